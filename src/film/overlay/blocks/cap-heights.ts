import type { WordRole } from '#domain/order/words.ts';
import type { BlockOrder } from '#film/overlay/blocks/blocks.ts';
import { cardOf, ofShape } from '#film/overlay/layout/cards.ts';
import { isTall } from '#film/overlay/layout/safe-area.ts';
import { measureInk, type TypeSetting } from '#film/overlay/type/type-setter.ts';
import type { ShotWords } from '#film/storyboard/storyboard.ts';

/** Heights of capitals as parts of the shorter side: of what the shot is about, and of what stands beside it. */
const CAPS: Record<PlainRole, { readonly alone: number; readonly beside: number }> = {
  offer: { alone: 0.115, beside: 0.066 },
  when: { alone: 0.12, beside: 0.062 },
  where: { alone: 0.12, beside: 0.056 },
  note: { alone: 0.085, beside: 0.042 },
  condition: { alone: 0.05, beside: 0.05 },
  callToAction: { alone: 0.046, beside: 0.046 },
};
type PlainRole = Exclude<WordRole, 'headline' | 'signature' | 'terms'>;

const SUM_CAP = { alone: 0.18, beside: 0.085, onEndCard: 0.115 } as const;
/** Of the usual size, what an end card is about and what stands beside it: it is a poster. */
const POSTER_CAPS = { wide: 1.3, other: 1.1, beside: 1.15 } as const;
/** Of the title's: the name that signs, a title that is not what its shot is about, a name below one, and a title that was read before. */
const TITLE_SHARE = { signature: 0.86, beside: 0.5, below: 0.36, returning: 0.66 } as const;
/** Words of tall frames stand larger: there is room above the game. */
export const TALL_CAPS = { main: 1.5, beside: 1.18 } as const;

/** What a piece of the words is in its shot. */
export interface WordsPlace {
  readonly isAbout: boolean;
  readonly hasSum: boolean;
}

/** How high the capitals of a piece of the words are at most, as a part of the frame's shorter side. */
export function capHeight(words: ShotWords, order: BlockOrder, place: WordsPlace): number {
  return capOf(words, order, place) * enlargement(order, place);
}

function capOf(
  { role }: ShotWords,
  { shot, style }: BlockOrder,
  { isAbout, hasSum }: WordsPlace,
): number {
  const size = isAbout ? 'alone' : 'beside';
  if (hasSum) return SUM_CAP[shot.kind === 'endCard' && !isAbout ? 'onEndCard' : size];
  if (role === 'terms') return 0;
  if (role !== 'headline' && role !== 'signature') return CAPS[role][size];
  const isBelow = role === 'signature' && shot.words.some((one) => one.role === 'headline');
  if (!isAbout) return style.capMax * TITLE_SHARE[isBelow ? 'below' : 'beside'];
  const isReturning = role === 'headline' && shot.layout !== 'middle' && shot.words.length > 1;
  const share =
    role === 'signature' ? TITLE_SHARE.signature : isReturning ? TITLE_SHARE.returning : 1;
  return style.capMax * share;
}

function enlargement({ storyboard, shot }: BlockOrder, { isAbout }: WordsPlace): number {
  const { size } = storyboard;
  const ofFrame = isTall(size) ? (isAbout ? TALL_CAPS.main : TALL_CAPS.beside) : 1;
  if (shot.kind !== 'endCard') return ofFrame;
  if (!isAbout) return ofFrame * POSTER_CAPS.beside;
  return ofFrame * ofShape(POSTER_CAPS, size) * cardOf(shot).enlargement;
}

const IDEOGRAPH = /\p{Script=Han}/u;

/** How high a face's capitals, or ideographs, are at size 1. */
export function capRatioOf(text: string, type: Omit<TypeSetting, 'sizePixels'>): number {
  const letter = IDEOGRAPH.exec(text)?.[0] ?? 'H';
  return measureInk(letter, { ...type, sizePixels: 100 }).above / 100;
}
