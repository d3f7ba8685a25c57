import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { paintLogo, SMALL } from '#film/brand/paint-logo.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Light } from '#film/color/light.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { clamped } from '../scene/easing.ts';
import { between, pick, type Random } from '#film/random.ts';
import { combined, turned, turnedAbout } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { paintShared, type Painting } from '../scene/texture.ts';
import { around, ORIGIN, type Vec3 } from '../scene/vec3.ts';

/** Larger than life, so that they read in a film. */
export const CHIP_RADIUS = 0.078;
export const CHIP_HEIGHT = 0.0225;
const SPOTS = 6;
/** Keeps pale spots below the brightest white. */
const PRINT: Light = [0.78, 0.78, 0.78];

interface ChipColors {
  readonly body: HexColor;
  readonly spots: HexColor;
  readonly label: string;
}

const INLAY = '#f4eedd';

const KINDS: readonly ChipColors[] = [
  { body: '#a8121f', spots: '#f3ecdc', label: '5' },
  { body: '#133a9c', spots: '#f3ecdc', label: '10' },
  { body: '#0d6a3c', spots: '#f3ecdc', label: '25' },
  { body: '#17171a', spots: '#e3b95a', label: '100' },
  { body: '#5d1689', spots: '#f3ecdc', label: '500' },
];

/** How many kinds of chips a set has. */
export const CHIP_KIND_COUNT = KINDS.length;

interface Chip {
  readonly kind: number;
  /** The middle of its foot. */
  readonly at: Vec3;
  /** How high above its foot its shadow begins: a stack's height for a stack's lowest chip, 0 for none. */
  readonly shadeHeight?: number;
}

/** How far each chip of a stack may lie off the one below, and how often one sticks out. */
interface Hand {
  readonly slip: number;
  readonly strays: number;
}
/** Some players straighten their stacks, others do not. */
const HANDS: readonly [Hand, ...Hand[]] = [
  { slip: 0.003, strays: 0.06 },
  { slip: 0.006, strays: 0.14 },
  { slip: 0.011, strays: 0.22 },
];
const STRAY_SLIP = 0.021;
/** The lower chips carry the others: no stack leans further than this. */
const LEAN_MAX = CHIP_RADIUS * 0.5;

/** The chips of a table, with the house's logo on their lids where there is one. */
export class ChipSet {
  readonly kinds: readonly { readonly side: MaterialHandle; readonly lids: MaterialHandle }[];
  readonly #stage: Stage;

  constructor(stage: Stage, logos: readonly LoadedLogo[]) {
    const finish = { color: PRINT, roughness: 0.42, coat: 0.25 };
    this.#stage = stage;
    this.kinds = KINDS.map((colors) => ({
      side: stage.material({ texture: stage.texture(paintSide(colors)), ...finish }),
      lids: stage.material({ texture: stage.texture(paintLid(colors, logos)), ...finish }),
    }));
  }

