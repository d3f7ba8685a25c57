import { marketOf, type MarketCode } from '#domain/markets/markets.ts';

/** Every way in which there is no film to see. */
export type PageErrorKind = 'unknown' | 'gone' | 'country' | 'elsewhere' | 'age';

interface ErrorTexts {
  readonly title: string;
  readonly sentence: string;
}

/** Every sentence of the public page, in one language. */
export interface PageTexts {
  readonly language: string;
  readonly gateTitle: (age: number) => string;
  readonly gateHeading: (age: number) => string;
  readonly shares: (organization: string) => string;
  readonly isVideo: string;
  readonly video: string;
  readonly videoBy: (organization: string) => string;
  readonly madeWithAi: string;
  readonly where: string;
  /** Why it is asked. */
  readonly whyWhere: string;
  readonly choose: string;
  readonly elsewhere: string;
  readonly password: string;
  readonly oldEnough: (age: number) => string;
  readonly younger: string;
  readonly captions: string;
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly position: string;
  readonly fullScreen: string;
  readonly aiGenerated: string;
  readonly ageAndPlace: (age: number, place: string) => string;
  readonly visit: (name: string) => string;
  readonly gamblingProblem: string;
  readonly footer: (age: number) => string;
  readonly advertiser: string;
  readonly verify: string;
  readonly faults: Readonly<Record<'password' | 'place' | 'tries' | 'stale', string>>;
  readonly errors: Readonly<Record<Exclude<PageErrorKind, 'age'>, ErrorTexts>>;
  /** Titles the refusal of those who say that they are younger. */
  readonly tooYoung: string;
  /** Leads back to the question where somebody is. */
  readonly anotherPlace: string;
}

const ENGLISH: PageTexts = {
  language: 'en',
  gateTitle: (age) => `For people aged ${age} and over`,
  gateHeading: (age) => `This video is for people aged ${age} and over`,
  shares: (organization) => `${organization} shares a casino marketing video made with AI.`,
  isVideo: 'This is a casino marketing video made with AI.',
  video: 'A casino marketing video',
  videoBy: (organization) => `A casino marketing video by ${organization}`,
  madeWithAi: 'made with AI',
  where: 'Where are you now?',
  whyWhere: 'This decides whether we can show the video, and which helpline.',
  choose: 'Please choose',
  elsewhere: 'Somewhere else',
  password: 'Password',
  oldEnough: (age) => `I am ${age} or older`,
  younger: 'I am younger',
  captions: 'Captions',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  position: 'Position',
  fullScreen: 'Full screen',
  aiGenerated: 'AI-generated',
  ageAndPlace: (age, place) => `For people aged ${age} and over. Available in: ${place}.`,
  visit: (name) => `Visit ${name}`,
  gamblingProblem: 'Gambling problem?',
  advertiser: 'Advertiser',
  footer: (age) => `Made with AI by CasinoReel, for people aged ${age} and over.`,
  verify: 'Verify a video',
  faults: {
    password: 'This password is not correct.',
    place: 'Please select where you are.',
    tries: 'Too many attempts. Please wait a minute and try again.',
    stale: 'This page was open for too long. Please confirm again.',
  },
  errors: {
    unknown: {
      title: 'Video not found',
      sentence:
        'There is no video at this address. Please check it, or ask whoever sent it to you.',
    },
    gone: {
      title: 'This video is no longer shared',
      sentence:
        'The casino has removed it, or its link has expired. If you expected to see it, ask the casino for a new link.',
    },
    country: {
      title: 'Not available in your location',
      sentence: 'This video is shown only in the places that it was made for.',
    },
    elsewhere: {
      title: 'Open the video directly',
      sentence: 'This request came from another page. Please open the video’s own link.',
    },
  },
  tooYoung: 'You are too young to watch this',
  anotherPlace: 'Choose another place',
};

