import { shuffledDeck, takeCard, type PlayingCard, type Rank } from '../../props/playing-cards.ts';
import type { Random } from '#film/random.ts';

/** What a film's round is played with: cards of one deck, none twice. */
export interface Round {
  /** Two or three cards that count 21. */
  readonly player: readonly PlayingCard[];
  /** Two cards that count 17 to 20. */
  readonly dealer: readonly PlayingCard[];
  /** Two cards for each of four neighbours. */
  readonly neighbours: readonly (readonly PlayingCard[])[];
}

const worthOf = (rank: Rank): number => (rank === 'A' ? 11 : Number(rank) || 10);

/** What a hand counts: aces are 11 as long as that is not too much. */
export function countOf(hand: readonly PlayingCard[]): number {
  let count = hand.reduce((sum, { rank }) => sum + worthOf(rank), 0);
  let aces = hand.filter(({ rank }) => rank === 'A').length;
  while (count > 21 && aces > 0) {
    count -= 10;
    aces--;
  }
  return count;
}

/**
 * Deals a round from one shuffled deck: the player wins with a blackjack or with 21 in three cards,
 * the dealer stands at 17 to 20.
 */
export function dealRound(random: Random): Round {
  const deck = shuffledDeck(random);
  const player = random() < 0.55 ? takeBlackjack(deck) : takeThreeCard21(deck);
  return {
    player,
    dealer: takeHand(deck, (count) => count >= 17 && count <= 20),
    neighbours: [0, 1, 2, 3].map(() => takeHand(deck, (count) => count >= 12 && count <= 19)),
  };
}

function takeBlackjack(deck: PlayingCard[]): PlayingCard[] {
  // The picture cards and the ten are as likely as in the deck; the ace comes last, it is the one waited for.
  const ten = takeCard(deck, ({ rank }) => worthOf(rank) === 10);
  return [ten, takeCard(deck, ({ rank }) => rank === 'A')];
}

function takeThreeCard21(deck: PlayingCard[]): PlayingCard[] {
  const first = takeCard(deck, ({ rank }) => ['5', '6', '7', '8', '9'].includes(rank));
  const rest = 21 - worthOf(first.rank);
  const second = takeCard(deck, ({ rank }) => {
    const left = rest - worthOf(rank);
    return left >= 2 && left <= 10 && rank !== 'A';
  });
  const third = takeCard(
    deck,
    ({ rank }) => countOf([first, second, { rank, suit: 'clubs' }]) === 21,
  );
  return [first, second, third];
}

function takeHand(deck: PlayingCard[], wanted: (count: number) => boolean): PlayingCard[] {
  const first = takeCard(deck, ({ rank }) => rank !== 'A' && worthOf(rank) >= 7);
  return [first, takeCard(deck, (card) => wanted(countOf([first, card])))];
}
