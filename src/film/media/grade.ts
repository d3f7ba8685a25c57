import type { Lighting } from '#domain/order/controls.ts';
import { channelsOf, type HexColor } from '#film/color/hex.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

interface GradeStyle {
  readonly exposure: number;
  /** How far brightness is bent towards an S: 0 leaves it as it is. */
  readonly contrast: number;
  readonly saturation: number;
  /** How far shadows take the film's light, and highlights its metal. */
  readonly shadowTint: number;
  readonly highlightTint: number;
}

/** What the studio's light does to its own pictures, for pictures that come from elsewhere. */
const STYLES: Record<Lighting, GradeStyle> = {
  bright: {
    exposure: 1.03,
    contrast: 0.12,
    saturation: 1.05,
    shadowTint: 0.06,
    highlightTint: 0.08,
  },
  cinematic: {
    exposure: 0.96,
    contrast: 0.32,
    saturation: 0.96,
    shadowTint: 0.16,
    highlightTint: 0.12,
  },
  dramatic: {
    exposure: 0.86,
    contrast: 0.5,
    saturation: 0.9,
    shadowTint: 0.14,
    highlightTint: 0.1,
  },
  neon: { exposure: 0.94, contrast: 0.3, saturation: 1.16, shadowTint: 0.34, highlightTint: 0.1 },
};

/** Colour differences of a tint at full strength, in codes of 8 bits. */
const TINT_REACH = 60;
const BLACK = 16;
const RANGE = 219;
const NO_COLOR = 128;

/** Gives a frame the film's look in place; `light` below 1 fades it to black. */
export type Grade = (frame: Uint8Array, light: number) => void;

/** How pictures that the studio did not draw come to look like the film that they are in. */
export function openGrade(lighting: Lighting, palette: Palette, size: FrameSize): Grade {
  const style = STYLES[lighting];
  const luma = Uint8Array.from({ length: 256 }, (_, code) => lumaOf(code, style));
  const [shadowU, shadowV] = tintOf(palette.glow);
  const [highU, highV] = tintOf(palette.metal);
  const shadow = Float32Array.from({ length: 256 }, (_, code) => shadowAt(code) * style.shadowTint);
  const high = Float32Array.from({ length: 256 }, (_, code) => partOf(code) * style.highlightTint);
  const { width, height } = size;
  const lumaBytes = width * height;
  const chromaBytes = lumaBytes / 4;
  return (frame, light) => {
    for (let row = 0; row < height / 2; row += 1) {
      for (let column = 0; column < width / 2; column += 1) {
        const at = lumaBytes + (row * width) / 2 + column;
        const code = frame[row * 2 * width + column * 2] ?? 0;
        const [dark, bright] = [shadow[code] ?? 0, high[code] ?? 0];
        const u = ((frame[at] ?? 0) - NO_COLOR) * style.saturation;
        const v = ((frame[at + chromaBytes] ?? 0) - NO_COLOR) * style.saturation;
        frame[at] = clamped(NO_COLOR + light * (u + dark * shadowU + bright * highU));
        frame[at + chromaBytes] = clamped(NO_COLOR + light * (v + dark * shadowV + bright * highV));
      }
    }
    for (let at = 0; at < lumaBytes; at += 1) {
      const graded = luma[frame[at] ?? 0] ?? 0;
      frame[at] = light >= 1 ? graded : BLACK + (graded - BLACK) * light;
    }
  };
}

function partOf(code: number): number {
  return Math.min(1, Math.max(0, (code - BLACK) / RANGE));
}

/** Dark, but not black: black has no colour. */
function shadowAt(code: number): number {
  const part = partOf(code);
  return (1 - part) ** 2 * Math.min(1, part * 8);
}

function lumaOf(code: number, { exposure, contrast }: GradeStyle): number {
  const part = Math.min(1, partOf(code) * exposure);
  const bent = part * part * (3 - 2 * part);
  return Math.round(BLACK + RANGE * (part + (bent - part) * contrast));
}

/** The direction of a colour away from grey (BT.709). */
function tintOf(color: HexColor): readonly [u: number, v: number] {
  const [red, green, blue] = channelsOf(color);
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [u, v] = [(blue - luma) / 1.8556, (red - luma) / 1.5748];
  const length = Math.max(1, Math.hypot(u, v));
  const strength = Math.min(1, length / TINT_REACH) * TINT_REACH;
  return [(u / length) * strength, (v / length) * strength];
}

function clamped(value: number): number {
  return Math.min(240, Math.max(16, Math.round(value)));
}
