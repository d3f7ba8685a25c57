import type { Dressing, Setting } from '#domain/order/look.ts';
import type { Scenery, Storyboard } from '#film/storyboard/storyboard.ts';
import { blended, dimmed, lightOf, vivid, WHITE, type Light } from '#film/color/light.ts';
import { between, pick, type Random } from '#film/random.ts';
import { around, type Vec3 } from '../scene/vec3.ts';
import type { Bulb } from './bulbs.ts';
import { leavesRoom } from './camera-space.ts';
import { letFall } from './falling-pieces.ts';
import { burstAt, paintFirework } from './firework.ts';
import { facingTable, type Panel } from './panel.ts';
import type { RoomContext } from './room-context.ts';
import { paintPlinth, paintSouvenir } from './souvenir-painting.ts';

/** What the prompt asks the room to be dressed with. */
export interface RoomDressing {
  panels(time: number, eye: Vec3): Panel[];
  bulbs(time: number): Bulb[];
  /** What falls before the table, or before a landscape. */
  falling(world: Scenery | null, time: number, eye: Vec3): Panel[];
}

const WALL_OF: Partial<Record<Dressing, Setting>> = {
  skyline: 'rooftop',
  fireworks: 'rooftop',
  water: 'beachfront',
  curtains: 'theatre',
  stage: 'theatre',
  redCarpet: 'theatre',
};

/** The wall that suits the dressing, or else the setting's own. */
export function wallFor({ dressing, setting }: Storyboard['look']): Setting {
  const open = setting === 'rooftop' || setting === 'beachfront' || setting === 'riverboat';
  const wanted = dressing.find((item) => WALL_OF[item] !== undefined);
  return wanted === undefined || open ? setting : (WALL_OF[wanted] ?? setting);
}

/**
 * Where the things of a kind are: how many, how large, how high their lower edge. What neither hangs nor
 * grows from the floor stands on a plinth.
 */
interface Place {
  readonly count: number;
  readonly size: number;
  readonly low: number | 'floor';
  readonly stands: 'floor' | 'plinth' | 'hangs';
  /** Whether it is a lamp, as bright in a dark room. */
  readonly shines?: boolean;
}

const PLACES: Partial<Record<Dressing, Place>> = {
  balloons: { count: 9, size: 1.5, low: 0.9, stands: 'hangs' },
  flowers: { count: 7, size: 1.3, low: 0.15, stands: 'plinth' },
  palms: { count: 5, size: 4.2, low: 'floor', stands: 'floor' },
  champagne: { count: 6, size: 0.9, low: 0.3, stands: 'plinth' },
  pumpkins: { count: 11, size: 1.6, low: 0.1, stands: 'plinth' },
  lanterns: { count: 16, size: 1.2, low: 0.35, stands: 'hangs', shines: true },
  trophy: { count: 6, size: 1.5, low: 0.2, stands: 'plinth' },
  saxophone: { count: 5, size: 1.9, low: 0.1, stands: 'plinth' },
  discoBall: { count: 4, size: 1.2, low: 0.9, stands: 'hangs' },
};

const LOWER = { plinth: -0.9, floor: 0 } as const;

/** Paintings leave this part of their height empty below what they show. */
const FOOT = 0.06;

const WARM: Light = [1, 0.62, 0.28];

const SHINING = 1.3;
/** In a bright room, what is lit by it keeps its colour. */
const LIT_MAX = 1;

/** Cameras stand before the table: what is to be seen stands behind it, within this angle. */
const BEHIND = Math.PI / 2;
const SEEN_ARC = Math.PI * 1.15;

/** Spreads parts from 0 to 1 over the side that cameras look at. */
const angleBehind = (part: number): number => BEHIND + (part - 0.5) * SEEN_ARC;

/** The same, closer together in the middle, where the hero shot looks. */
function angleInView(part: number): number {
  const aside = (part - 0.5) * 2;
  return BEHIND + (Math.sign(aside) * Math.abs(aside) ** 1.6 * SEEN_ARC) / 2;
}

/** Puts what the prompt asks for into the room, a shelf dealt out among it, and returns what of it is seen at a time. */
export function dressRoom(room: RoomContext): RoomDressing {
  const random = room.random('dressing');
  const { dressing } = room.storyboard.look;
  const onShelf = dressing.filter((item) => PLACES[item]?.stands === 'plinth');
  const items = dressing.map((item) => {
    const turn = onShelf.indexOf(item);
    const shelf = room.plan.shelf?.filter((_, k) => k % onShelf.length === turn);
    return dress(item, { ...room, plan: { ...room.plan, ...(shelf && { shelf }) } }, random);
  });
  return {
    panels: (time, eye) =>
      items
        .flatMap((item) => item.panels(time, eye))
        .filter(({ center }) => leavesRoom(center, eye)),
    bulbs: (time) => items.flatMap((item) => item.bulbs(time)),
    falling: (world, time, eye) => items.flatMap((item) => item.falling(world, time, eye)),
  };
}

const NOTHING: RoomDressing = { panels: () => [], bulbs: () => [], falling: () => [] };

