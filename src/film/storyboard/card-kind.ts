import type { Lighting } from '#domain/order/controls.ts';
import type { Mood } from '#domain/order/look.ts';
import { pick, randomStream } from '#film/random.ts';
import type { CardKind, Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { SUM } from '#film/storyboard/sum.ts';

/** What an end card has to carry. */
type Load = 'name' | 'few' | 'sum' | 'much';

const BY_LOAD: Record<Load, readonly CardKind[]> = {
  name: ['medal', 'bare', 'band', 'framed'],
  few: ['bare', 'band', 'split', 'framed'],
  sum: ['ticket', 'split', 'bare', 'framed'],
  much: ['split', 'framed'],
};
/** What suits a mood or a light is chosen more often. */
const BY_MOOD: Record<Mood, readonly CardKind[]> = {
  elegant: ['bare', 'medal'],
  energetic: ['split', 'band'],
  festive: ['framed', 'ticket'],
  intimate: ['bare'],
  luxurious: ['medal', 'framed'],
  playful: ['ticket', 'band'],
  mysterious: ['bare', 'band'],
};
const BY_LIGHTING: Partial<Record<Lighting, readonly CardKind[]>> = { neon: ['framed'] };

/** Films that are bright stay so, and show no field of dark cloth from edge to edge; logos are chosen for dark grounds, and need their own room. */
const UNSUITED = {
  bright: ['bare', 'band', 'split'],
  logo: ['ticket', 'medal', 'band'],
  otherPicture: ['split'],
} as const satisfies Record<string, readonly CardKind[]>;

const NAME_LENGTH_MAX = 18;
const FEW = { pieces: 2, length: 44 } as const;
const WITH_SUM = { pieces: 3, length: 90 } as const;

type CardFilm = Pick<Storyboard, 'look' | 'controls' | 'seed' | 'brand'>;

/**
 * The kinds that suit an end card, by what it carries and how its film looks, in an order that the seed varies; a
 * framed panel is always among them.
 */
export function cardsFor(
  endCard: Shot,
  { look, controls, seed, brand }: CardFilm,
): readonly CardKind[] {
  const unsuited: readonly CardKind[] = [
    ...(controls.lighting === 'bright' ? UNSUITED.bright : []),
    ...(brand && brand.logos.length > 0 ? UNSUITED.logo : []),
    ...(endCard.source.source === 'studio' ? [] : UNSUITED.otherPicture),
  ];
  const fitting = BY_LOAD[loadOf(endCard)].filter((kind) => !unsuited.includes(kind));
  const liked = [...BY_MOOD[look.mood], ...(BY_LIGHTING[controls.lighting] ?? [])];
  const suiting = fitting.filter((kind) => liked.includes(kind));
  const random = randomStream(seed, 'end card');
  const kinds: CardKind[] = [];
  let left = [...fitting, ...suiting];
  while (left.length > 0) {
    const kind = pick(random, left);
    kinds.push(kind);
    left = left.filter((other) => other !== kind);
  }
  return kinds;
}

/** The first of them; what is read on it is measured where words are laid out. */
export function chooseCard(endCard: Shot, film: CardFilm): CardKind {
  return cardsFor(endCard, film)[0] ?? 'framed';
}

function loadOf({ words }: Shot): Load {
  const read = words.filter(({ role }) => role !== 'terms');
  const said = read.filter(({ role }) => role !== 'callToAction');
  const length = read.reduce((sum, { text }) => sum + text.length, 0);
  const isLimited = words.some(({ role }) => role === 'condition' || role === 'terms');
  const hasSum = said.some(({ role, text }) => role === 'offer' && SUM.test(text));
  const count = said.filter(({ role }) => role !== 'condition').length;
  if (hasSum && count <= WITH_SUM.pieces && length <= WITH_SUM.length) return 'sum';
  if (isLimited || said.length > FEW.pieces || length > FEW.length) return 'much';
  return said.length === 1 && length <= NAME_LENGTH_MAX ? 'name' : 'few';
}
