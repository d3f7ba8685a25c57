import type { PresetId } from '#domain/presets.ts';
import type { Language } from '#film/storyboard/storyboard.ts';

interface GameName {
  /** How a title names the game where the prompt does not. */
  readonly usual: string;
  /** How prompts name it: a regular expression over folded text. */
  readonly mentions: string;
}

export const GAME_NAMES: Record<Language, Record<PresetId, GameName>> = {
  en: {
    roulette: { usual: 'Roulette', mentions: 'roulette' },
    blackjack: { usual: 'Blackjack', mentions: 'black ?jack' },
    slots: { usual: 'Slots', mentions: 'slot machines?|slots?' },
    poker: { usual: 'Poker', mentions: "texas hold ?'?em|hold'em|omaha|poker" },
  },
  es: {
    roulette: { usual: 'Ruleta', mentions: 'ruleta' },
    blackjack: { usual: 'Blackjack', mentions: 'black ?jack' },
    slots: { usual: 'Tragaperras', mentions: 'tragaperras|tragamonedas|slots' },
    poker: { usual: 'Póker', mentions: "texas hold ?'?em|poker|poquer" },
  },
  fr: {
    roulette: { usual: 'Roulette', mentions: 'roulette' },
    blackjack: { usual: 'Blackjack', mentions: 'black ?jack' },
    slots: { usual: 'Machines à sous', mentions: 'machines? a sous|slots' },
    poker: { usual: 'Poker', mentions: "texas hold ?'?em|poker" },
  },
  de: {
    roulette: { usual: 'Roulette', mentions: 'roulette' },
    blackjack: { usual: 'Blackjack', mentions: 'black ?jack' },
    slots: { usual: 'Automatenspiel', mentions: 'spielautomaten|automatenspiel|automaten|slots' },
    poker: { usual: 'Poker', mentions: "texas hold ?'?em|poker" },
  },
  it: {
    roulette: { usual: 'Roulette', mentions: 'roulette' },
    blackjack: { usual: 'Blackjack', mentions: 'black ?jack' },
    slots: { usual: 'Slot', mentions: 'slot machines?|slots?' },
    poker: { usual: 'Poker', mentions: "texas hold ?'?em|poker" },
  },
  pt: {
    roulette: { usual: 'Roleta', mentions: 'roleta' },
    blackjack: { usual: 'Blackjack', mentions: 'black ?jack|vinte e um' },
    slots: { usual: 'Slots', mentions: 'caca-niqueis|slot machines|slots' },
    poker: { usual: 'Pôquer', mentions: "texas hold ?'?em|poquer|poker" },
  },
  zh: {
    roulette: { usual: '轮盘', mentions: '轮盘赌?|輪盤|罗利特' },
    blackjack: { usual: '21点', mentions: '二十一点|21点|黑杰克|廿一点' },
    slots: { usual: '老虎机', mentions: '老虎机|老虎機|角子机' },
    poker: { usual: '扑克', mentions: '德州扑克|奥马哈|撲克|扑克' },
  },
};
