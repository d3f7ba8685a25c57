import type { PresetId } from '#domain/order/presets.ts';
import { findGame } from '#games/game-list.ts';
import type { Language } from '#domain/languages.ts';

/** Words that a brief without any may show: no claim, no price, no name. Labels are those that briefs use. */
export interface SuggestedWords {
  readonly headlineLabel: string;
  readonly headlines: readonly string[];
  readonly callLabel: string;
  readonly calls: readonly string[];
}

export const SUGGESTED_WORDS: Record<Language, SuggestedWords> = {
  en: {
    headlineLabel: 'Headline',
    headlines: [
      'An evening to remember',
      'The night is set',
      'Your table awaits',
      'Good company, good night',
      'A table for tonight',
      'Where the evening begins',
    ],
    callLabel: 'Call to action',
    calls: [
      'Reserve your table',
      'Plan your visit',
      'Book your evening',
      'Reserve your seat',
      'Save your place',
      'Come and see us',
      'See what is on',
    ],
  },
  es: {
    headlineLabel: 'Titular',
    headlines: [
      'Una noche para recordar',
      'La noche está servida',
      'Su mesa le espera',
      'Buena compañía, buena noche',
      'Donde empieza la noche',
      'La sala le da la bienvenida',
    ],
    callLabel: 'Botón',
    calls: [
      'Reserve su mesa',
      'Planee su visita',
      'Reserve su noche',
      'Reserve su asiento',
      'Guarde su plaza',
      'Venga a vernos',
      'Vea el programa',
    ],
  },
  fr: {
    headlineLabel: 'Titre',
    headlines: [
      'Une soirée mémorable',
      'La soirée commence ici',
      'Un soir, une table',
      'Une soirée en bonne compagnie',
      'Bienvenue dans la soirée',
      'Là où la soirée commence',
      'Bonne compagnie, belle soirée',
    ],
    callLabel: 'Bouton',
    calls: [
      'Réservez votre table',
      'Préparez votre visite',
      'Réservez votre soirée',
      'Réservez votre place',
    ],
  },
  de: {
    headlineLabel: 'Titel',
    headlines: [
      'Ein Abend, der bleibt',
      'Die Nacht ist gedeckt',
      'Ihr Tisch wartet',
      'Gute Gesellschaft, guter Abend',
      'Wo der Abend beginnt',
      'Heute Abend ist Platz',
    ],
    callLabel: 'Button',
    calls: [
      'Tisch reservieren',
      'Besuch planen',
      'Abend buchen',
      'Platz reservieren',
      'Platz sichern',
      'Besuchen Sie uns',
      'Programm ansehen',
    ],
  },
  it: {
    headlineLabel: 'Titolo',
    headlines: [
      'Una serata da ricordare',
      'La notte è servita',
      'Il vostro tavolo vi aspetta',
      'Buona compagnia, bella serata',
      'Benvenuti alla serata',
      'Dove comincia la serata',
      'Stasera c’è un tavolo',
    ],
    callLabel: 'Pulsante',
    calls: [
      'Prenotate il tavolo',
      'Organizzate la visita',
      'Prenotate la serata',
      'Prenotate il posto',
    ],
  },
  pt: {
    headlineLabel: 'Título',
    headlines: [
      'Uma noite para lembrar',
      'A noite está servida',
      'A sua mesa espera',
      'Boa companhia, boa noite',
      'Entre na noite',
      'Onde a noite começa',
      'Hoje a noite tem mesa',
    ],
    callLabel: 'Botão',
    calls: [
      'Reserve a sua mesa',
      'Planeje a sua visita',
      'Reserve a sua noite',
      'Reserve o seu lugar',
    ],
  },
  zh: {
    headlineLabel: '标题',
    headlines: [
      '难忘的夜晚',
      '今夜为您而设',
      '您的座位已备好',
      '良友相聚之夜',
      '夜色正好',
      '今晚从这里开始',
      '灯火中的夜晚',
    ],
    callLabel: '按钮',
    calls: ['预订座位', '敬请光临', '预约今晚', '预留座位', '留一个座位', '欢迎光临', '查看节目单'],
  },
};

/** Headlines for a brief that names none; those of the game are in English only. */
export function suggestedHeadlines(language: Language, preset: PresetId | null): readonly string[] {
  return preset !== null && language === 'en'
    ? findGame(preset).script.titles
    : SUGGESTED_WORDS[language].headlines;
}
