import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { lightOf, mixedHex } from '#film/color/light.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import { between, type Random } from '#film/random.ts';
import type { Stage } from '../../scene/stage.ts';
import { USUAL_ROOM } from '../../room/room-plan.ts';
import { CHIP_RADIUS, ChipSet } from '../../props/chips.ts';
import { addRail, coverTable, makeFelt, type TableTop } from '../../props/table-top.ts';
import { registerPropFonts } from '../../props/fonts.ts';
import { inkAgainst, makeBack, makeFace } from '../../props/playing-cards-prop.ts';
import { TurningCard } from '../../props/playing-cards-turning.ts';
import { dealt, turning } from '../../props/playing-cards-motion.ts';
import { paintWeave, paintWood } from '../../props/surfaces.ts';
import { smooth } from '../../scene/easing.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { ScenePreset } from '../preset.ts';
import { planCameras } from './cameras.ts';
import { planDeal, seatsOf, type PlannedCard } from './deal-plan.ts';
import { BETS_RADIUS, seatPlace, TABLE } from './dimensions.ts';
import { furnish } from './furniture.ts';
import { dealRound } from './hands.ts';
import { pickBlackjackLook, type BlackjackLook } from './looks.ts';
import { soundsOf } from './sounds.ts';
import type { TableKit } from './table-kit.ts';
import { paintFelt } from './table-painting.ts';

/** Cards slide from the shoe over a half-round table and turn, one by one, to 21. */
export const blackjack: ScenePreset = {
  id: 'blackjack',
  soundsOf,
  build({ stage, storyboard, logos, random }) {
    registerPropFonts();
    const { palette } = storyboard.look;
    const look = pickBlackjackLook(random('look'));
    const wood = stage.material({
      texture: stage.texture(
        paintWood(
          random('wood'),
          { light: look.wood, dark: look.woodDark },
          { width: 512, height: 128 },
        ),
      ),
      roughness: 0.3,
      coat: 0.5,
    });
    const hasWords = storyboard.shots.some(({ words }) => words.length > 0);
    setTable(stage, { palette, look, wood, logos, hasWords }, random('table'));
    const chips = new ChipSet(stage, logos);
    const ink = inkAgainst(palette.felt, look.backInks);
    const back = makeBack(stage, { design: look.back, ink, logos });
    const kit: TableKit = { stage, look, chips, back, wood };
    furnish(kit, random('furniture'));
    const deals = planDeal(storyboard, dealRound(random('cards')), random('deal'));
    layBets(kit, seatsOf(deals), random('bets'));
    const cards = deals.map((deal) => ({
      deal,
      card: new TurningCard(stage, { back, face: makeFace(stage, deal.card), on: 'long edge' }),
    }));
    return {
      room: USUAL_ROOM,
      pose: ({ time }) => {
        for (const { deal, card } of cards) card.pose(poseAt(deal, time));
      },
      plan: planCameras(random('cameras')),
    };
  },
};

const REVEAL_SECONDS = 0.55;

function poseAt(deal: PlannedCard, time: number): ReturnType<typeof dealt> {
  const { revealedAt = Infinity } = deal;
  const start = revealedAt - REVEAL_SECONDS;
  if (time < start) return dealt(deal, time);
  return turning(deal.to, smooth(start, revealedAt, time), 0);
}

interface TableLook {
  readonly palette: Palette;
  readonly look: BlackjackLook;
  readonly wood: MaterialHandle;
  readonly logos: readonly LoadedLogo[];
  readonly hasWords: boolean;
}

/** How far the rules on the cloth stand out where the film's own words are to be read over them. */
const UNDER_WORDS = 0.34;

function setTable(
  stage: Stage,
  { palette, look, wood, logos, hasWords }: TableLook,
  random: Random,
): void {
  const weave = stage.texture(paintWeave(random));
  const line = mixedHex('#efe2bd', palette.metal, 0.35);
  const lettering = mixedHex(palette.felt, line, hasWords ? UNDER_WORDS : 1);
  const print = paintFelt({ felt: palette.felt, line, lettering, spots: look.spots, logos });
  const felt = makeFelt(stage, print, weave);
  const leather = stage.material({
    color: lightOf(look.rail),
    roughness: 0.42,
    coat: 0.35,
    detail: { texture: weave, size: 0.5, depth: 0.25 },
  });
  const top: TableTop = { ...TABLE, corners: [TABLE.front, TABLE.back] };
  coverTable(stage, top, felt);
  addRail(stage, top, {
    outside: -0.02,
    barWidth: 0.09,
    barHeight: 0.05,
    z: 0.012,
    material: wood,
  });
  addRail(stage, top, {
    outside: 0.26,
    barWidth: 0.3,
    barHeight: 0.18,
    z: 0.04,
    material: leather,
  });
}

/** Bets on the spots of those who play, and each player's own chips beside them. */
function layBets({ chips, look }: TableKit, seats: readonly number[], random: Random): void {
  for (const seat of seats) {
    const bet = seatPlace(seat, BETS_RADIUS);
    // Low at the middle seat, where a tall bet would hide the cards from the camera.
    const height = seat === 0 ? 3 : 2 + Math.floor(random() * 4);
    const kind = look.bets[seat % 3] ?? 0;
    chips.addStack(stackOf(height, kind, random), [bet.x, bet.y, 0], random);
    const side = seat === 0 ? 1 : random() < 0.5 ? -1 : 1;
    const stacks = 2 + Math.floor(random() * 2);
    for (let k = 0; k < stacks; k++) {
      const aside = side * ((seat === 0 ? 0.46 : 0.36) + k * CHIP_RADIUS * 2.15);
      const away = between(random, -0.02, 0.03) + (k % 2) * 0.05;
      const x = bet.x + Math.sin(bet.heading) * aside - Math.cos(bet.heading) * away;
      const y = bet.y - Math.cos(bet.heading) * aside - Math.sin(bet.heading) * away;
      const stack = stackOf(
        3 + Math.floor(random() * 9),
        look.bets[(seat + k + 1) % 3] ?? 0,
        random,
      );
      chips.addStack(stack, [x, y, 0], random);
    }
  }
}

const stackOf = (height: number, kind: number, random: Random): number[] =>
  Array.from({ length: height }, (_, k) => (k > 1 && random() < 0.07 ? kind + 1 : kind));
