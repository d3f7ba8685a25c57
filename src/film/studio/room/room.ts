import type { Setting } from '#domain/order/look.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Camera } from '../camera/drift.ts';
import type { Moment } from '../camera/shot-plan.ts';
import { blended, dimmed, lightOf, vivid, WHITE, type Light } from '#film/color/light.ts';
import { between, pick, type Random } from '#film/random.ts';
import { around, times } from '../scene/vec3.ts';
import { registerPropFonts } from '../props/fonts.ts';
import { hangLogo } from '../props/logo-sign.ts';
import type { Backdrop } from '../presets/preset.ts';
import { discsOf, writeBulbs, type Bulb } from './bulbs.ts';
import { leavesRoom } from './camera-space.ts';
import { Crowd } from './crowd.ts';
import {
  paintCarpet,
  paintCeiling,
  paintMachines,
  paintSign,
  paintTube,
} from './dressing-painting.ts';
import { dressRoom, wallFor, type RoomDressing } from './dressing.ts';
import type { Stance } from './guest-stance.ts';
import type { Guest } from './guests.ts';
import { facingTable, writePanels, type Panel } from './panel.ts';
import type { RoomContext } from './room-context.ts';
import { paintWall, paintWindows } from './wall-painting.ts';

const WALLS = 12;
const CEILING = 7.2;

/** How many of each a setting has. */
const DRESSING: Record<
  Setting,
  { machines: number; signs: number; tubes: number; ceiling: boolean }
> = {
  mainFloor: { machines: 11, signs: 5, tubes: 12, ceiling: true },
  highLimitRoom: { machines: 0, signs: 1, tubes: 4, ceiling: true },
  lounge: { machines: 0, signs: 3, tubes: 8, ceiling: true },
  rooftop: { machines: 0, signs: 2, tubes: 5, ceiling: false },
  beachfront: { machines: 0, signs: 1, tubes: 3, ceiling: false },
  theatre: { machines: 0, signs: 3, tubes: 6, ceiling: false },
  riverboat: { machines: 5, signs: 2, tubes: 3, ceiling: true },
};

const OPEN_AIR: ReadonlySet<Setting> = new Set(['rooftop', 'beachfront']);

/** When a room is seen, and what stands in it at that moment alone. */
interface RoomMoment {
  readonly time: number;
  /** How each guest is shown in the take that it belongs to. */
  readonly stances: readonly Stance[];
  readonly backdrop: Backdrop | undefined;
}

/** The room around the table: walls, dressing, guests and lamps, all out of focus but all in depth. */
export class Room {
  readonly #kernel: Kernel;
  readonly #still: readonly Panel[];
  readonly #crowd: Crowd;
  readonly #bulbs: readonly Bulb[];
  readonly #dressing: RoomDressing;
  readonly #ground: Light;

  constructor(kernel: Kernel, room: RoomContext, guests: readonly Guest[]) {
    registerPropFonts();
    const { storyboard, light } = room;
    const signs = hangLogo(room);
    const random = room.random('room');
    this.#kernel = kernel;
    this.#still = [...shellPanels(room, random), ...dressingPanels(room, random), ...signs];
    this.#crowd = new Crowd(room, guests);
    this.#bulbs = hangBulbs(room);
    this.#dressing = dressRoom(room);
    this.#ground = dimmed(lightOf(storyboard.look.palette.room), 0.15 * light.room);
  }