const GERMAN: PageTexts = {
  language: 'de',
  gateTitle: (age) => `Ab ${age} Jahren`,
  gateHeading: (age) => `Dieses Video ist für Personen ab ${age} Jahren`,
  shares: (organization) => `${organization} teilt ein mit KI erstelltes Casino-Werbevideo.`,
  isVideo: 'Dies ist ein mit KI erstelltes Casino-Werbevideo.',
  video: 'Ein Casino-Werbevideo',
  videoBy: (organization) => `Ein Casino-Werbevideo von ${organization}`,
  madeWithAi: 'mit KI erstellt',
  where: 'Wo befinden Sie sich gerade?',
  whyWhere: 'Davon hängt ab, ob wir das Video zeigen dürfen und welche Hilfe wir nennen.',
  choose: 'Bitte wählen',
  elsewhere: 'An einem anderen Ort',
  password: 'Passwort',
  oldEnough: (age) => `Ich bin ${age} oder älter`,
  younger: 'Ich bin jünger',
  captions: 'Untertitel',
  play: 'Abspielen',
  pause: 'Pause',
  mute: 'Ton aus',
  position: 'Position',
  fullScreen: 'Vollbild',
  aiGenerated: 'KI-generiert',
  ageAndPlace: (age, place) => `Für Personen ab ${age} Jahren. Verfügbar in: ${place}.`,
  visit: (name) => `${name} besuchen`,
  gamblingProblem: 'Probleme mit Glücksspiel?',
  advertiser: 'Werbender',
  footer: (age) => `Mit KI erstellt von CasinoReel, für Personen ab ${age} Jahren.`,
  verify: 'Video prüfen',
  faults: {
    password: 'Dieses Passwort ist nicht richtig.',
    place: 'Bitte wählen Sie, wo Sie sich befinden.',
    tries: 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
    stale: 'Diese Seite war zu lange geöffnet. Bitte bestätigen Sie noch einmal.',
  },
  errors: {
    unknown: {
      title: 'Video nicht gefunden',
      sentence: 'Unter dieser Adresse gibt es kein Video. Bitte prüfen Sie die Adresse.',
    },
    gone: {
      title: 'Dieses Video wird nicht mehr geteilt',
      sentence:
        'Das Casino hat es zurückgezogen, oder der Link ist abgelaufen. Bitten Sie das Casino um einen neuen Link.',
    },
    country: {
      title: 'An Ihrem Ort nicht verfügbar',
      sentence: 'Dieses Video wird nur an den Orten gezeigt, für die es erstellt wurde.',
    },
    elsewhere: {
      title: 'Öffnen Sie das Video direkt',
      sentence:
        'Diese Anfrage kam von einer anderen Seite. Bitte öffnen Sie die Adresse des Videos selbst.',
    },
  },
  tooYoung: 'Sie sind zu jung für dieses Video',
  anotherPlace: 'Anderen Ort wählen',
};

const FRENCH: PageTexts = {
  language: 'fr',
  gateTitle: (age) => `Réservé aux personnes de ${age} ans et plus`,
  gateHeading: (age) => `Cette vidéo est réservée aux personnes de ${age} ans et plus`,
  shares: (organization) =>
    `${organization} partage une vidéo publicitaire de casino créée avec l’IA.`,
  isVideo: 'Ceci est une vidéo publicitaire de casino créée avec l’IA.',
  video: 'Une vidéo publicitaire de casino',
  videoBy: (organization) => `Une vidéo publicitaire de casino de ${organization}`,
  madeWithAi: 'créée avec l’IA',
  where: 'Où vous trouvez-vous actuellement ?',
  whyWhere: 'Cela détermine si nous pouvons montrer la vidéo et quel service d’aide indiquer.',
  choose: 'Veuillez choisir',
  elsewhere: 'Ailleurs',
  password: 'Mot de passe',
  oldEnough: (age) => `J’ai ${age} ans ou plus`,
  younger: 'Je suis plus jeune',
  captions: 'Sous-titres',
  play: 'Lire',
  pause: 'Pause',
  mute: 'Couper le son',
  position: 'Position',
  fullScreen: 'Plein écran',
  aiGenerated: 'Généré par IA',
  ageAndPlace: (age, place) =>
    `Réservé aux personnes de ${age} ans et plus. Disponible en : ${place}.`,
  visit: (name) => `Visiter ${name}`,
  gamblingProblem: 'Un problème avec le jeu ?',
  advertiser: 'Annonceur',
  footer: (age) => `Créé avec l’IA par CasinoReel, pour les personnes de ${age} ans et plus.`,
  verify: 'Vérifier une vidéo',
  faults: {
    password: 'Ce mot de passe est incorrect.',
    place: 'Veuillez indiquer où vous vous trouvez.',
    tries: 'Trop de tentatives. Veuillez patienter une minute avant de réessayer.',
    stale: 'Cette page est restée ouverte trop longtemps. Veuillez confirmer à nouveau.',
  },
  errors: {
    unknown: {
      title: 'Vidéo introuvable',
      sentence: 'Il n’y a pas de vidéo à cette adresse. Veuillez la vérifier.',
    },
    gone: {
      title: 'Cette vidéo n’est plus partagée',
      sentence: 'Le casino l’a retirée, ou son lien a expiré. Demandez un nouveau lien au casino.',
    },
    country: {
      title: 'Indisponible à votre emplacement',
      sentence: 'Cette vidéo n’est diffusée que dans les lieux pour lesquels elle a été créée.',
    },
    elsewhere: {
      title: 'Ouvrez la vidéo directement',
      sentence:
        'Cette demande vient d’une autre page. Veuillez ouvrir l’adresse de la vidéo elle-même.',
    },
  },
  tooYoung: 'Vous êtes trop jeune pour cette vidéo',
  anotherPlace: 'Choisir un autre lieu',
};

