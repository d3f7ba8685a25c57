import type { Random } from '#film/random.ts';

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export interface PlayingCard {
  readonly rank: Rank;
  readonly suit: Suit;
}

/**
 * A poker card is 63 by 88 mm and a chip 39 mm wide; both are drawn 1.6 times life-size, so that they read
 * in a film and suit each other.
 */
export const CARD_WIDTH = 0.252;
export const CARD_LENGTH = 0.352;
export const CARD_CORNER = 0.0145;
/** How much higher a card lies that lies on another one. */
export const CARD_STEP = 0.0034;

/** The 52 cards of one deck in an order of the seed's. */
export function shuffledDeck(random: Random): PlayingCard[] {
  const deck = SUITS.flatMap((suit) => RANKS.map((rank): PlayingCard => ({ rank, suit })));
  for (let k = deck.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    const [a, b] = [deck[k], deck[other]];
    if (a === undefined || b === undefined) continue;
    deck[k] = b;
    deck[other] = a;
  }
  return deck;
}

/** Takes the first card that suits `wanted` out of the deck. */
export function takeCard(
  deck: PlayingCard[],
  wanted: (card: PlayingCard) => boolean = () => true,
): PlayingCard {
  const at = deck.findIndex(wanted);
  const [card] = at < 0 ? [] : deck.splice(at, 1);
  if (card === undefined) throw new Error('the deck has no such card');
  return card;
}