function dress(item: Dressing, room: RoomContext, random: Random): RoomDressing {
  const still = placeSouvenirs(item, room, random);
  if (item === 'fireworks') return fireworks(room, random);
  const pieces = letFall(item, room, random);
  if (pieces)
    return {
      ...NOTHING,
      panels: pieces.behind,
      falling: (world, time, eye) =>
        world === 'landscape' ? pieces.outside(time, eye) : pieces.before(time, eye),
    };
  const bulbs = LIGHTS[item]?.(room.storyboard, random) ?? [];
  return {
    ...NOTHING,
    panels: (time) =>
      item === 'balloons' ? still.map((panel, k) => floated(panel, time, k)) : still,
    bulbs: (time) => bulbs.map((bulb) => bulb(time)),
  };
}

/** Returns the panels of an item that stands or hangs in the room; none for other items. */
function placeSouvenirs(item: Dressing, room: RoomContext, random: Random): Panel[] {
  const { stage, storyboard, plan } = room;
  const { palette } = storyboard.look;
  const place = PLACES[item];
  const painting = place === undefined ? undefined : paintSouvenir(item, palette, random);
  if (place === undefined || painting === undefined) return [];
  const texture = stage.texture(painting);
  const lit = Math.min(0.35 + room.light.room * 0.75, LIT_MAX);
  const light = dimmed(WHITE, place.shines === true ? SHINING : lit);
  if (place.stands === 'plinth' && plan.shelf)
    return plan.shelf.map((at) => ({ ...setOnShelf(at, place.size), texture, light }));
  const plinth = place.stands === 'plinth' ? stage.texture(paintPlinth(palette)) : null;
  return Array.from({ length: place.count }, (_, k) => {
    const angle = angleInView((k + between(random, 0.15, 0.85)) / place.count);
    // Some are high for wide shots, some low, just above the table's edge as near shots see it.
    const lift = place.stands === 'hangs' ? random() * 0.3 : k % 2 === 0 ? 0 : LOWER[place.stands];
    const distance = plan.clearing * between(random, 0.95, 1.5);
    const low = (place.low === 'floor' ? plan.floor : place.low) + lift;
    const standing = { angle, distance, low, width: place.size, height: place.size };
    const souvenir: Panel = { ...facingTable(standing), texture, light };
    if (plinth === null) return [souvenir];
    const height = low + place.size * FOOT - plan.floor;
    const below = { angle, distance, low: plan.floor, width: place.size * 0.62, height };
    return [{ ...facingTable(below), texture: plinth, light }, souvenir];
  }).flat();
}

/** Of what is seen in the room, what stands on a shelf near the lens; and how wide it is at most. */
const ON_SHELF = { share: 0.85, sizeMax: 1.3 } as const;

function setOnShelf([x, y, z]: Vec3, size: number): Pick<Panel, 'center' | 'across' | 'upward'> {
  const half = Math.min(size * ON_SHELF.share, ON_SHELF.sizeMax) / 2;
  return {
    center: [x, y, z + half * (1 - FOOT * 2)],
    across: [half, 0, 0],
    upward: [0, 0, half],
  };
}

function floated(panel: Panel, time: number, k: number): Panel {
  const [x, y, z] = panel.center;
  return { ...panel, center: [x, y, z + 0.06 * Math.sin(time * 0.9 + k * 1.7)] };
}

type MovingBulb = (time: number) => Bulb;

/** A lamp that stays where it is. */
function hung(lamp: Pick<Bulb, 'place' | 'light' | 'flicker'>, random: Random): MovingBulb {
  const bulb = { ...lamp, size: between(random, 0.6, 1.1), phase: random() * 7 };
  return () => bulb;
}

/** A piece of what falls: its colour, units a second, and a factor of its disc. */
interface Flake {
  readonly light: Light;
  readonly speed: number;
  readonly size: number;
}

/** Sinks through the air, swaying, and begins again above. */
function falling({ light, speed, size }: Flake, random: Random): MovingBulb {
  const [radius, angle, start, phase] = [
    between(random, 1.6, 6.5),
    angleBehind(random()),
    random() * 5,
    random() * 9,
  ];
  return (time) => ({
    place: around(
      radius + 0.15 * Math.sin(time * 1.3 + phase),
      angle + 0.03 * Math.sin(time * 1.7 + phase),
      3.4 - ((start + time * speed) % 5),
    ),
    light: dimmed(light, 0.35 + 0.3 * Math.sin(time * 6 + phase)),
    size,
    phase,
    flicker: 0,
    isFlake: true,
  });
}

/** The same over the table, where every camera looks. */
function fallingBefore({ light, speed, size }: Flake, random: Random): MovingBulb {
  const [radius, angle, start, phase] = [
    between(random, 0.3, 1.9),
    -BEHIND + (random() - 0.5) * 2.4,
    random() * BEFORE_HEIGHT,
    random() * 9,
  ];
  return (time) => ({
    place: around(
      radius,
      angle + 0.06 * Math.sin(time * 1.7 + phase),
      BEFORE_HEIGHT - ((start + time * speed) % BEFORE_HEIGHT),
    ),
    light: dimmed(light, 0.5 + 0.4 * Math.sin(time * 6 + phase)),
    size,
    phase,
    flicker: 0,
    isFlake: true,
  });
}
const BEFORE_HEIGHT = 1.5;
const SNOW: Light = [0.8, 0.88, 1];
const many = (count: number, make: (k: number) => MovingBulb): MovingBulb[] =>
  Array.from({ length: count }, (_, k) => make(k));

