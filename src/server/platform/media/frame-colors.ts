import type { VideoFrame } from '#film/web-codecs.ts';

/** How to interpret the luma and colour differences of a frame. */
export interface FrameColors {
  readonly matrix: 'bt709' | 'bt601' | 'bt2020';
  readonly isFullRange: boolean;
  readonly isHlg: boolean;
}

interface ColorSpace {
  readonly matrix?: string | null | undefined;
  readonly transfer?: string | null | undefined;
  readonly fullRange?: boolean | null | undefined;
}

/** Defaults to what players assume: BT.709 from 720 lines, BT.601 below. */
export function colorsOf(frame: VideoFrame, container: ColorSpace): FrameColors {
  const own = frame.colorSpace;
  const matrix = container.matrix ?? own.matrix;
  const transfer = container.transfer ?? own.transfer;
  return {
    matrix: matrixOf(matrix, frame.codedHeight),
    isFullRange: (container.fullRange ?? own.fullRange) === true,
    isHlg: transfer === 'hlg',
  };
}

function matrixOf(matrix: string | null | undefined, height: number): FrameColors['matrix'] {
  if (matrix === 'bt709') return 'bt709';
  if (matrix === 'smpte170m' || matrix === 'bt470bg') return 'bt601';
  if (matrix?.startsWith('bt2020')) return 'bt2020';
  return height >= 720 ? 'bt709' : 'bt601';
}

/** Weights of red and blue in luma: BT.709-6, BT.601-7, BT.2020-2. */
const WEIGHTS: Readonly<Record<FrameColors['matrix'], readonly [red: number, blue: number]>> = {
  bt709: [0.2126, 0.0722],
  bt601: [0.299, 0.114],
  bt2020: [0.2627, 0.0593],
};

/** Contributions of luma and colour differences to red, green and blue, with at least 8 bits. */
export function conversionOf({ matrix, isFullRange }: FrameColors) {
  const [red, blue] = WEIGHTS[matrix];
  const green = 1 - red - blue;
  const luma = isFullRange ? 1 : 255 / 219;
  const chroma = isFullRange ? 1 : 255 / 224;
  return {
    black: isFullRange ? 0 : 16,
    luma,
    redOfV: 2 * (1 - red) * chroma,
    greenOfU: ((-2 * (1 - blue) * blue) / green) * chroma,
    greenOfV: ((-2 * (1 - red) * red) / green) * chroma,
    blueOfU: 2 * (1 - blue) * chroma,
  };
}

const TABLE = 1024;
/** Nominal peak, and reference white for text and paper, in cd/m² (ITU-R BT.2408, table 1). */
const PEAK = 1000;
const WHITE = 203;
/** Of the HLG system at that peak (BT.2100, table 5). */
const SYSTEM_GAMMA = 1.2;
/** Highlights above this share of white are compressed. */
const KNEE = 0.75;

/** BT.2100, table 5: the inverse OETF of HLG. */
const SCENE_LIGHT = Float32Array.from({ length: TABLE }, (_, index) => {
  const signal = index / (TABLE - 1);
  const [a, b, c] = [0.178_832_77, 0.284_668_92, 0.559_910_73];
  return signal <= 0.5 ? (signal * signal) / 3 : (Math.exp((signal - c) / a) + b) / 12;
});

/** Light to sRGB signal, compressed towards white. */
const SIGNAL = Uint8Array.from({ length: TABLE * 4 }, (_, index) => {
  const light = (index / (TABLE * 4 - 1)) * (PEAK / WHITE);
  const rest = 1 - KNEE;
  const rolled = light <= KNEE ? light : KNEE + rest * (1 - Math.exp((KNEE - light) / rest));
  const signal = rolled <= 0.003_130_8 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, signal) * 255);
});

/** Maps one HLG pixel in BT.2020, 0 to 255 each, to sRGB, in place. */
export function toneMapHlg(pixel: Float32Array): void {
  const lightOf = (value: number) =>
    SCENE_LIGHT[Math.max(0, Math.min(TABLE - 1, Math.round((value / 255) * (TABLE - 1))))] ?? 0;
  const [r, g, b] = [lightOf(pixel[0] ?? 0), lightOf(pixel[1] ?? 0), lightOf(pixel[2] ?? 0)];
  const luminance = 0.2627 * r + 0.678 * g + 0.0593 * b;
  const gain = luminance > 0 ? luminance ** (SYSTEM_GAMMA - 1) : 0;
  // BT.2407, 2.2: from the primaries of BT.2020 to those of BT.709.
  pixel[0] = signalOf((1.6605 * r - 0.5876 * g - 0.0728 * b) * gain);
  pixel[1] = signalOf((-0.1246 * r + 1.1329 * g - 0.0083 * b) * gain);
  pixel[2] = signalOf((-0.0182 * r - 0.1006 * g + 1.1187 * b) * gain);
}

function signalOf(light: number): number {
  return SIGNAL[Math.max(0, Math.min(SIGNAL.length - 1, Math.round(light * SIGNAL.length)))] ?? 0;
}
