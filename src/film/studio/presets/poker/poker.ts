import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { dimmed, lightOf, mixedHex, type Light } from '#film/color/light.ts';
import type { Lamp, LightRig } from '../../light/light-rig.ts';
import { smooth } from '../../scene/easing.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import { between, type Random } from '#film/random.ts';
import { turned } from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import { USUAL_ROOM } from '../../room/room-plan.ts';
import { CHIP_RADIUS, ChipSet } from '../../props/chips.ts';
import { addRail, coverTable, makeFelt, type TableTop } from '../../props/table-top.ts';
import { registerPropFonts } from '../../props/fonts.ts';
import { shuffledDeck, takeCard } from '../../props/playing-cards.ts';
import {
  addCard,
  addPack,
  inkAgainst,
  makeBack,
  makeFace,
  PAPER_IN_SHADE,
  poseCard,
} from '../../props/playing-cards-prop.ts';
import { TurningCard } from '../../props/playing-cards-turning.ts';
import { dealt, faceDown, peeked, type CardPlace } from '../../props/playing-cards-motion.ts';
import { paintWeave, paintWood } from '../../props/surfaces.ts';
import type { ScenePreset } from '../preset.ts';
import { planCameras } from './cameras.ts';
import { boardPlace, DECK, DECK_HEIGHT, holePlace, RIVALS, TABLE } from './dimensions.ts';
import { HOLE_SECONDS, planHand, type HandPlan } from './hand-plan.ts';
import { pickPokerLook, type PokerLook } from './looks.ts';
import { Pot } from './pot.ts';
import { soundsOf } from './sounds.ts';
import type { TableKit } from './table-kit.ts';
import { paintButton, paintFelt } from './table-painting.ts';

/** Flop, turn and river on an oval table, a pot that grows, and two cards that are looked at. */
export const poker: ScenePreset = {
  id: 'poker',
  soundsOf,
  build({ stage, storyboard, light, logos, random }) {
    registerPropFonts();
    const { palette } = storyboard.look;
    const look = pickPokerLook(random('look'));
    const plan = planHand(storyboard, random('hand'));
    setTable(stage, { palette, look, logos }, random('table'));
    const chips = new ChipSet(stage, logos);
    const ink = inkAgainst(palette.felt, look.backInks);
    const back = makeBack(stage, { design: look.back, ink, logos });
    const kit: TableKit = { stage, look, chips, back };
    setPlaces(kit, random('places'));
    const pot = new Pot(kit, plan.bets, random('pot'));
    const poseCards = layCards(kit, plan, random('cards'));
    return {
      room: USUAL_ROOM,
      light: { ...light, lamps: [...light.lamps, readingLamp(light)] },
      pose: ({ time }) => {
        pot.pose(time);
        poseCards(time);
      },
      plan: planCameras(random('cameras')),
    };
  },
};

/** Curled up cards look away from the lamps: what the viewer's side gives back lights their faces. */
const readingLamp = ({ key }: LightRig): Lamp => ({
  position: [0.1, -1.75, 0.4],
  color: dimmed(key.color, 0.95),
  reach: 0.8,
});

/** The five cards in the middle and the two in the foreground. */
function layCards(
  { stage, back }: TableKit,
  plan: HandPlan,
  random: Random,
): (time: number) => void {
  const deck = shuffledDeck(random);
  const nextFace = (paper?: Light): MaterialHandle => makeFace(stage, takeCard(deck), paper);
  const board = plan.board.map((landsAt, slot) => ({
    card: new TurningCard(stage, { back, face: nextFace(), on: 'long edge' }),
    deal: {
      from: { x: DECK.x, y: DECK.y, heading: DECK.heading },
      to: boardPlace(slot, between(random, -0.035, 0.035)),
      landsAt,
      seconds: plan.cardSeconds,
      turns: true,
    },
  }));
  const holes = plan.holes.map((landsAt, slot) => ({
    card: new TurningCard(stage, { back, face: nextFace(PAPER_IN_SHADE), on: 'short edge' }),
    deal: {
      from: { x: DECK.x, y: DECK.y, heading: DECK.heading },
      to: holePlace(slot),
      landsAt,
      seconds: HOLE_SECONDS,
      turns: false,
    },
  }));
  return (time) => {
    for (const { card, deal } of board) card.pose(dealt(deal, time));
    const amount = peekAt(plan, time);
    for (const { card, deal } of holes)
      card.pose(time < deal.landsAt ? dealt(deal, time) : peeked(deal.to, amount));
  };
}