  /** Draws what is behind everything; returns how many bulbs are behind the focus and in front of it. */
  draw(
    camera: Camera,
    { time, stances, backdrop }: RoomMoment,
  ): { behind: number; inFront: number } {
    const { eye } = camera.pose;
    const { panels: extra, hasGuests } = backdrop ?? { panels: [], hasGuests: true };
    const panels = [
      ...this.#still.filter(({ center, layer }) => layer === 'shell' || leavesRoom(center, eye)),
      ...this.#dressing.panels(time, eye),
      ...extra,
      ...(hasGuests ? this.#crowd.panels(time, eye, stances) : []),
    ];
    this.#kernel.call.drawPanels(writePanels(this.#kernel, panels, camera), ...this.#ground);
    const discs = discsOf([...this.#bulbs, ...this.#dressing.bulbs(time)], camera.view);
    const bulbs = writeBulbs(this.#kernel, discs, time);
    this.#kernel.call.drawBulbsBehind(0, bulbs.behind);
    return bulbs;
  }

  /** Draws what falls before what a moment shows over its picture, each piece as sharp as it is seen. */
  drawFalling(camera: Camera, { time, world }: Pick<Moment, 'time' | 'world'>): void {
    const panels = this.#dressing.falling(world, time, camera.pose.eye);
    if (panels.length > 0)
      this.#kernel.call.drawSharpPanels(0, writePanels(this.#kernel, panels, camera));
  }

  /** Writes what falls through the air to the kernel, for pictures without the room. */
  aimFlakes(camera: Camera, time: number): { behind: number; inFront: number } {
    const flakes = this.#dressing.bulbs(time).filter(({ isFlake }) => isFlake === true);
    return writeBulbs(this.#kernel, discsOf(flakes, camera.view), time);
  }
}

/** The landscape all round, every other time mirrored so that no seam is seen. */
function vistaPanels({ plan, vista }: RoomContext): Panel[] {
  if (vista === undefined) return [];
  const turn = Math.PI / 2 + Math.PI / WALLS;
  return ringOf(plan, { turn, share: 1.12 }).map((panel, k) => {
    const isMirrored = k % 4 > 1;
    return {
      ...panel,
      ...(isMirrored && { across: times(panel.across, -1) }),
      texture: vista,
      light: WHITE,
      part: [(k % 2 === 0) === isMirrored ? 0 : 0.5, 0, 0.5, 1],
    };
  });
}

type Place = Omit<Panel, 'texture' | 'light'>;

/** Walls all round, the first of them towards `turn`; `share` is their distance as a part of the room's depth. */
function ringOf(
  { depth, floor }: RoomContext['plan'],
  { turn, share = 1 }: { readonly turn: number; readonly share?: number },
): Place[] {
  return Array.from({ length: WALLS }, (_, k) => ({
    ...facingTable({
      angle: turn + (k / WALLS) * Math.PI * 2,
      distance: depth * share,
      low: floor,
      width: 2 * depth * share * Math.tan(Math.PI / WALLS) * 1.01,
      height: CEILING - floor,
    }),
    layer: 'shell' as const,
  }));
}

function shellPanels(room: RoomContext, random: Random): Panel[] {
  const { stage, storyboard, light, plan, vista } = room;
  const { palette } = storyboard.look;
  const setting = wallFor(storyboard.look);
  const isOpen = OPEN_AIR.has(setting);
  const paintSide = vista === undefined ? paintWall : paintWindows;
  const wall =
    vista !== undefined && isOpen ? null : stage.texture(paintSide(setting, palette, random));
  // The sky has a light of its own, which lamps indoors do not make brighter.
  const wallLight = dimmed(WHITE, isOpen ? Math.min(light.room, 1.3) : light.room);
  const turn = random() * Math.PI;
  const walls =
    wall === null
      ? []
      : ringOf(plan, { turn }).map((place, k): Panel => ({
          ...place,
          texture: wall,
          light: wallLight,
          part: [(k % 2) / 2, 0, 0.5, 1],
        }));
  const carpet: Panel = {
    ...level(plan.floor, plan.depth),
    texture: stage.texture(paintCarpet(palette, random)),
    light: dimmed(WHITE, light.room * 0.5),
  };
  const outside = vistaPanels(room);
  if (!DRESSING[setting].ceiling) return [...outside, ...walls, carpet];
  const ceiling: Panel = {
    ...level(CEILING, plan.depth),
    texture: stage.texture(paintCeiling(palette)),
    light: dimmed(WHITE, light.room * 1.6),
  };
  return [...outside, ...walls, carpet, ceiling];
}

/** A floor or a ceiling that reaches to the walls. */
const level = (height: number, depth: number): Omit<Panel, 'texture' | 'light'> => ({
  center: [0, 0, height],
  across: [depth * 1.1, 0, 0],
  upward: [0, depth * 1.1, 0],
  layer: 'shell',
});

function dressingPanels(room: RoomContext, random: Random): Panel[] {
  const { stage, storyboard, light, plan, vista } = room;
  const { palette, setting } = storyboard.look;
  // Of what hangs, nothing hangs before the windows.
  const amount = { ...DRESSING[setting], ...(vista !== undefined && { signs: 0, tubes: 0 }) };
  const glow = vivid(lightOf(palette.glow));
  const accent = vivid(lightOf(palette.accent));
  const panels: Panel[] = [];
  if (amount.machines > 0) {
    const machines = stage.texture(paintMachines(palette, random));
    for (let k = 0; k < amount.machines; k++) {
      panels.push({
        ...facingTable({
          angle: ((k + between(random, 0.2, 0.8)) / amount.machines) * Math.PI * 2,
          distance: between(random, 0.6, 0.9) * plan.depth,
          low: plan.floor,
          width: 6.1,
          height: 3.8,
        }),
        texture: machines,
        light: dimmed(WHITE, Math.min(light.room, 1.5) * 1.1),
      });
    }
  }
  const tube = stage.texture(paintTube());
  for (let k = 0; k < amount.tubes; k++) {
    const angle = ((k + random()) / amount.tubes) * Math.PI * 2;
    const color = pick(random, [glow, accent, blended(glow, accent, 0.5)]);
    const low = plan.floor + between(random, 0, 1.5);
    panels.push({
      ...facingTable({
        angle,
        distance: between(random, 0.7, 0.95) * plan.depth,
        low,
        width: 0.7,
        height: between(random, 3.5, 6.5),
      }),
      texture: tube,
      light: dimmed(color, light.room * 1.9),
      adds: true,
    });
  }
  for (let k = 0; k < amount.signs; k++) {
    const sign = stage.texture(
      paintSign(k + storyboard.seed, k % 2 === 0 ? palette.glow : palette.metal, palette.accent),
    );
    panels.push({
      ...facingTable({
        angle: ((k + between(random, 0.25, 0.75)) / amount.signs) * Math.PI * 2,
        distance: between(random, 0.72, 0.9) * plan.depth,
        low: between(random, 1.9, 3.4),
        width: 4.4,
        height: 1.4,
      }),
      texture: sign,
      light: dimmed(WHITE, light.room * 2.4),
      adds: true,
    });
  }
  return panels;
}

function hangBulbs({ storyboard, light, random: streamOf }: RoomContext): Bulb[] {
  const random = streamOf('bulbs');
  const { palette, occasion } = storyboard.look;
  const warm: Light = [1, 0.62, 0.28];
  const glow = vivid(lightOf(palette.glow));
  const accent = vivid(lightOf(palette.accent));
  const bulbs: Bulb[] = [];
  const hang = (lamp: Pick<Bulb, 'place' | 'light' | 'flicker'>): void => {
    bulbs.push({ ...lamp, size: between(random, 0.65, 1.25), phase: random() * 7 });
  };
  for (let k = 0; k < 190; k++) {
    const place = around(
      between(random, 5.4, 13),
      random() * Math.PI * 2,
      -0.8 + random() ** 1.6 * 4.4,
    );
    const color = random() < 0.55 ? warm : pick(random, [glow, accent, blended(warm, WHITE, 0.4)]);
    hang({
      place,
      light: dimmed(color, between(random, 0.12, 0.5) * light.bulbs),
      flicker: random() < 0.35 ? 0.4 : 0.1,
    });
  }
  const garlands = occasion === null ? 2 : 5;
  for (let k = 0; k < garlands; k++) {
    const from = random() * Math.PI * 2;
    const distance = between(random, 6, 9);
    const height = between(random, 2.4, 3.6);
    for (let i = 0; i < 14; i++) {
      const sag = Math.abs(((i % 7) - 3) / 3) ** 2 * 0.45;
      hang({
        place: around(distance, from + i * 0.11, height + sag),
        light: dimmed(i % 3 === 0 && occasion !== null ? accent : warm, 0.3 * light.bulbs),
        flicker: 0.25,
      });
    }
  }
  return bulbs;
}
