import type { Lighting } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import type { Language } from '#film/storyboard/storyboard.ts';

/** Sentences that finish a draft in its own language. They add picture and sound, never a claim. */
export interface Continuation {
  readonly actions: Record<PresetId, readonly string[]>;
  readonly lighting: Record<Lighting, string>;
  /** Where no lighting was chosen. */
  readonly lights: readonly string[];
  readonly sounds: readonly string[];
}

export const CONTINUATIONS: Record<Language, Continuation> = {
  en: {
    actions: {
      roulette: [
        'The wheel turns and the ball circles the polished rim.',
        'The camera follows the ball until the picture cuts away.',
        'Lamps are mirrored in the turning wheel.',
      ],
      blackjack: [
        'Cards glide across the felt one by one.',
        'The dealer fans a fresh deck in a single arc.',
        'A card turns slowly and the picture cuts away.',
      ],
      slots: [
        'Reels spin into ribbons of colour and slow down in turn.',
        'Light chases around the cabinets in rhythm.',
        'Cabinets wake up one by one along the aisle.',
      ],
      poker: [
        'Chips are cut and slid forward in one calm movement.',
        'Two players hold a look across the table.',
        'The dealer turns a card and the picture cuts away.',
      ],
    },
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
    ],
  },
  es: {
    actions: {
      roulette: [
        'La rueda gira y la bola recorre el borde pulido.',
        'La cámara sigue la bola hasta el corte.',
        'Las lámparas se reflejan en la rueda.',
      ],
      blackjack: [
        'Las cartas se deslizan por el tapete una a una.',
        'El crupier abre la baraja en un solo arco.',
        'Una carta gira despacio y la imagen corta.',
      ],
      slots: [
        'Los rodillos giran como cintas de color y frenan uno tras otro.',
        'Las luces recorren las máquinas al ritmo.',
        'Las máquinas se encienden una a una.',
      ],
      poker: [
        'Las fichas avanzan con un gesto tranquilo.',
        'Dos jugadores se miran a través de la mesa.',
        'El crupier descubre una carta y la imagen corta.',
      ],
    },
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
    ],
  },
  fr: {
    actions: {
      roulette: [
        'La roue tourne et la bille suit le bord poli.',
        'La caméra suit la bille jusqu’à la coupe.',
        'Les lampes se reflètent dans la roue.',
      ],
      blackjack: [
        'Les cartes glissent une à une sur le tapis.',
        'Le croupier ouvre le jeu d’un seul geste.',
        'Une carte se retourne lentement et l’image coupe.',
      ],
      slots: [
        'Les rouleaux filent en rubans de couleur et ralentissent tour à tour.',
        'Les lumières courent autour des machines en rythme.',
        'Les machines s’allument l’une après l’autre.',
      ],
      poker: [
        'Les jetons avancent d’un geste calme.',
        'Deux joueurs se regardent par-dessus la table.',
        'Le croupier retourne une carte et l’image coupe.',
      ],
    },
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
    ],
  },
  de: {
    actions: {
      roulette: [
        'Der Kessel dreht sich, und die Kugel läuft am polierten Rand.',
        'Die Kamera folgt der Kugel bis zum Schnitt.',
        'Lampen spiegeln sich im Kessel.',
      ],
      blackjack: [
        'Karten gleiten eine nach der anderen über den Filz.',
        'Der Dealer fächert ein neues Blatt in einem Bogen auf.',
        'Eine Karte dreht sich langsam, dann folgt der Schnitt.',
      ],
      slots: [
        'Walzen werden zu Farbbändern und bremsen nacheinander ab.',
        'Lichter laufen im Takt um die Geräte.',
        'Ein Gerät nach dem anderen leuchtet auf.',
      ],
      poker: [
        'Jetons gleiten mit ruhiger Hand nach vorn.',
        'Zwei Spieler sehen sich über den Tisch hinweg an.',
        'Der Dealer deckt eine Karte auf, dann folgt der Schnitt.',
      ],
    },
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
    ],
  },
  it: {
    actions: {
      roulette: [
        'La ruota gira e la pallina corre sul bordo lucido.',
        'La camera segue la pallina fino allo stacco.',
        'Le lampade si riflettono nella ruota.',
      ],
      blackjack: [
        'Le carte scivolano una a una sul panno.',
        'Il croupier apre il mazzo in un solo arco.',
        'Una carta si volta piano e arriva lo stacco.',
      ],
      slots: [
        'I rulli diventano nastri di colore e rallentano uno dopo l’altro.',
        'Le luci corrono a ritmo intorno alle macchine.',
        'Le macchine si accendono una a una.',
      ],
      poker: [
        'Le fiches avanzano con un gesto calmo.',
        'Due giocatori si guardano attraverso il tavolo.',
        'Il croupier scopre una carta e arriva lo stacco.',
      ],
    },
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
    ],
  },
  pt: {
    actions: {
      roulette: [
        'A roda gira e a bola percorre a borda polida.',
        'A câmera segue a bola até o corte.',
        'As lâmpadas se refletem na roda.',
      ],
      blackjack: [
        'As cartas deslizam uma a uma pelo feltro.',
        'O crupiê abre o baralho em um só arco.',
        'Uma carta vira devagar e a imagem corta.',
      ],
      slots: [
        'Os rolos viram fitas de cor e desaceleram um a um.',
        'As luzes correm no ritmo ao redor das máquinas.',
        'As máquinas se acendem uma a uma.',
      ],
      poker: [
        'As fichas avançam com um gesto calmo.',
        'Dois jogadores se olham através da mesa.',
        'O crupiê revela uma carta e a imagem corta.',
      ],
    },
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
    ],
  },
  zh: {
    actions: {
      roulette: [
        '轮盘缓缓转动，小球沿着光滑的边缘滑行。',
        '镜头跟随小球，在停下之前切走。',
        '灯影映在转动的轮盘上。',
      ],
      blackjack: [
        '纸牌一张张滑过绒面牌桌。',
        '荷官一手展开一副新牌。',
        '一张牌慢慢翻起，画面随即切走。',
      ],
      slots: [
        '转轴化作彩色的光带，依次慢下来。',
        '灯光随节奏绕着机台流动。',
        '机台一台接一台亮起。',
      ],
      poker: ['筹码被平稳地推向桌心。', '两位牌手隔桌对视。', '荷官翻开一张牌，画面随即切走。'],
    },
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
    ],
  },
};