const LIGHTS: Partial<Record<Dressing, (storyboard: Storyboard, random: Random) => MovingBulb[]>> =
  {
    snow: (_, random) => [
      ...many(90, () =>
        falling({ light: SNOW, speed: between(random, 0.25, 0.5), size: 0.4 }, random),
      ),
      ...many(40, () =>
        fallingBefore({ light: SNOW, speed: between(random, 0.2, 0.4), size: 0.3 }, random),
      ),
    ],
    stringLights: (_, random) =>
      many(72, (k) => {
        const sag = (((k % 12) - 5.5) / 5.5) ** 2 * 0.5;
        const place = around(5.2 + (k % 3), angleBehind(k / 72), 2 + sag);
        return hung({ place, light: dimmed(WARM, 0.45), flicker: 0.15 }, random);
      }),
    chandelier: (_, random) =>
      many(96, (k) => {
        // Three of them, each of two rings of bulbs.
        const ring = k % 2 === 0 ? 0.85 : 0.5;
        const [x, y] = around(5.2, ((k % 3) / 3) * Math.PI * 2 + Math.PI / 2);
        const place: Vec3 = [
          x + Math.cos(k * 0.7) * ring,
          y + Math.sin(k * 0.7) * ring,
          1.75 + (k % 4) * 0.17,
        ];
        return hung({ place, light: dimmed([1, 0.84, 0.6], 0.4), flicker: 0.2 }, random);
      }),
    candles: (_, random) =>
      many(34, () => {
        const [radius, angle] = [between(random, 3.1, 5.2), angleBehind(random())];
        const place = around(radius, angle, between(random, -0.35, 0.25));
        return hung({ place, light: dimmed([1, 0.5, 0.16], 0.7), flicker: 0.45 }, random);
      }),
    lanterns: (_, random) =>
      many(26, () => {
        const [radius, angle] = [between(random, 4.5, 8), angleBehind(random())];
        const place = around(radius, angle, between(random, 0.8, 2.4));
        return hung({ place, light: dimmed([1, 0.2, 0.1], 0.5), flicker: 0.15 }, random);
      }),
    discoBall: ({ look }, random) => {
      const colors = [
        WHITE,
        vivid(lightOf(look.palette.glow)),
        vivid(lightOf(look.palette.accent)),
      ] as const;
      return many(70, (k) => {
        const [radius, start, height] = [
          between(random, 5, 11),
          random() * Math.PI * 2,
          between(random, -1.4, 4),
        ];
        return (time) => ({
          place: around(radius, start + time * 0.28, height),
          light: dimmed(colors[k % 3] ?? WHITE, 0.4),
          size: 0.5,
          phase: k,
          flicker: 0.3,
        });
      });
    },
    neonSigns: ({ look }, random) =>
      many(30, (k) => {
        const [radius, angle] = [between(random, 6, 10), angleBehind(random())];
        const place = around(radius, angle, between(random, 0.4, 2.6));
        const color = vivid(lightOf(k % 2 === 0 ? look.palette.glow : look.palette.accent));
        return hung({ place, light: dimmed(color, 0.5), flicker: 0.1 }, random);
      }),
  };

/** Bright enough to be seen behind words, where the picture is held down. */
const BURST_LIGHT = 3.4;

/** Bursts over the skyline, one after another. */
function fireworks({ stage, storyboard, light, plan }: RoomContext, random: Random): RoomDressing {
  const { palette } = storyboard.look;
  const colors = [palette.glow, palette.accent, palette.metal] as const;
  const textures = colors.map((color) => stage.texture(paintFirework(color, random)));
  const bursts = Array.from({ length: 16 }, (_, k) => ({
    texture: pick(random, [textures[k % 3] ?? stage.texture(paintFirework(colors[0], random))]),
    angle: angleBehind(k / 16) + random() * 0.2,
    height: between(random, 1.2, 3.6),
    start: random() * 3,
    size: between(random, 1.1, 2),
  }));
  const strength = blended([1, 1, 1], [light.room, light.room, light.room], 0.5);
  return {
    ...NOTHING,
    panels: (time) =>
      bursts.map(({ texture, angle, height, start, size }) => {
        const age = (time + start) % 3;
        const burst = burstAt(age);
        const grown = size * burst.size + 0.05;
        return {
          center: around(plan.depth * 0.93, angle, height - age * 0.12),
          across: around(grown, angle - Math.PI / 2),
          upward: [0, 0, grown] as const,
          texture,
          light: dimmed(strength, BURST_LIGHT * burst.light),
          adds: true,
        };
      }),
  };
}
