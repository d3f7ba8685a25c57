import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { HexColor } from '#film/color/hex.ts';
import { lightOf, type Light } from '#film/color/light.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import type { Stage } from '../scene/stage.ts';
import { paintShared, type Painting } from '../scene/texture.ts';
import { paintBack, type BackDesign } from './playing-cards-backs.ts';
import { paintFace } from './playing-cards-faces.ts';
import type { CardPlace, CardPose } from './playing-cards-motion.ts';
import { CARD_CORNER, CARD_LENGTH, CARD_WIDTH, type PlayingCard } from './playing-cards.ts';

/** Paper keeps below the brightest white, so that its print can be read under the lamps. */
const PAPER: Light = [0.41, 0.4, 0.385];
/** A face that is only ever seen turned away from the lamps. */
export const PAPER_IN_SHADE: Light = [0.95, 0.93, 0.89];
const ROUGHNESS = 0.85;

interface BackLook {
  readonly design: BackDesign;
  readonly ink: HexColor;
  readonly logos: readonly LoadedLogo[];
}

/** The back that all cards of a film share. */
export const makeBack = (stage: Stage, { design, ink, logos }: BackLook): MaterialHandle =>
  stage.material({
    texture: stage.texture(paintBack(design, ink, logos)),
    color: PAPER,
    roughness: ROUGHNESS,
  });

/** The material of a card's face. */
export function makeFace(stage: Stage, card: PlayingCard, paper = PAPER): MaterialHandle {
  return stage.material({
    texture: stage.texture(paintFace(card)),
    color: paper,
    roughness: ROUGHNESS,
  });
}

export interface CardSpec {
  readonly back: MaterialHandle;
  /** The back as well where the face is never seen. */
  readonly face?: MaterialHandle;
  readonly shades?: boolean;
}

/** Adds a card to the scene, its face up; the back twice where no face is given. */
export function addCard(stage: Stage, { back, face = back, shades = true }: CardSpec): Prop {
  return stage.add({
    solid: {
      kind: 'card',
      width: CARD_LENGTH,
      height: CARD_WIDTH,
      corner: CARD_CORNER,
      face,
      back,
    },
    shades,
  });
}

/** Puts a card where its pose says; without one it is not there. */
export function poseCard(card: Prop, pose: CardPose | undefined): void {
  if (pose === undefined) {
    card.hide();
    return;
  }
  card.show();
  card.bend(pose.bend);
  card.place(pose.position, pose.rotation);
}

/** Where a pack lies, and how high it and what is below it are. */
interface PackPlace extends Pick<CardPlace, 'x' | 'y' | 'heading'> {
  readonly height: number;
  readonly foot?: number;
}

/** Adds a pack of cards to the table; the uppermost shows its back. */
export function addPack(stage: Stage, back: MaterialHandle, place: PackPlace): void {
  const { x, y, heading, height, foot = 0 } = place;
  const edges = stage.material({
    texture: stage.texture(paintEdges()),
    color: [0.5, 0.49, 0.47],
    roughness: 0.7,
  });
  const rotation = {
    x: [Math.cos(heading), Math.sin(heading), 0],
    y: [-Math.sin(heading), Math.cos(heading), 0],
    z: [0, 0, 1],
  } as const;
  stage.add({
    solid: { kind: 'box', width: CARD_LENGTH, depth: CARD_WIDTH, height, material: edges },
    at: [x, y, foot + height / 2],
    rotation,
    shades: true,
  });
  const top = addCard(stage, { back });
  top.place([x, y, foot + height + 0.0015], rotation);
}

/** The edges of many cards, one above another. */
const paintEdges = (): Painting =>
  paintShared(16, 64, (p) => {
    p.fillStyle = '#e9e2d2';
    p.fillRect(0, 0, 16, 64);
    p.fillStyle = '#8f8678';
    for (let y = 1; y < 64; y += 3) p.fillRect(0, y, 16, 1);
  });

/** Of two inks the one that stands out more from the cloth. */
export function inkAgainst(cloth: HexColor, inks: readonly [HexColor, HexColor]): HexColor {
  const ground = lightOf(cloth);
  const gap = (ink: HexColor): number =>
    lightOf(ink).reduce((sum, part, c) => sum + Math.abs(part - (ground[c] ?? 0)), 0);
  return gap(inks[0]) >= gap(inks[1]) ? inks[0] : inks[1];
}