  /** Adds one chip that lies flat, turned at random. */
  add({ kind, at, shadeHeight = CHIP_HEIGHT }: Chip, random: Random): Prop {
    const look = this.kinds[kind % this.kinds.length];
    if (look === undefined) throw new Error('a chip set has at least one kind');
    const half = CHIP_HEIGHT / 2;
    return this.#stage.add({
      solid: {
        kind: 'cylinder',
        radius: CHIP_RADIUS,
        height: CHIP_HEIGHT,
        material: look.side,
        lids: look.lids,
      },
      at: [at[0], at[1], at[2] + half],
      rotation: turned(random() * Math.PI * 2),
      shades:
        shadeHeight > 0 ? { halfWidth: CHIP_RADIUS, low: -half, high: shadeHeight - half } : false,
    });
  }

  /** Adds a stack put down by hand: it leans a little, and now and then a chip sticks out. */
  addStack(kinds: readonly number[], at: Vec3, random: Random): void {
    const hand = pick(random, HANDS);
    const lean = around(between(random, 0, hand.slip * 0.45), random() * Math.PI * 2);
    let driftX = 0;
    let driftY = 0;
    for (const [k, kind] of kinds.entries()) {
      const slip = random() < hand.strays ? STRAY_SLIP : hand.slip;
      driftX = driftX * 0.7 + between(random, -slip, slip);
      driftY = driftY * 0.7 + between(random, -slip, slip);
      const place: Vec3 = [
        at[0] + driftX + clamped(lean[0] * k, -LEAN_MAX, LEAN_MAX),
        at[1] + driftY + clamped(lean[1] * k, -LEAN_MAX, LEAN_MAX),
        at[2] + k * CHIP_HEIGHT,
      ];
      // The lowest chip throws the whole stack's shadow: one shadow instead of ten.
      const shadeHeight = k === 0 ? kinds.length * CHIP_HEIGHT : 0;
      this.add({ kind, at: place, shadeHeight }, random);
    }
  }

  /** Adds chips that fell off the stack at (x, y): one lies flat beside it, and often another leans on that one. */
  spill(kind: number, [x, y]: readonly [number, number], random: Random): void {
    const heading = random() * Math.PI * 2;
    const [outX, outY] = [Math.cos(heading), Math.sin(heading)];
    const flatAt = CHIP_RADIUS * between(random, 2.25, 2.6);
    this.add({ kind, at: [x + outX * flatAt, y + outY * flatAt, 0] }, random);
    if (random() < 0.4) return;
    // Its outer edge is on the cloth, its inner side on the rim of the chip that lies flat.
    const reach = CHIP_RADIUS * 1.35;
    const tilt = Math.atan2(CHIP_HEIGHT, reach);
    const along = flatAt + CHIP_RADIUS + reach - CHIP_RADIUS * Math.cos(tilt);
    const leaning = this.add({ kind: kind + 1, at: ORIGIN, shadeHeight: 0 }, random);
    leaning.place(
      [
        x + outX * along,
        y + outY * along,
        CHIP_RADIUS * Math.sin(tilt) + (CHIP_HEIGHT / 2) * Math.cos(tilt),
      ],
      combined(turnedAbout([-outY, outX, 0], tilt), turned(random() * Math.PI * 2)),
    );
  }
}

function paintSide({ body, spots }: ChipColors): Painting {
  return paintShared(512, 32, (p) => {
    p.fillStyle = body;
    p.fillRect(0, 0, 512, 32);
    p.fillStyle = spots;
    for (let k = 0; k < SPOTS; k++)
      p.fillRect(((k + 0.3) / SPOTS) * 512, 0, (512 / SPOTS) * 0.4, 32);
    p.fillStyle = body;
    for (let k = 0; k < SPOTS; k++)
      p.fillRect(((k + 0.47) / SPOTS) * 512, 9, (512 / SPOTS) * 0.06, 14);
    const edge = p.createLinearGradient(0, 0, 0, 32);
    edge.addColorStop(0, 'rgba(0,0,0,.55)');
    edge.addColorStop(0.16, 'rgba(0,0,0,0)');
    edge.addColorStop(0.84, 'rgba(0,0,0,0)');
    edge.addColorStop(1, 'rgba(0,0,0,.6)');
    p.fillStyle = edge;
    p.fillRect(0, 0, 512, 32);
  });
}

function paintLid({ body, spots, label }: ChipColors, logos: readonly LoadedLogo[]): Painting {
  const n = 256;
  return paintShared(n, n, (p) => {
    p.translate(n / 2, n / 2);
    p.fillStyle = body;
    p.fillRect(-n / 2, -n / 2, n, n);
    p.fillStyle = spots;
    for (let k = 0; k < SPOTS; k++) {
      const from = ((k + 0.3) / SPOTS) * Math.PI * 2;
      const to = ((k + 0.7) / SPOTS) * Math.PI * 2;
      p.beginPath();
      p.arc(0, 0, n * 0.52, -to, -from);
      p.arc(0, 0, n * 0.385, -from, -to, true);
      p.closePath();
      p.fill();
    }
    p.strokeStyle = spots;
    p.lineWidth = 3;
    p.beginPath();
    p.arc(0, 0, n * 0.36, 0, Math.PI * 2);
    p.stroke();
    p.fillStyle = INLAY;
    p.beginPath();
    p.arc(0, 0, n * (logos.length > 0 ? 0.33 : 0.27), 0, Math.PI * 2);
    p.fill();
    p.strokeStyle = '#c39a45';
    p.lineWidth = 5;
    p.stroke();
    if (logos.length > 0) {
      const place = { x: 0, y: 0, width: n * 0.56, height: n * 0.42 };
      return paintLogo(p, logos, { ...place, ground: INLAY, variants: SMALL });
    }
    p.fillStyle = body;
    p.font = '700 78px StudioSign';
    p.textAlign = 'center';
    p.textBaseline = 'middle';
    p.fillText(label, 0, 4);
  });
}
