import type { Setting } from '#domain/look.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { LightRig } from '../light/light-rig.ts';
import type { Projection } from '../camera/projection.ts';
import { blended, dimmed, lightOf, vivid, WHITE, type Light } from '#film/color/light.ts';
import { between, pick, randomStream, type Random } from '#film/random.ts';
import type { Stage } from '../scene/stage.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { around, type Vec3 } from '../scene/vec3.ts';
import { registerPropFonts } from '../props/fonts.ts';
import type { Backdrop } from '../presets/preset.ts';
import { writeBulbs, type Bulb } from './bulbs.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';
import { paintGuests } from './crowd-painting.ts';
import {
  paintCarpet,
  paintCeiling,
  paintMachines,
  paintSign,
  paintTube,
} from './dressing-painting.ts';
import { dressRoom, wallFor, type RoomDressing } from './dressing.ts';
import { writePanels, type Panel } from './panel.ts';
import type { RoomPlan } from './room-plan.ts';
import { paintWall } from './wall-painting.ts';

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

/** From where, and when, a room is seen. */
interface RoomMoment {
  readonly eye: Vec3;
  readonly time: number;
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

  constructor(
    kernel: Kernel,
    stage: Stage,
    storyboard: Storyboard,
    light: LightRig,
    plan: RoomPlan,
  ) {
    registerPropFonts();
    const { look, seed, controls } = storyboard;
    const random = randomStream(seed, 'room');
    this.#kernel = kernel;
    this.#still = [
      ...shellPanels(stage, storyboard, light, plan, random),
      ...dressingPanels(stage, storyboard, light, plan, random),
      ...(plan.signs ?? []),
    ];
    const guests = stage.texture(paintGuests(randomStream(seed, 'guests'), look.palette));
    this.#crowd = gatherCrowd(
      controls.crowdDensity,
      randomStream(seed, 'crowd'),
      plan,
      guests,
      light,
    );
    this.#bulbs = hangBulbs(storyboard, light, randomStream(seed, 'bulbs'));
    this.#dressing = dressRoom(stage, storyboard, light, plan, randomStream(seed, 'dressing'));
    this.#ground = dimmed(lightOf(look.palette.room), 0.15 * light.room);
  }

  /** Draws what is behind everything; returns how many bulbs are behind and in front of the focus. */
  draw(view: Projection, { eye, time, backdrop }: RoomMoment): { behind: number; inFront: number } {
    const { panels: extra, hasGuests } = backdrop ?? { panels: [], hasGuests: true };
    const panels = writePanels(
      this.#kernel,
      [
        ...this.#still,
        ...this.#dressing.panels(time, eye),
        ...extra,
        ...(hasGuests ? this.#crowd.panels(time, eye) : []),
      ],
      eye,
      Math.min(view.width, view.height),
    );
    this.#kernel.call.drawPanels(panels, ...this.#ground);
    const bulbs = writeBulbs(
      this.#kernel,
      [...this.#bulbs, ...this.#dressing.bulbs(time)],
      view,
      time,
    );
    this.#kernel.call.drawBulbsBehind(0, bulbs.behind);
    return bulbs;
  }
}

function shellPanels(
  stage: Stage,
  storyboard: Storyboard,
  light: LightRig,
  plan: RoomPlan,
  random: Random,
): Panel[] {
  const { palette } = storyboard.look;
  const setting = wallFor(storyboard.look);
  const wall = stage.texture(paintWall(setting, palette, random));
  // The sky has a light of its own, which lamps indoors do not make brighter.
  const wallLight = dimmed(WHITE, OPEN_AIR.has(setting) ? Math.min(light.room, 1.3) : light.room);
  const height = CEILING - plan.floor;
  const half = plan.depth * Math.tan(Math.PI / WALLS) * 1.01;
  const turn = random() * Math.PI;
  const panels: Panel[] = [];
  for (let k = 0; k < WALLS; k++) {
    const angle = turn + (k / WALLS) * Math.PI * 2;
    panels.push({
      center: around(plan.depth, angle, plan.floor + height / 2),
      across: around(half, angle - Math.PI / 2),
      upward: [0, 0, height / 2],
      texture: wall,
      light: wallLight,
      part: [(k % 2) / 2, 0, 0.5, 1],
      layer: 'shell',
    });
  }
  const carpet = stage.texture(paintCarpet(palette, random));
  panels.push(flat(carpet, plan.floor, plan.depth, dimmed(WHITE, light.room * 0.5)));
  if (DRESSING[setting].ceiling) {
    const ceiling = stage.texture(paintCeiling(palette));
    panels.push(flat(ceiling, CEILING, plan.depth, dimmed(WHITE, light.room * 1.6)));
  }
  return panels;
}

function flat(texture: TextureHandle, height: number, reach: number, light: Light): Panel {
  return {
    center: [0, 0, height],
    across: [reach * 1.1, 0, 0],
    upward: [0, reach * 1.1, 0],
    texture,
    light,
    layer: 'shell',
  };
}

function dressingPanels(
  stage: Stage,
  storyboard: Storyboard,
  light: LightRig,
  plan: RoomPlan,
  random: Random,
): Panel[] {
  const { palette, setting } = storyboard.look;
  const amount = DRESSING[setting];
  const glow = vivid(lightOf(palette.glow));
  const accent = vivid(lightOf(palette.accent));
  const panels: Panel[] = [];
  if (amount.machines > 0) {
    const machines = stage.texture(paintMachines(palette, random));
    for (let k = 0; k < amount.machines; k++) {
      const angle = ((k + between(random, 0.2, 0.8)) / amount.machines) * Math.PI * 2;
      panels.push(
        standing(
          machines,
          angle,
          between(random, 0.6, 0.9) * plan.depth,
          plan.floor,
          6.1,
          3.8,
          dimmed(WHITE, Math.min(light.room, 1.5) * 1.1),
        ),
      );
    }
  }
  const tube = stage.texture(paintTube());
  for (let k = 0; k < amount.tubes; k++) {
    const angle = ((k + random()) / amount.tubes) * Math.PI * 2;
    const color = pick(random, [glow, accent, blended(glow, accent, 0.5)]);
    const low = plan.floor + between(random, 0, 1.5);
    panels.push({
      ...standing(
        tube,
        angle,
        between(random, 0.7, 0.95) * plan.depth,
        low,
        0.7,
        between(random, 3.5, 6.5),
        dimmed(color, light.room * 1.9),
      ),
      adds: true,
    });
  }
  for (let k = 0; k < amount.signs; k++) {
    const sign = stage.texture(
      paintSign(k + storyboard.seed, k % 2 === 0 ? palette.glow : palette.metal, palette.accent),
    );
    const angle = ((k + between(random, 0.25, 0.75)) / amount.signs) * Math.PI * 2;
    panels.push({
      ...standing(
        sign,
        angle,
        between(random, 0.72, 0.9) * plan.depth,
        between(random, 1.9, 3.4),
        4.4,
        1.4,
        dimmed(WHITE, light.room * 2.4),
      ),
      adds: true,
    });
  }
  return panels;
}

/** A panel that stands (or hangs, from `low`) facing the table. */
function standing(
  texture: TextureHandle,
  angle: number,
  distance: number,
  low: number,
  width: number,
  height: number,
  light: Light,
): Panel {
  return {
    center: around(distance, angle, low + height / 2),
    across: around(width / 2, angle - Math.PI / 2),
    upward: [0, 0, height / 2],
    texture,
    light,
  };
}

function hangBulbs(storyboard: Storyboard, light: LightRig, random: Random): Bulb[] {
  const { palette, occasion } = storyboard.look;
  const warm: Light = [1, 0.62, 0.28];
  const glow = vivid(lightOf(palette.glow));
  const accent = vivid(lightOf(palette.accent));
  const bulbs: Bulb[] = [];
  const hang = (place: Vec3, color: Light, strength: number, flicker: number): void => {
    bulbs.push({
      place,
      light: dimmed(color, strength * light.bulbs),
      size: between(random, 0.65, 1.25),
      phase: random() * 7,
      flicker,
    });
  };
  for (let k = 0; k < 190; k++) {
    const place = around(
      between(random, 5.4, 13),
      random() * Math.PI * 2,
      -0.8 + random() ** 1.6 * 4.4,
    );
    const color = random() < 0.55 ? warm : pick(random, [glow, accent, blended(warm, WHITE, 0.4)]);
    hang(place, color, between(random, 0.12, 0.5), random() < 0.35 ? 0.4 : 0.1);
  }
  const garlands = occasion === null ? 2 : 5;
  for (let k = 0; k < garlands; k++) {
    const from = random() * Math.PI * 2;
    const distance = between(random, 6, 9);
    const height = between(random, 2.4, 3.6);
    for (let i = 0; i < 14; i++) {
      const sag = Math.abs(((i % 7) - 3) / 3) ** 2 * 0.45;
      hang(
        around(distance, from + i * 0.11, height + sag),
        i % 3 === 0 && occasion !== null ? accent : warm,
        0.3,
        0.25,
      );
    }
  }
  return bulbs;
}