const LIFT_SECONDS = 0.32;

function peekAt({ peeks }: HandPlan, time: number): number {
  return Math.max(
    0,
    ...peeks.map(
      ([from, to]) =>
        smooth(from, from + LIFT_SECONDS, time) * (1 - smooth(to - LIFT_SECONDS, to, time)),
    ),
  );
}

interface TableLook {
  readonly palette: Palette;
  readonly look: PokerLook;
  readonly logos: readonly LoadedLogo[];
}

function setTable(stage: Stage, { palette, look, logos }: TableLook, random: Random): void {
  const weave = stage.texture(paintWeave(random));
  const line = mixedHex('#efe2bd', palette.metal, 0.35);
  const print = paintFelt({ felt: palette.felt, line, print: look.print, logos });
  const felt = makeFelt(stage, print, weave);
  const leather = stage.material({
    color: lightOf(look.rail),
    roughness: 0.4,
    coat: 0.35,
    detail: { texture: weave, size: 0.5, depth: 0.25 },
  });
  const wood = stage.material({
    texture: stage.texture(
      paintWood(random, { light: look.wood, dark: look.woodDark }, { width: 512, height: 128 }),
    ),
    roughness: 0.26,
    coat: 0.55,
  });
  const top: TableTop = { ...TABLE, corners: [TABLE.corner, TABLE.corner] };
  coverTable(stage, top, felt);
  addRail(stage, top, {
    outside: -0.14,
    barWidth: 0.22,
    barHeight: 0.035,
    z: 0.008,
    material: wood,
  });
  addRail(stage, top, { outside: 0.26, barWidth: 0.3, barHeight: 0.2, z: 0.05, material: leather });
}

/** What the others have before them, the pack, and the dealer's button. */
function setPlaces(kit: TableKit, random: Random): void {
  const { stage, back } = kit;
  for (const { x, y, heading } of RIVALS) {
    for (const slot of [0, 1]) {
      const card = addCard(stage, { back });
      const aside = (slot - 0.5) * 0.1;
      poseCard(
        card,
        faceDown({
          x: x - Math.sin(heading) * aside,
          y: y + Math.cos(heading) * aside,
          heading: heading + between(random, -0.12, 0.12),
          layer: slot,
        }),
      );
    }
    const behind = { x: x - Math.cos(heading) * 0.06, y: y - Math.sin(heading) * 0.06 };
    layStacks(kit, { ...behind, heading }, random);
  }
  layStacks(kit, { x: 0, y: -0.9, heading: Math.PI / 2 }, random);
  addPack(stage, back, { ...DECK, height: DECK_HEIGHT });
  addButton(stage);
}

function addButton(stage: Stage): void {
  const side = stage.material({ color: [0.5, 0.48, 0.44], roughness: 0.35, coat: 0.3 });
  const lids = stage.material({
    texture: stage.texture(paintButton()),
    color: [0.55, 0.55, 0.55],
    roughness: 0.35,
    coat: 0.3,
  });
  stage.add({
    solid: { kind: 'cylinder', radius: 0.105, height: 0.026, material: side, lids },
    at: [-0.86, -0.6, 0.013],
    rotation: turned(0.15),
    shades: true,
  });
}

/** Two to four stacks beside a place's cards. */
function layStacks({ chips, look }: TableKit, { x, y, heading }: CardPlace, random: Random): void {
  const side = heading === Math.PI / 2 ? 1 : random() < 0.5 ? -1 : 1;
  const stacks = 2 + Math.floor(random() * 3);
  for (let k = 0; k < stacks; k++) {
    const aside = side * (0.38 + Math.floor(k / 2) * CHIP_RADIUS * 2.12);
    const back = (k % 2) * CHIP_RADIUS * 2.1 + between(random, -0.01, 0.02);
    const kind = look.chips[k % 3] ?? 0;
    const height = 3 + Math.floor(random() * 10);
    chips.addStack(
      Array.from({ length: height }, () => kind),
      [
        x + Math.sin(heading) * aside - Math.cos(heading) * back,
        y - Math.cos(heading) * aside - Math.sin(heading) * back,
        0,
      ],
      random,
    );
  }
}
