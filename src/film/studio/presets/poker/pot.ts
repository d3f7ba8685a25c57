import { CHIP_HEIGHT, CHIP_RADIUS, type ChipSet } from '../../props/chips.ts';
import { clamped, mix } from '../../scene/easing.ts';
import { turned } from '../../scene/rotation.ts';
import type { Prop } from '../../scene/prop.ts';
import { between, type Random } from '#film/random.ts';
import { around } from '../../scene/vec3.ts';
import { POT, RIVALS } from './dimensions.ts';
import type { Bet } from './hand-plan.ts';
import type { TableKit } from './table-kit.ts';

interface BetChip {
  readonly prop: Prop;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number, z: number];
  readonly turn: number;
  readonly startsAt: number;
  readonly seconds: number;
}

export const SLIDE_SECONDS = 0.75;
const SPOTS = 26;
/** From how many places each bet takes the nearest. */
const CHOICE = 6;

/** Chips in the middle: some are there when the film begins, more slide in with every bet. */
export class Pot {
  readonly #chips: readonly BetChip[];

  constructor({ chips, look }: TableKit, bets: readonly Bet[], random: Random) {
    const spots = heapSpots(random);
    const start = [0, 1, 2, 3, 4, 5, 6].map((k) => ({ seat: k % 2, arrivesAt: -9, count: 3 }));
    this.#chips = [...start, ...bets].flatMap((bet, k) => {
      const kind = look.chips[k % look.chips.length] ?? 0;
      const spot = takeSpot(spots, k < start.length ? [POT.x, POT.y] : startOf(bet.seat));
      return betChips(chips, { ...bet, kind, spot }, random);
    });
  }

  pose(time: number): void {
    for (const { prop, from, to, turn, startsAt, seconds } of this.#chips) {
      const t = clamped((time - startsAt) / seconds);
      const way = 1 - (1 - t) ** 2.6;
      prop.place(
        [
          mix(from[0], to[0], way),
          mix(from[1], to[1], 1 - (1 - way) ** 2.2),
          to[2] + CHIP_HEIGHT / 2,
        ],
        turned(turn + (1 - way) * 2.4),
      );
    }
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Places for small stacks that touch but do not meet, the middle ones first. */
function heapSpots(random: Random): Spot[] {
  const step = CHIP_RADIUS * 2.04;
  const spots: Spot[] = [];
  for (let row = -2; row <= 2; row++) {
    for (let column = -4; column <= 4; column++) {
      spots.push({
        x: POT.x + (column + (row % 2) / 2) * step + between(random, -0.001, 0.001),
        y: POT.y + row * step * 0.87,
      });
    }
  }
  const far = (spot: Spot): number => Math.hypot((spot.x - POT.x) * 0.62, spot.y - POT.y);
  return spots.toSorted((a, b) => far(a) - far(b)).slice(0, SPOTS);
}

/** Of the next free places the one on the better's side, so that no chips pass through others. */
function takeSpot(spots: Spot[], [x, y]: readonly [number, number]): Spot {
  const way = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  const nearest = spots.slice(0, CHOICE).toSorted((a, b) => way(a) - way(b))[0];
  if (nearest === undefined) throw new Error('the pot has no room for another bet');
  spots.splice(spots.indexOf(nearest), 1);
  return nearest;
}

/** A bet with the chips it is made in and its place in the pot. */
interface PlacedBet extends Bet {
  readonly kind: number;
  readonly spot: Spot;
}

/** A bet travels as one stack. */
function betChips(chips: ChipSet, bet: PlacedBet, random: Random): BetChip[] {
  const { kind, spot } = bet;
  const from = startOf(bet.seat);
  return Array.from({ length: bet.count }, (_, k) => {
    const slip = around(between(random, 0, 0.006), random() * 6);
    const shadeHeight = k === 0 ? bet.count * CHIP_HEIGHT : 0;
    const z = k * CHIP_HEIGHT;
    return {
      prop: chips.add({ kind, at: [spot.x, spot.y, z], shadeHeight }, random),
      from: [from[0] + slip[0], from[1] + slip[1]] as const,
      to: [spot.x + slip[0], spot.y + slip[1], z] as const,
      turn: random() * 6,
      startsAt: bet.arrivesAt - SLIDE_SECONDS,
      seconds: SLIDE_SECONDS,
    };
  });
}

/** In front of whoever bets. */
function startOf(seat: number): readonly [x: number, y: number] {
  const rival = RIVALS[seat % RIVALS.length] ?? RIVALS[0];
  const ahead = 0.34;
  return [rival.x + Math.cos(rival.heading) * ahead, rival.y + Math.sin(rival.heading) * ahead];
}
