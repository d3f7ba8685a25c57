import {
  PANEL_ACROSS,
  PANEL_ADDS,
  PANEL_BLUR,
  PANEL_BYTES,
  PANEL_CENTER,
  PANEL_COLOR,
  PANEL_COUNT_MAX,
  PANEL_OPACITY,
  PANEL_TEXTURE,
  PANEL_UPWARD,
  PANEL_UV,
} from '../kernel/layout.ts';
import type { Camera } from '../camera/drift.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Light } from '#film/color/light.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { around, lengthOf, minus, type Vec3 } from '../scene/vec3.ts';

/** A flat picture standing, lying or hanging in the room. */
export interface Panel {
  readonly center: Vec3;
  /** From the middle to the right edge, and to the upper edge. */
  readonly across: Vec3;
  readonly upward: Vec3;
  readonly texture: TextureHandle;
  readonly light: Light;
  readonly opacity?: number;
  /** Adds its light instead of covering what is behind: signs, glows. */
  readonly adds?: boolean;
  /** The part of the texture shown: left, top, width, height. */
  readonly part?: readonly [u: number, v: number, width: number, height: number];
  /** Softness on top of the lens' own, as a part of the frame's shorter side. */
  readonly blur?: number;
  /** Floors, ceilings and walls lie behind everything else. */
  readonly layer?: 'shell';
}

/** Where a panel stands or hangs, facing the table. */
interface Standing {
  /** Counter-clockwise from +x seen from above. */
  readonly angle: number;
  /** From the middle of the table. */
  readonly distance: number;
  /** Of its lower edge. */
  readonly low: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the middle and the edges of a panel that faces the table. */
export function facingTable(standing: Standing): Pick<Panel, 'center' | 'across' | 'upward'> {
  const { angle, distance, low, width, height } = standing;
  return {
    center: around(distance, angle, low + height / 2),
    across: around(width / 2, angle - Math.PI / 2),
    upward: [0, 0, height / 2],
  };
}

/** Writes panels to the kernel, from far to near, and returns how many it wrote. */
export function writePanels(kernel: Kernel, panels: readonly Panel[], camera: Camera): number {
  const { pose } = camera;
  const distance = (panel: Panel): number =>
    lengthOf(minus(panel.center, pose.eye)) + (panel.layer === 'shell' ? 1000 : 0);
  const ordered = panels
    .map((panel) => ({ panel, distance: distance(panel) }))
    .sort((a, b) => b.distance - a.distance)
    .slice(0, PANEL_COUNT_MAX);
  writePanelRows(
    kernel,
    ordered.map(({ panel }) => panel),
    camera,
  );
  return ordered.length;
}

/** Writes panels to the kernel in the order in which they are laid over one another. */
export function writePanelRows(
  kernel: Kernel,
  panels: readonly Panel[],
  { view }: Pick<Camera, 'view'>,
): void {
  const shortSide = Math.min(view.width, view.height);
  for (const [k, panel] of panels.entries()) {
    const at = kernel.call.panelTable() + k * PANEL_BYTES;
    kernel.writeFloats(at + PANEL_CENTER, ...panel.center);
    kernel.writeFloats(at + PANEL_ACROSS, ...panel.across);
    kernel.writeFloats(at + PANEL_UPWARD, ...panel.upward);
    kernel.writeWhole(at + PANEL_TEXTURE, panel.texture.index);
    kernel.writeFloats(at + PANEL_COLOR, ...panel.light);
    kernel.writeFloats(at + PANEL_OPACITY, panel.opacity ?? 1);
    kernel.writeFloats(at + PANEL_ADDS, panel.adds === true ? 1 : 0);
    kernel.writeFloats(at + PANEL_UV, ...(panel.part ?? [0, 0, 1, 1]));
    kernel.writeFloats(at + PANEL_BLUR, (panel.blur ?? 0) * (shortSide / 4));
  }
}
