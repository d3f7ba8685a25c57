import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Deal } from '../../props/playing-cards-motion.ts';
import type { PlayingCard } from '../../props/playing-cards.ts';
import { between, type Random } from '#film/random.ts';
import { cardPlace, dealerPlace, shoeMouth } from './dimensions.ts';
import type { Round } from './hands.ts';

/** One card's way from the shoe, and when it is turned over afterwards, if it came face down. */
export interface PlannedCard extends Deal {
  readonly card: PlayingCard;
  readonly hand: Hand;
  readonly revealedAt?: number;
}

/** A neighbour's number is that of the seat. */
type Hand = 'player' | 'dealer' | 1 | 2 | 3 | 4;

interface Step {
  /** In quarters of the time until the decision. */
  readonly beat: number;
  readonly hand: Hand;
  readonly slot: number;
  readonly faceDown?: boolean;
  /** Only in films long enough that a quarter lasts this many seconds. */
  readonly quarterMin?: number;
}

/**
 * The film opens on the player's first card, which is on its way already: so many seconds, or quarters of a short film,
 * until it lies there.
 */
const OPENING = { landsAt: 0.6, beat: 0.45, underWay: 0.2 } as const;

/** The ace or ten that makes the blackjack is the last card of the player's; the dealer's second comes after it. */
const WITH_TWO: readonly Step[] = [
  { beat: 0.5, hand: 2, slot: 0, quarterMin: 2.4 },
  { beat: 1, hand: 1, slot: 0 },
  { beat: 2.35, hand: 3, slot: 0, quarterMin: 5 },
  { beat: 2.7, hand: 4, slot: 0, quarterMin: 5 },
  { beat: 3, hand: 'dealer', slot: 0 },
  { beat: 3.3, hand: 2, slot: 1, quarterMin: 2.4 },
  { beat: 3.55, hand: 1, slot: 1 },
  { beat: 4, hand: 'player', slot: 1 },
  { beat: 4.25, hand: 3, slot: 1, quarterMin: 5 },
  { beat: 4.5, hand: 4, slot: 1, quarterMin: 5 },
];

const WITH_THREE: readonly Step[] = [
  { beat: 0.5, hand: 1, slot: 0, quarterMin: 2 },
  { beat: 1.35, hand: 3, slot: 0, quarterMin: 5 },
  { beat: 1.7, hand: 4, slot: 0, quarterMin: 5 },
  { beat: 2, hand: 'dealer', slot: 0 },
  { beat: 2.5, hand: 1, slot: 1, quarterMin: 2 },
  { beat: 3, hand: 'player', slot: 1 },
  { beat: 3.2, hand: 3, slot: 1, quarterMin: 5 },
  { beat: 3.35, hand: 4, slot: 1, quarterMin: 5 },
  { beat: 3.5, hand: 'dealer', slot: 1, faceDown: true },
  { beat: 4, hand: 'player', slot: 2 },
];

const CARD_SECONDS = 1;
/** The dealer's last card follows the decision when the film is long enough. */
const ANSWER_AFTER = 1.5;

/**
 * Plans when and where each card of the round is dealt, so that the last of the player's falls at
 * the decision.
 */
export function planDeal(storyboard: Storyboard, round: Round, random: Random): PlannedCard[] {
  const quarter = decisionSecondsOf(storyboard) / 4;
  const duration = storyboard.frameCount / storyboard.controls.fps;
  const three = round.player.length === 3;
  const opening: Step = {
    beat: Math.min(OPENING.landsAt / quarter, OPENING.beat),
    hand: 'player',
    slot: 0,
  };
  const others = (three ? WITH_THREE : WITH_TWO).filter(
    ({ quarterMin = 0 }) => quarter >= quarterMin,
  );
  const steps = [opening, ...others];
  const answerAt = answerTime((steps.at(-1)?.beat ?? 0) * quarter, duration);
  const answer: Step[] =
    three || answerAt === undefined ? [] : [{ beat: answerAt / quarter, hand: 'dealer', slot: 1 }];
  let before = -OPENING.underWay / quarter;
  return [...steps, ...answer].map((step): PlannedCard => {
    const seconds = Math.min(CARD_SECONDS, (step.beat - before) * quarter * 0.96);
    before = step.beat;
    return {
      card: cardOf(round, step),
      hand: step.hand,
      from: shoeMouth(),
      to: placeOf(round, step, between(random, -0.05, 0.05)),
      landsAt: step.beat * quarter,
      seconds,
      turns: step.faceDown !== true,
      ...(step.faceDown === true && answerAt !== undefined ? { revealedAt: answerAt } : {}),
    };
  });
}

/** The seats that play: where a bet lies, and nowhere else, cards are dealt. */
export function seatsOf(deals: readonly PlannedCard[]): number[] {
  const seats = deals.flatMap(({ hand }) =>
    hand === 'dealer' ? [] : hand === 'player' ? [0] : [hand],
  );
  return [...new Set(seats)].toSorted((a, b) => a - b);
}

function answerTime(lastCardAt: number, duration: number): number | undefined {
  const at = lastCardAt + ANSWER_AFTER;
  return at < duration - 0.4 ? at : undefined;
}

function cardOf({ player, dealer, neighbours }: Round, { hand, slot }: Step): PlayingCard {
  const cards = hand === 'player' ? player : hand === 'dealer' ? dealer : neighbours[hand - 1];
  const card = cards?.[slot];
  if (card === undefined) throw new Error(`the ${hand} hand has no card ${slot}`);
  return card;
}

function placeOf({ player }: Round, { hand, slot }: Step, tilt: number): Deal['to'] {
  if (hand === 'dealer') return dealerPlace(slot, tilt * 0.6);
  if (hand === 'player') return cardPlace({ seat: 0, count: player.length, slot }, tilt);
  return cardPlace({ seat: hand, count: 2, slot }, tilt);
}