const SPANISH: PageTexts = {
  language: 'es',
  gateTitle: (age) => `Solo para mayores de ${age} años`,
  gateHeading: (age) => `Este vídeo es solo para personas de ${age} años o más`,
  shares: (organization) =>
    `${organization} comparte un vídeo publicitario de casino creado con IA.`,
  isVideo: 'Este es un vídeo publicitario de casino creado con IA.',
  video: 'Un vídeo publicitario de casino',
  videoBy: (organization) => `Un vídeo publicitario de casino de ${organization}`,
  madeWithAi: 'creado con IA',
  where: '¿Dónde se encuentra ahora?',
  whyWhere: 'De ello depende si podemos mostrar el vídeo y qué línea de ayuda indicar.',
  choose: 'Seleccione una opción',
  elsewhere: 'En otro lugar',
  password: 'Contraseña',
  oldEnough: (age) => `Tengo ${age} años o más`,
  younger: 'Soy menor',
  captions: 'Subtítulos',
  play: 'Reproducir',
  pause: 'Pausa',
  mute: 'Silenciar',
  position: 'Posición',
  fullScreen: 'Pantalla completa',
  aiGenerated: 'Generado con IA',
  ageAndPlace: (age, place) => `Para personas de ${age} años o más. Disponible en: ${place}.`,
  visit: (name) => `Visitar ${name}`,
  gamblingProblem: '¿Problemas con el juego?',
  advertiser: 'Anunciante',
  footer: (age) => `Creado con IA por CasinoReel, para personas de ${age} años o más.`,
  verify: 'Verificar un vídeo',
  faults: {
    password: 'Esta contraseña no es correcta.',
    place: 'Seleccione dónde se encuentra.',
    tries: 'Demasiados intentos. Espere un minuto y vuelva a intentarlo.',
    stale: 'Esta página ha estado abierta demasiado tiempo. Confirme de nuevo.',
  },
  errors: {
    unknown: {
      title: 'Vídeo no encontrado',
      sentence: 'No hay ningún vídeo en esta dirección. Compruébela.',
    },
    gone: {
      title: 'Este vídeo ya no se comparte',
      sentence: 'El casino lo ha retirado o el enlace ha caducado. Pida un enlace nuevo al casino.',
    },
    country: {
      title: 'No disponible en su ubicación',
      sentence: 'Este vídeo solo se muestra en los lugares para los que se ha creado.',
    },
    elsewhere: {
      title: 'Abra el vídeo directamente',
      sentence: 'Esta solicitud procede de otra página. Abra la dirección del propio vídeo.',
    },
  },
  tooYoung: 'No tiene la edad necesaria para ver este vídeo',
  anotherPlace: 'Elegir otro lugar',
};

