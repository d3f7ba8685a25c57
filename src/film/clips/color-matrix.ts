import type { Planes } from '#film/picture/planes.ts';

/** What a decoder says of the colours of a frame. */
interface ColorSpace {
  readonly matrix?: string | null | undefined;
  readonly fullRange?: boolean | null | undefined;
}

type Weights = readonly [red: number, blue: number];

/** Weights of red and blue in brightness: BT.709-6, BT.601-7, BT.2020-2. */
const BT709: Weights = [0.2126, 0.0722];
const BT601: Weights = [0.299, 0.114];
const BT2020: Weights = [0.2627, 0.0593];

/** Unsaid, it is as players take it: BT.709 from 720 lines on, BT.601 below. */
function weightsOf(matrix: string | null | undefined, height: number): Weights {
  if (matrix === 'bt709') return BT709;
  if (matrix === 'smpte170m' || matrix === 'bt470bg') return BT601;
  if (matrix?.startsWith('bt2020')) return BT2020;
  return height >= 720 ? BT709 : BT601;
}

/** Rewrites a picture's planes in place as BT.709 in limited range, the way films are. */
export function toBt709(planes: Planes, { matrix, fullRange }: ColorSpace): void {
  const weights = weightsOf(matrix, planes.size.height);
  const isFull = fullRange === true;
  if (weights === BT709 && !isFull) return;
  const { y, u, v } = planes;
  const { lumaOfU, lumaOfV, uOfU, uOfV, vOfU, vOfV } = conversion(weights);
  const [black, lumaGain] = isFull ? [0, 219 / 255] : [16, 1];
  const chromaGain = isFull ? 224 / 255 : 1;
  for (let row = 0; row < u.height; row += 1) {
    for (let column = 0; column < u.width; column += 1) {
      const [atU, atV] = [row * u.stride + column, row * v.stride + column];
      const cb = ((u.bytes[atU] ?? 0) - 128) * chromaGain;
      const cr = ((v.bytes[atV] ?? 0) - 128) * chromaGain;
      const added = 16 + lumaOfU * cb + lumaOfV * cr;
      for (let k = 0; k < 4; k += 1) {
        const [x, line] = [column * 2 + (k & 1), row * 2 + (k >> 1)];
        if (x >= y.width || line >= y.height) continue;
        const at = line * y.stride + x;
        y.bytes[at] = clamped(((y.bytes[at] ?? 0) - black) * lumaGain + added);
      }
      u.bytes[atU] = clamped(128 + uOfU * cb + uOfV * cr);
      v.bytes[atV] = clamped(128 + vOfU * cb + vOfV * cr);
    }
  }
}

/** From colour differences of other weights, both of limited range: first to red, green and blue, then back. */
function conversion([red, blue]: Weights) {
  const green = 1 - red - blue;
  const [toRed, toBlue] = [2 * (1 - red), 2 * (1 - blue)];
  const [greenOfU, greenOfV] = [(-toBlue * blue) / green, (-toRed * red) / green];
  const [redWeight, blueWeight] = BT709;
  const greenWeight = 1 - redWeight - blueWeight;
  // What a difference adds to brightness, in colour's finer steps.
  const ofU = greenWeight * greenOfU + blueWeight * toBlue;
  const ofV = redWeight * toRed + greenWeight * greenOfV;
  const [perU, perV] = [2 * (1 - blueWeight), 2 * (1 - redWeight)];
  return {
    lumaOfU: (ofU * 219) / 224,
    lumaOfV: (ofV * 219) / 224,
    uOfU: (toBlue - ofU) / perU,
    uOfV: -ofV / perU,
    vOfU: -ofU / perV,
    vOfV: (toRed - ofV) / perV,
  };
}

function clamped(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
