import { decisionSecondsOf } from '#film/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Deal } from '../../props/playing-cards-motion.ts';
import type { PlayingCard } from '../../props/playing-cards.ts';
import { inRange } from '../../scene/random.ts';
import type { Random } from '../../scene/random.ts';
import { cardPlace, dealerPlace, shoeMouth } from './dimensions.ts';
import type { Round } from './hands.ts';

/** One card's way from the shoe, and when it is turned over afterwards, if it came face down. */
export interface PlannedCard extends Deal {
  readonly card: PlayingCard;
  readonly revealedAt?: number;
}

type Hand = 'player' | 'dealer' | 'first' | 'second';

interface Step {
  /** In quarters of the time until the decision. */
  readonly beat: number;
  readonly hand: Hand;
  readonly slot: number;
  readonly faceDown?: boolean;
  /** Only in films long enough that a quarter lasts this many seconds. */
  readonly quarterMin?: number;
}

/** The ace or ten that makes the blackjack is the fourth card; the dealer's second comes after it. */
const WITH_TWO: readonly Step[] = [
  { beat: 0.5, hand: 'second', slot: 0, quarterMin: 2.4 },
  { beat: 1, hand: 'first', slot: 0 },
  { beat: 2, hand: 'player', slot: 0 },
  { beat: 3, hand: 'dealer', slot: 0 },
  { beat: 3.3, hand: 'second', slot: 1, quarterMin: 3.6 },
  { beat: 3.62, hand: 'first', slot: 1, quarterMin: 2.4 },
  { beat: 4, hand: 'player', slot: 1 },
];

const WITH_THREE: readonly Step[] = [
  { beat: 0.5, hand: 'first', slot: 0, quarterMin: 2 },
  { beat: 1, hand: 'player', slot: 0 },
  { beat: 2, hand: 'dealer', slot: 0 },
  { beat: 2.5, hand: 'first', slot: 1, quarterMin: 2 },
  { beat: 3, hand: 'player', slot: 1 },
  { beat: 3.5, hand: 'dealer', slot: 1, faceDown: true },
  { beat: 4, hand: 'player', slot: 2 },
];

const CARD_SECONDS = 1;
/** The dealer's last card follows the decision when the film is long enough. */
const ANSWER_AFTER = 1.5;

export function planDeal(storyboard: Storyboard, round: Round, random: Random): PlannedCard[] {
  const decision = decisionSecondsOf(storyboard);
  const duration = storyboard.frameCount / storyboard.controls.fps;
  const quarter = decision / 4;
  const three = round.player.length === 3;
  const steps = (three ? WITH_THREE : WITH_TWO).filter(
    ({ quarterMin = 0 }) => quarter >= quarterMin,
  );
  const answerAt = decision + ANSWER_AFTER < duration - 0.4 ? decision + ANSWER_AFTER : undefined;
  const cards = steps.map((step): PlannedCard => {
    const landsAt = step.beat * quarter;
    const before = Math.max(
      0,
      ...steps.filter(({ beat }) => beat < step.beat).map(({ beat }) => beat),
    );
    const deal: PlannedCard = {
      card: cardOf(round, step),
      from: shoeMouth(),
      to: placeOf(round, step, inRange(random, -0.05, 0.05)),
      landsAt,
      seconds: Math.min(CARD_SECONDS, (step.beat - before) * quarter * 0.96),
      turns: step.faceDown !== true,
    };
    return step.faceDown === true && answerAt !== undefined
      ? { ...deal, revealedAt: answerAt }
      : deal;
  });
  if (three || answerAt === undefined) return cards;
  const answer: Step = { beat: 0, hand: 'dealer', slot: 1 };
  return [
    ...cards,
    {
      card: cardOf(round, answer),
      from: shoeMouth(),
      to: placeOf(round, answer, inRange(random, -0.05, 0.05)),
      landsAt: answerAt,
      seconds: CARD_SECONDS,
      turns: true,
    },
  ];
}

function cardOf({ player, dealer, neighbours }: Round, { hand, slot }: Step): PlayingCard {
  const cards = { player, dealer, first: neighbours[0], second: neighbours[1] }[hand];
  const card = cards?.[slot];
  if (card === undefined) throw new Error(`the ${hand} hand has no card ${slot}`);
  return card;
}

function placeOf({ player }: Round, { hand, slot }: Step, tilt: number): Deal['to'] {
  if (hand === 'dealer') return dealerPlace(slot, tilt * 0.6);
  if (hand === 'player') return cardPlace(0, slot, player.length, tilt);
  return cardPlace(hand === 'first' ? 1 : 2, slot, 2, tilt);
}
