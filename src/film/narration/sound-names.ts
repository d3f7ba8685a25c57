import type { PresetId } from '#domain/presets.ts';
import type { Language, MusicStyle } from '#film/storyboard/storyboard.ts';

/** The music of a film in words, for who does not hear it. */
export const MUSIC_NAMES: Record<Language, Record<MusicStyle, string>> = {
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

/** What is heard from the table. */
export const GAME_SOUND_NAMES: Record<Language, Record<PresetId, string>> = {
  en: {
    roulette: 'The ball runs around the wheel',
    blackjack: 'Cards slide over the felt',
    slots: 'Reels spin and stop',
    poker: 'Chips click',
  },
  es: {
    roulette: 'La bola gira en la ruleta',
    blackjack: 'Las cartas se deslizan sobre el tapete',
    slots: 'Los rodillos giran y se detienen',
    poker: 'Suenan las fichas',
  },
  fr: {
    roulette: 'La bille tourne dans la roulette',
    blackjack: 'Les cartes glissent sur le tapis',
    slots: 'Les rouleaux tournent et s’arrêtent',
    poker: 'Les jetons cliquettent',
  },
  de: {
    roulette: 'Die Kugel läuft im Kessel',
    blackjack: 'Karten gleiten über den Filz',
    slots: 'Walzen drehen sich und halten an',
    poker: 'Jetons klackern',
  },
  it: {
    roulette: 'La pallina gira nella roulette',
    blackjack: 'Le carte scivolano sul tappeto',
    slots: 'I rulli girano e si fermano',
    poker: 'Tintinnio di fiches',
  },
  pt: {
    roulette: 'A bola gira na roleta',
    blackjack: 'As cartas deslizam sobre o feltro',
    slots: 'Os rolos giram e param',
    poker: 'As fichas tilintam',
  },
  zh: {
    roulette: '小球在轮盘上滚动',
    blackjack: '纸牌滑过桌面',
    slots: '转轴旋转后停下',
    poker: '筹码碰撞声',
  },
};
