import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { turned } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import type { CardPose } from './playing-cards-motion.ts';
import { addCard, poseCard } from './playing-cards-prop.ts';
import { CARD_LENGTH, CARD_WIDTH } from './playing-cards.ts';

/** Cosines of the angles a card is turned over by, between which one shape stands in for its shadow. */
const STEPS: readonly (readonly [low: number, high: number])[] = [
  [0.96, 1],
  [0.84, 0.96],
  [0.64, 0.84],
  [0.38, 0.64],
  [0, 0.38],
];
/** How far the bent ends of a standing card reach out. */
const ROOM = 0.012;
/**
 * The stand-ins' foot: high enough that the cloth below the card is in their shadow, and low enough that the
 * card itself is not.
 */
const FOOT = -0.0026;
/** The stand-ins lie this far under the cloth, where nobody sees them: only what they shade counts. */
const DEPTH = 0.15;

interface TurningCardSpec {
  readonly back: MaterialHandle;
  readonly face: MaterialHandle;
  /** The edge that it stands up on. */
  readonly on: 'long edge' | 'short edge';
}

/** A card that stands up, with a shadow that narrows meanwhile: one stand-in for each step of the way. */
export class TurningCard {
  readonly #card: Prop;
  readonly #shadows: readonly Prop[];

  constructor(stage: Stage, { back, face, on }: TurningCardSpec) {
    this.#card = addCard(stage, { back, face, shades: false });
    const isOnLong = on === 'long edge';
    this.#shadows = STEPS.map(([low, high]) => {
      const half = (isOnLong ? CARD_WIDTH : CARD_LENGTH) / 2;
      const reach = half * Math.sqrt(1 - low * low);
      const narrow = half * high + (high < 1 ? ROOM : 0);
      return stage.add({
        solid: { kind: 'card', width: 0.56, height: 0.42, corner: 0, face: back, back },
        shades: {
          halfWidth: isOnLong ? CARD_LENGTH / 2 : narrow,
          halfDepth: isOnLong ? narrow : CARD_WIDTH / 2,
          low: DEPTH + FOOT,
          high: DEPTH + (high < 1 ? 2 * reach : 0.006),
        },
      });
    });
  }

  pose(pose: CardPose | undefined): void {
    poseCard(this.#card, pose);
    const upright = pose === undefined ? -1 : Math.abs(pose.rotation.z[2]);
    for (const [k, shadow] of this.#shadows.entries()) {
      const [low, high] = STEPS[k] ?? [0, 0];
      const isMeant = upright >= low && (upright < high || k === 0);
      if (pose === undefined || !isMeant) shadow.hide();
      else {
        shadow.show();
        const [x, y] = pose.position;
        const [along, across] = pose.rotation.x;
        shadow.place([x, y, -DEPTH], turned(Math.atan2(across, along)));
      }
    }
  }
}
