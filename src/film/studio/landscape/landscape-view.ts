import type { Landscape } from '#domain/order/look.ts';
import type { Light } from '#film/color/light.ts';
import type { Camera } from '../camera/drift.ts';
import type { Kernel } from '../kernel/kernel.ts';
import {
  WATER_COLOR,
  WATER_LEVEL,
  WATER_SCALE,
  WATER_SCROLL,
  WATER_SHORE,
  WATER_TEXTURE,
  WATER_TILT,
} from '../kernel/layout.ts';
import { writePanelRows, type Panel } from '../room/panel.ts';
import type { SceneContext } from '../scene-context.ts';
import type { TextureHandle } from '../scene/texture.ts';
import type { Daylight } from './daylight.ts';
import { hangFalling } from './falling.ts';
import { layFog } from './fog-banks.ts';
import { layLand } from './land-panels.ts';
import { RANGES } from './ranges.ts';
import { standSketches } from './sketch-panels.ts';
import { hangSky } from './sky-panels.ts';
import { surroundingsOf } from './surroundings.ts';
import { paintWaves } from './waves.ts';
import { seaIn, type Sea } from './weather.ts';

const WATERS: Partial<Record<Landscape['kind'], { readonly tilt: number; readonly deep: number }>> =
  {
    sea: { tilt: 0.12, deep: 1 },
    lake: { tilt: 0.05, deep: 0.7 },
    harbour: { tilt: 0.075, deep: 0.7 },
    city: { tilt: 0.085, deep: 0.6 },
  };

interface Water {
  readonly waves: TextureHandle;
  readonly tilt: number;
  readonly sea: Sea;
  readonly deep: Light;
}

/** Scenery in layers, drawn sharp into the picture. */
export class LandscapeView {
  readonly #kernel: Kernel;
  readonly #front: (seconds: number) => readonly Panel[];
  readonly #behind: (seconds: number) => readonly Panel[];
  readonly #water: Water | null;

  constructor(kernel: Kernel, context: SceneContext, landscape: Landscape) {
    this.#kernel = kernel;
    const around = surroundingsOf(context, landscape);
    const { kind, noise, side, day, weather } = around;
    const water = WATERS[kind];
    const land = RANGES[kind]({ noise, side });
    const sky = hangSky(around);
    const ranges = layLand(around, land);
    const sketches = standSketches(around, { land, hasWater: water !== undefined });
    const fog = layFog(around);
    const falling = hangFalling(around);
    this.#front = (seconds) => [
      ...sketches.near(seconds),
      ...fog.near(seconds),
      ...falling(seconds),
    ];
    this.#behind = (seconds) => [
      ...sky(seconds),
      ...[...ranges(seconds), ...sketches.far(seconds), ...fog.far(seconds)]
        .toSorted((a, b) => b.at - a.at)
        .flatMap(({ panels }) => panels),
    ];
    const waves = water && context.stage.texture(paintWaves(context.random('waves')));
    this.#water =
      water && waves
        ? { waves, tilt: water.tilt, sea: seaIn(weather), deep: deepOf(day, water.deep) }
        : null;
  }

  draw(camera: Camera, seconds: number): void {
    const panels = this.#behind(seconds);
    this.#kernel.call.clearPicture();
    writePanelRows(this.#kernel, panels, camera);
    this.#kernel.call.drawSharpPanels(0, panels.length);
    if (this.#water !== null) this.#drawWater(this.#water, seconds);
    const front = this.#front(seconds);
    writePanelRows(this.#kernel, front, camera);
    this.#kernel.call.drawSharpPanels(0, front.length);
  }

  #drawWater({ waves, tilt, sea, deep }: Water, seconds: number): void {
    const moved = seconds * sea.speed;
    const at = this.#kernel.call.waterTable();
    this.#kernel.writeFloats(at + WATER_LEVEL, 0);
    this.#kernel.writeWhole(at + WATER_TEXTURE, waves.index);
    this.#kernel.writeFloats(at + WATER_COLOR, ...deep);
    this.#kernel.writeFloats(at + WATER_TILT, tilt * sea.tilt);
    this.#kernel.writeFloats(at + WATER_SCALE, 1 / (21 * sea.length), 1 / (5.7 * sea.length));
    this.#kernel.writeFloats(
      at + WATER_SCROLL,
      moved * 0.012,
      moved * -0.022,
      moved * -0.05,
      moved * -0.075,
    );
    this.#kernel.writeFloats(at + WATER_SHORE, 0.012);
    this.#kernel.call.drawWater();
  }
}

const deepOf = ({ ambient, zenith }: Daylight, k: number): Light => [
  (ambient[0] * 0.12 + zenith[0] * 0.25) * k,
  (ambient[1] * 0.2 + zenith[1] * 0.3) * k,
  (ambient[2] * 0.2 + zenith[2] * 0.25) * k,
];
