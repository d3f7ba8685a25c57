import type { PlayedStyle } from '#domain/order/look.ts';
import type { Language } from '#domain/languages.ts';

/** The music of a film in words, for who does not hear it. */
export const MUSIC_NAMES: Record<Language, Record<PlayedStyle, string>> = {
  en: {
    lounge: 'Lounge music',
    jazz: 'Jazz',
    electronic: 'Electronic music',
    orchestral: 'Orchestral music',
    latin: 'Latin music',
    rock: 'Rock music',
    funk: 'Funk',
  },
  es: {
    lounge: 'Música lounge',
    jazz: 'Jazz',
    electronic: 'Música electrónica',
    orchestral: 'Música orquestal',
    latin: 'Música latina',
    rock: 'Música rock',
    funk: 'Funk',
  },
  fr: {
    lounge: 'Musique lounge',
    jazz: 'Jazz',
    electronic: 'Musique électronique',
    orchestral: 'Musique orchestrale',
    latin: 'Musique latine',
    rock: 'Musique rock',
    funk: 'Funk',
  },
  de: {
    lounge: 'Loungemusik',
    jazz: 'Jazz',
    electronic: 'Elektronische Musik',
    orchestral: 'Orchestermusik',
    latin: 'Lateinamerikanische Musik',
    rock: 'Rockmusik',
    funk: 'Funk',
  },
  it: {
    lounge: 'Musica lounge',
    jazz: 'Jazz',
    electronic: 'Musica elettronica',
    orchestral: 'Musica orchestrale',
    latin: 'Musica latina',
    rock: 'Musica rock',
    funk: 'Funk',
  },
  pt: {
    lounge: 'Música lounge',
    jazz: 'Jazz',
    electronic: 'Música eletrónica',
    orchestral: 'Música orquestral',
    latin: 'Música latina',
    rock: 'Música rock',
    funk: 'Funk',
  },
  zh: {
    lounge: '沙发音乐',
    jazz: '爵士乐',
    electronic: '电子音乐',
    orchestral: '管弦乐',
    latin: '拉丁音乐',
    rock: '摇滚乐',
    funk: '放克音乐',
  },
};
