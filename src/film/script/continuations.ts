import type { Language } from '#domain/languages.ts';
import type { Lighting } from '#domain/order/controls.ts';

/** Sentences that finish a draft in its own language. They add picture and sound, never a claim. */
export interface Continuation {
  readonly lighting: Record<Lighting, string>;
  /** Where no lighting was chosen. */
  readonly lights: readonly string[];
  readonly sounds: readonly string[];
}

export const CONTINUATIONS: Record<Language, Continuation> = {
  en: {
    lighting: {
      bright: 'Bright, open light.',
      cinematic: 'Warm cinematic light.',
      dramatic: 'Dramatic pools of light.',
      neon: 'A neon glow on every surface.',
    },
    lights: [
      'Soft light with deep, calm shadows.',
      'Warm light and a shallow focus.',
      'Small lamps and quiet reflections.',
      'Light that moves slowly through the room.',
      'A gentle glow from above.',
    ],
    sounds: [
      'A slow jazz trio plays.',
      'Soft piano in the background.',
      'A calm, modern rhythm carries the cut.',
      'Warm strings close the film.',
      'Brushed drums keep the time.',
      'A muted trumpet ends the scene.',
      'Deep electronic chords in the background.',
      'A double bass walks under the picture.',
      'Congas set an easy pace.',
      'A vibraphone rings out softly.',
    ],
  },
  es: {
    lighting: {
      bright: 'Luz clara y abierta.',
      cinematic: 'Luz cálida de cine.',
      dramatic: 'Contraluces y sombras marcadas.',
      neon: 'Resplandor de neón en cada superficie.',
    },
    lights: [
      'Luz suave con sombras profundas.',
      'Luz cálida y poca profundidad de campo.',
      'Lámparas pequeñas y reflejos discretos.',
      'Una luz que recorre despacio la sala.',
      'Un brillo suave desde arriba.',
    ],
    sounds: [
      'Suena un trío de jazz lento.',
      'Piano suave de fondo.',
      'Un ritmo moderno y tranquilo marca el corte.',
      'Cierran unas cuerdas cálidas.',
      'Las escobillas marcan el compás.',
      'Una trompeta con sordina cierra la escena.',
      'Acordes electrónicos graves de fondo.',
      'Un contrabajo acompaña la imagen.',
      'Unas congas marcan un paso tranquilo.',
      'Un vibráfono suena con suavidad.',
    ],
  },
  fr: {
    lighting: {
      bright: 'Lumière claire et ouverte.',
      cinematic: 'Lumière chaude de cinéma.',
      dramatic: 'Clair-obscur marqué.',
      neon: 'Lueur de néon sur chaque surface.',
    },
    lights: [
      'Lumière douce et ombres profondes.',
      'Lumière chaude, faible profondeur de champ.',
      'Petites lampes et reflets discrets.',
      'Une lumière qui traverse lentement la salle.',
      'Une lueur douce venue d’en haut.',
    ],
    sounds: [
      'Un trio de jazz joue lentement.',
      'Piano doux en arrière-plan.',
      'Un rythme moderne et calme porte le montage.',
      'Des cordes chaudes concluent.',
      'Les balais marquent la mesure.',
      'Une trompette en sourdine clôt la scène.',
      'Des accords électroniques graves en fond.',
      'Une contrebasse accompagne l’image.',
      'Des congas donnent une allure tranquille.',
      'Un vibraphone résonne doucement.',
    ],
  },
  de: {
    lighting: {
      bright: 'Helles, offenes Licht.',
      cinematic: 'Warmes Kinolicht.',
      dramatic: 'Starke Lichtkegel und tiefe Schatten.',
      neon: 'Neonschein auf jeder Fläche.',
    },
    lights: [
      'Weiches Licht mit tiefen Schatten.',
      'Warmes Licht und geringe Schärfentiefe.',
      'Kleine Lampen und stille Spiegelungen.',
      'Ein Licht, das langsam durch den Raum wandert.',
      'Ein sanfter Schein von oben.',
    ],
    sounds: [
      'Ein Jazztrio spielt langsam.',
      'Leises Klavier im Hintergrund.',
      'Ein ruhiger, moderner Rhythmus trägt den Schnitt.',
      'Warme Streicher zum Schluss.',
      'Besen auf der Trommel halten den Takt.',
      'Eine gedämpfte Trompete beendet die Szene.',
      'Tiefe elektronische Akkorde im Hintergrund.',
      'Ein Kontrabass begleitet das Bild.',
      'Congas geben ein ruhiges Tempo vor.',
      'Ein Vibraphon klingt leise nach.',
    ],
  },
  it: {
    lighting: {
      bright: 'Luce chiara e aperta.',
      cinematic: 'Luce calda da cinema.',
      dramatic: 'Forti contrasti e ombre profonde.',
      neon: 'Bagliore di neon su ogni superficie.',
    },
    lights: [
      'Luce morbida e ombre profonde.',
      'Luce calda e poca profondità di campo.',
      'Piccole lampade e riflessi discreti.',
      'Una luce che attraversa piano la sala.',
      'Un chiarore dolce dall’alto.',
    ],
    sounds: [
      'Suona piano un trio jazz.',
      'Pianoforte leggero in sottofondo.',
      'Un ritmo moderno e calmo guida il montaggio.',
      'Chiudono archi caldi.',
      'Le spazzole tengono il tempo.',
      'Una tromba con sordina chiude la scena.',
      'Accordi elettronici profondi in sottofondo.',
      'Un contrabbasso accompagna l’immagine.',
      'Le congas danno un passo tranquillo.',
      'Un vibrafono risuona piano.',
    ],
  },
  pt: {
    lighting: {
      bright: 'Luz clara e aberta.',
      cinematic: 'Luz quente de cinema.',
      dramatic: 'Contrastes fortes e sombras profundas.',
      neon: 'Brilho de néon em cada superfície.',
    },
    lights: [
      'Luz suave com sombras profundas.',
      'Luz quente e pouca profundidade de campo.',
      'Pequenas lâmpadas e reflexos discretos.',
      'Uma luz que atravessa devagar a sala.',
      'Um brilho suave vindo do alto.',
    ],
    sounds: [
      'Um trio de jazz toca devagar.',
      'Piano suave ao fundo.',
      'Um ritmo moderno e calmo conduz o corte.',
      'Cordas quentes encerram o filme.',
      'As vassourinhas marcam o tempo.',
      'Um trompete com surdina encerra a cena.',
      'Acordes eletrônicos graves ao fundo.',
      'Um contrabaixo acompanha a imagem.',
      'As congas marcam um passo tranquilo.',
      'Um vibrafone soa suavemente.',
    ],
  },
  zh: {
    lighting: {
      bright: '光线明亮开阔。',
      cinematic: '温暖的电影感光线。',
      dramatic: '强烈的明暗对比。',
      neon: '霓虹映在每一个表面。',
    },
    lights: [
      '柔和的光线与深沉的阴影。',
      '暖光，浅景深。',
      '小灯与静静的倒影。',
      '光线缓缓掠过房间。',
      '从上方落下的柔光。',
    ],
    sounds: [
      '慢速爵士三重奏。',
      '轻柔的钢琴背景音乐。',
      '平稳而现代的节奏。',
      '温暖的弦乐收尾。',
      '鼓刷轻轻打着拍子。',
      '弱音小号结束画面。',
      '低沉的电子和弦作背景。',
      '低音提琴伴着画面。',
      '康加鼓的节奏从容。',
      '颤音琴轻轻回响。',
    ],
  },
};
