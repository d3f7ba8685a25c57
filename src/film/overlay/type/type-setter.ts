import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFor, type BrandFace, type FaceName } from '#film/overlay/fonts/font-library.ts';

export interface TypeSetting {
  readonly face: FaceName | BrandFace;
  readonly sizePixels: number;
  /** Room between letters as a part of the size. Scripts that join letters take none. */
  readonly tracking: number;
  /** Of the whole text, where this is a line of it; else of the line's own letters. */
  readonly direction?: 'ltr' | 'rtl';
}

const JOINED_SCRIPT = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of a text: that of its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/** Whether letters of the text change their shape beside each other. */
export function joinsLetters(text: string): boolean {
  return JOINED_SCRIPT.test(text);
}

/** Sets the context's font, letter spacing and direction for a text. */
export function applyType(context: SKRSContext2D, text: string, setting: TypeSetting): void {
  const { face, sizePixels, tracking } = setting;
  context.font = fontFor(face, sizePixels, text);
  const spacing = joinsLetters(text) ? 0 : tracking * sizePixels;
  context.letterSpacing = `${spacing}px`;
  context.direction = setting.direction ?? directionOf(text);
  context.textBaseline = 'alphabetic';
}

const ruler = createCanvas(8, 8).getContext('2d');

/** Widths at one size, from which all others follow: fitting asks for the same text many times. */
const REFERENCE_SIZE = 100;
const WIDTHS_MAX = 20_000;
const referenceWidths = new Map<string, number>();

/** Width of a line with its letter spacing. */
export function measureType(text: string, { face, tracking, sizePixels }: TypeSetting): number {
  const key = `${face}/${tracking}/${text}`;
  let width = referenceWidths.get(key);
  if (width === undefined) {
    applyType(ruler, text, { face, tracking, sizePixels: REFERENCE_SIZE });
    width = ruler.measureText(text).width;
    if (referenceWidths.size >= WIDTHS_MAX) referenceWidths.clear();
    referenceWidths.set(key, width);
  }
  return (width * sizePixels) / REFERENCE_SIZE;
}

export interface InkExtent {
  /** Pixels of ink above the baseline. */
  readonly above: number;
  /** Pixels of ink below the baseline. */
  readonly below: number;
}

const referenceInks = new Map<string, InkExtent>();

/** How far a text's ink reaches above and below its baseline, in pixels. */
export function measureInk(text: string, setting: TypeSetting): InkExtent {
  const key = `${setting.face}/${text}`;
  let ink = referenceInks.get(key);
  if (ink === undefined) {
    applyType(ruler, text, { ...setting, sizePixels: REFERENCE_SIZE });
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = ruler.measureText(text);
    ink = { above: actualBoundingBoxAscent, below: actualBoundingBoxDescent };
    if (referenceInks.size >= WIDTHS_MAX) referenceInks.clear();
    referenceInks.set(key, ink);
  }
  const scale = setting.sizePixels / REFERENCE_SIZE;
  return { above: ink.above * scale, below: ink.below * scale };
}
