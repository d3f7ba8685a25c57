import { describe, expect, it } from 'vitest';
import { randomStream } from '#film/random.ts';
import type { Painting } from '../scene/texture.ts';
import { openTinyStage } from '../tiny-stage.ts';
import { registerPropFonts } from './fonts.ts';
import {
  dealt,
  faceDown,
  faceUp,
  peeked,
  turning,
  type CardPose,
  type Deal,
} from './playing-cards-motion.ts';
import { paintCard, paintFace, PIPS } from './playing-cards-faces.ts';
import { addCard, poseCard } from './playing-cards-prop.ts';
import { CARD_LENGTH, CARD_WIDTH, RANKS, shuffledDeck, SUITS, takeCard } from './playing-cards.ts';

describe('a deck', () => {
  it('has every card once, in an order of the seed', () => {
    const [one, same, other] = [5, 5, 6].map((seed) =>
      shuffledDeck(randomStream(seed, 'cards')).map(({ rank, suit }) => rank + suit),
    );
    expect(new Set(one).size).toBe(RANKS.length * SUITS.length);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('gives a card away only once', () => {
    const deck = shuffledDeck(randomStream(1, 'cards'));
    for (let k = 0; k < 4; k++) expect(takeCard(deck, ({ rank }) => rank === 'A').rank).toBe('A');
    expect(() => takeCard(deck, ({ rank }) => rank === 'A')).toThrow('no such card');
  });
});

/** How dark the print is in a part of an upright card; columns and rows from 0 to 1. */
function inkIn({ width, height, pixels }: Painting, left: number, top: number): number {
  let dark = 0;
  for (let row = 0; row < 40; row++) {
    for (let column = 0; column < 40; column++) {
      // Paintings lie on their side: up on the card is to the right in the painting.
      const x = Math.floor((1 - (top + (row / 40) * 0.2)) * width);
      const y = Math.floor((left + (column / 40) * 0.2) * height);
      dark += (pixels[(y * width + x) * 4 + 1] ?? 0) < 90 ? 1 : 0;
    }
  }
  return dark / 1600;
}

describe('faces', () => {
  registerPropFonts();

  it('show as many pips as they count', () => {
    for (const [rank, places] of Object.entries(PIPS)) expect(places).toHaveLength(Number(rank));
  });

  it.each(RANKS)('have their index left above and right below: %s', (rank) => {
    const face = paintFace({ rank, suit: 'spades' });
    expect(inkIn(face, 0.02, 0.05)).toBeGreaterThan(0.1);
    expect(inkIn(face, 0.78, 0.75)).toBeGreaterThan(0.1);
    expect(inkIn(face, 0.82, 0.02)).toBeLessThan(0.12);
  });
});

const PLACE = { x: 0, y: 0, heading: Math.PI / 2 };

/** Red above left, green above right, blue below left, white below right, as seen on an upright card. */
function colorsSeen(pose: CardPose): string {
  const { stage, render } = openTinyStage(96);
  const quarters = paintCard((p) => {
    for (const [color, x, y] of [
      ['#e01010', -400, -500],
      ['#10c010', 0, -500],
      ['#1010e0', -400, 0],
      ['#f0f0f0', 0, 0],
    ] as const) {
      p.fillStyle = color;
      p.fillRect(x, y, 400, 500);
    }
  });
  const face = stage.material({ texture: stage.texture(quarters), roughness: 1 });
  const back = stage.material({ color: [0, 0, 0], roughness: 1 });
  poseCard(addCard(stage, { back, face, shades: false }), pose);
  const at = render({
    eye: [0, -0.01, 0.8],
    target: [0, 0, 0],
    fieldOfView: 0.6,
    focus: [0, 0, 0],
    aperture: 0,
    roll: 0,
    lowering: 0,
  });
  return [
    [40, 36],
    [56, 36],
    [40, 60],
    [56, 60],
  ]
    .map(([x, y]) => {
      const { red, green, blue } = at(x ?? 0, y ?? 0);
      if (red > 2 * green && red > 2 * blue) return 'red';
      if (green > 2 * red && green > 2 * blue) return 'green';
      if (blue > 2 * red && blue > 2 * green) return 'blue';
      return red > 90 ? 'white' : 'dark';
    })
    .join(' ');
}

describe('a card on the table', () => {
  it('is read unmirrored when it lies face up, and after it was turned', () => {
    expect(colorsSeen(faceUp(PLACE))).toBe('red green blue white');
    expect(colorsSeen(turning(PLACE, 1, 1))).toBe('red green blue white');
  });

  it('shows its back when it lies face down', () => {
    expect(colorsSeen(faceDown(PLACE))).toBe('dark dark dark dark');
  });

  it('turns over its edge: never below the cloth, and high enough', () => {
    for (let t = 0; t <= 1; t += 0.05) {
      const { position, rotation } = turning(PLACE, t, 1);
      const edge = position[2] - 0.126 * Math.abs(rotation.y[2]);
      expect(edge).toBeGreaterThan(0);
      expect(edge).toBeLessThan(0.01);
    }
  });

  it('comes from the shoe, moves without jumps and lies where and when it was planned', () => {
    const deal: Deal = {
      from: { x: 1.8, y: 1, heading: 3.6 },
      to: PLACE,
      landsAt: 2,
      seconds: 1,
      turns: true,
    };
    expect(dealt(deal, 0.99)).toBeUndefined();
    let last = dealt(deal, 1.0001);
    for (let time = 1; time <= 2.2; time += 1 / 120) {
      const now = dealt(deal, time + 0.0001);
      const way = Math.hypot(
        ...[0, 1, 2].map((k) => (now?.position[k] ?? 9) - (last?.position[k] ?? 0)),
      );
      expect(way).toBeLessThan(0.12);
      last = now;
    }
    const meant = faceUp(PLACE);
    for (const k of [0, 1, 2] as const) {
      expect(last?.position[k]).toBeCloseTo(meant.position[k]);
      expect(last?.rotation.z[k]).toBeCloseTo(meant.rotation.z[k]);
    }
    expect(last?.bend).toBeCloseTo(meant.bend);
  });

  it('is looked for as far as its bent corners reach', () => {
    const { stage } = openTinyStage(16);
    const back = stage.material({ color: [0, 0, 0] });
    const card = addCard(stage, { back });
    for (const amount of [0, 0.3, 1]) {
      const pose = peeked(PLACE, amount);
      poseCard(card, pose);
      const [along, across] = [CARD_LENGTH / 2, CARD_WIDTH / 2];
      const corner = Math.hypot(along, across, pose.bend * along ** 2);
      expect(card.bound().radius).toBeGreaterThanOrEqual(corner);
    }
  });

  it('shows its whole face to whoever looks at it', () => {
    const { rotation, bend } = peeked(PLACE, 1);
    for (const along of [-CARD_LENGTH / 2, 0, CARD_LENGTH / 2]) {
      // The viewer sits 20 degrees above the cloth.
      const towards = [0, -Math.cos(0.35), Math.sin(0.35)];
      const facing = towards.map(
        (part, k) => part * ((rotation.z[k] ?? 0) - 2 * bend * along * (rotation.x[k] ?? 0)),
      );
      expect(facing.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(0.2);
    }
  });

  it('keeps its far end on the cloth while its near end is looked under', () => {
    for (const amount of [0.1, 0.5, 1]) {
      const { position, rotation, bend } = peeked(PLACE, amount);
      const half = CARD_LENGTH / 2;
      const far = position[2] + half * rotation.x[2] + bend * half * half * rotation.z[2];
      const near = position[2] - half * rotation.x[2] + bend * half * half * rotation.z[2];
      expect(far).toBeGreaterThan(0);
      expect(far).toBeLessThan(0.012);
      expect(near).toBeGreaterThan(far);
    }
  });
});