const ITALIAN: PageTexts = {
  language: 'it',
  gateTitle: (age) => `Riservato a chi ha almeno ${age} anni`,
  gateHeading: (age) => `Questo video è riservato a chi ha almeno ${age} anni`,
  shares: (organization) =>
    `${organization} condivide un video pubblicitario di casinò creato con l’IA.`,
  isVideo: 'Questo è un video pubblicitario di casinò creato con l’IA.',
  video: 'Un video pubblicitario di casinò',
  videoBy: (organization) => `Un video pubblicitario di casinò di ${organization}`,
  madeWithAi: 'creato con l’IA',
  where: 'Dove ti trovi adesso?',
  whyWhere: 'Da questo dipende se possiamo mostrare il video e quale servizio di aiuto indicare.',
  choose: 'Scegli un’opzione',
  elsewhere: 'In un altro luogo',
  password: 'Password',
  oldEnough: (age) => `Ho almeno ${age} anni`,
  younger: 'Sono più giovane',
  captions: 'Sottotitoli',
  play: 'Riproduci',
  pause: 'Pausa',
  mute: 'Disattiva audio',
  position: 'Posizione',
  fullScreen: 'Schermo intero',
  aiGenerated: 'Generato con l’IA',
  ageAndPlace: (age, place) => `Per chi ha almeno ${age} anni. Disponibile in: ${place}.`,
  visit: (name) => `Visita ${name}`,
  gamblingProblem: 'Problemi con il gioco?',
  advertiser: 'Inserzionista',
  footer: (age) => `Creato con l’IA da CasinoReel, per chi ha almeno ${age} anni.`,
  verify: 'Verifica un video',
  faults: {
    password: 'Questa password non è corretta.',
    place: 'Indica dove ti trovi.',
    tries: 'Troppi tentativi. Attendi un minuto e riprova.',
    stale: 'Questa pagina è rimasta aperta troppo a lungo. Conferma di nuovo.',
  },
  errors: {
    unknown: {
      title: 'Video non trovato',
      sentence: 'A questo indirizzo non c’è nessun video. Controlla l’indirizzo.',
    },
    gone: {
      title: 'Questo video non è più condiviso',
      sentence: 'Il casinò lo ha ritirato o il link è scaduto. Chiedi al casinò un nuovo link.',
    },
    country: {
      title: 'Non disponibile dove ti trovi',
      sentence: 'Questo video viene mostrato solo nei luoghi per cui è stato creato.',
    },
    elsewhere: {
      title: 'Apri il video direttamente',
      sentence: 'Questa richiesta proviene da un’altra pagina. Apri l’indirizzo del video stesso.',
    },
  },
  tooYoung: 'Non hai l’età per questo video',
  anotherPlace: 'Scegli un altro luogo',
};

const PORTUGUESE: PageTexts = {
  language: 'pt',
  gateTitle: (age) => `Para maiores de ${age} anos`,
  gateHeading: (age) => `Este vídeo é para pessoas com ${age} anos ou mais`,
  shares: (organization) =>
    `${organization} compartilha um vídeo publicitário de cassino criado com IA.`,
  isVideo: 'Este é um vídeo publicitário de cassino criado com IA.',
  video: 'Um vídeo publicitário de cassino',
  videoBy: (organization) => `Um vídeo publicitário de cassino de ${organization}`,
  madeWithAi: 'criado com IA',
  where: 'Onde você está agora?',
  whyWhere: 'Isso define se podemos exibir o vídeo e qual linha de ajuda indicar.',
  choose: 'Selecione uma opção',
  elsewhere: 'Em outro lugar',
  password: 'Senha',
  oldEnough: (age) => `Tenho ${age} anos ou mais`,
  younger: 'Sou mais jovem',
  captions: 'Legendas',
  play: 'Reproduzir',
  pause: 'Pausar',
  mute: 'Silenciar',
  position: 'Posição',
  fullScreen: 'Tela cheia',
  aiGenerated: 'Gerado por IA',
  ageAndPlace: (age, place) => `Para pessoas com ${age} anos ou mais. Disponível em: ${place}.`,
  visit: (name) => `Visitar ${name}`,
  gamblingProblem: 'Problemas com o jogo?',
  advertiser: 'Anunciante',
  footer: (age) => `Criado com IA por CasinoReel, para pessoas com ${age} anos ou mais.`,
  verify: 'Verificar um vídeo',
  faults: {
    password: 'Esta senha não está correta.',
    place: 'Selecione onde você está.',
    tries: 'Muitas tentativas. Aguarde um minuto e tente de novo.',
    stale: 'Esta página ficou aberta por muito tempo. Confirme novamente.',
  },
  errors: {
    unknown: {
      title: 'Vídeo não encontrado',
      sentence: 'Não há vídeo neste endereço. Verifique o endereço.',
    },
    gone: {
      title: 'Este vídeo não é mais compartilhado',
      sentence: 'O cassino o retirou ou o link expirou. Peça um novo link ao cassino.',
    },
    country: {
      title: 'Não disponível na sua localização',
      sentence: 'Este vídeo só é exibido nos locais para os quais foi criado.',
    },
    elsewhere: {
      title: 'Abra o vídeo diretamente',
      sentence: 'Esta solicitação veio de outra página. Abra o endereço do próprio vídeo.',
    },
  },
  tooYoung: 'Você não tem idade para ver este vídeo',
  anotherPlace: 'Escolher outro lugar',
};

const ALL: readonly PageTexts[] = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE];

/** The texts in the first language that all these markets share; English where there is none. */
export function textsOf(markets: readonly MarketCode[]): PageTexts {
  const [first, ...rest] = markets.map((code): readonly string[] => marketOf(code).languages);
  const shared = (first ?? []).filter((language) => rest.every((each) => each.includes(language)));
  return ALL.find(({ language }) => language === shared[0]) ?? ENGLISH;
}
