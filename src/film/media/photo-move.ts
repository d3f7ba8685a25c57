import type { CameraMotion } from '#domain/order/controls.ts';
import { seededFraction } from '#film/random.ts';
import type { Part } from '#film/picture/planes.ts';

interface MoveStyle {
  /** How much larger the picture becomes in a second. */
  readonly zoomPerSecond: number;
  readonly zoomMax: number;
  /** How far it moves sidewards in all, as a share of what is shown. */
  readonly drift: number;
}

const STYLES: Record<CameraMotion, MoveStyle> = {
  static: { zoomPerSecond: 0, zoomMax: 0, drift: 0 },
  smooth: { zoomPerSecond: 0.022, zoomMax: 0.1, drift: 0 },
  dynamic: { zoomPerSecond: 0.045, zoomMax: 0.16, drift: 0.02 },
  orbit: { zoomPerSecond: 0.012, zoomMax: 0.06, drift: 0.05 },
};

/** How a camera moves over a photo: a part of it at every moment, `progress` from 0 to 1. */
export interface PhotoMove {
  /** The smallest part that is shown, as a share of the first crop's side. */
  readonly tightest: number;
  partAt(progress: number): Part;
}

interface Move {
  /** All that could be shown: the crop, or the band, at rest. */
  readonly part: Part;
  readonly motion: CameraMotion;
  readonly seconds: number;
  readonly seed: number;
  /** Photos of a film move in and out by turns. */
  readonly index: number;
}

/** A slow move within a part of a photo, which never leaves the part. */
export function planPhotoMove({ part, motion, seconds, seed, index }: Move): PhotoMove {
  const style = STYLES[motion];
  const zoom = Math.min(style.zoomMax, style.zoomPerSecond * seconds);
  const isInwards = (index + Math.floor(seededFraction(seed, 'photo move') * 2)) % 2 === 0;
  const side = seededFraction(seed + index, 'photo drift') < 0.5 ? -1 : 1;
  /** Room for the drift stays at every size. */
  const widest = 1 - style.drift;
  const tightest = widest / (1 + zoom);
  return {
    tightest,
    partAt(progress) {
      const into = isInwards ? progress : 1 - progress;
      // Even steps of a logarithm are even steps to the eye.
      const scale = widest * (tightest / widest) ** into;
      const across = (side * (progress - 0.5) * style.drift) / 2 + 0.5;
      const [width, height] = [part.width * scale, part.height * scale];
      return {
        left: part.left + (part.width - width) * 0.5 + (across - 0.5) * part.width,
        top: part.top + (part.height - height) * 0.5,
        width,
        height,
      };
    },
  };
}
