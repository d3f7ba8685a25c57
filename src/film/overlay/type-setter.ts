import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFor, type FaceName } from '#film/overlay/font-library.ts';

export interface TypeSetting {
  readonly face: FaceName;
  readonly sizePixels: number;
  /** Room between letters as a part of the size. Scripts that join letters take none. */
  readonly tracking: number;
}

const JOINED_SCRIPT = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Sets the context's font, letter spacing and direction for a text. */
export function applyType(context: SKRSContext2D, text: string, setting: TypeSetting): void {
  const { face, sizePixels, tracking } = setting;
  context.font = fontFor(face, sizePixels, text);
  const spacing = JOINED_SCRIPT.test(text) ? 0 : tracking * sizePixels;
  context.letterSpacing = `${spacing}px`;
  context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  context.textBaseline = 'alphabetic';
}

const ruler = createCanvas(8, 8).getContext('2d');

/** Width from the first letter to the last, without the spacing after it. */
export function measureType(text: string, setting: TypeSetting): number {
  applyType(ruler, text, setting);
  return ruler.measureText(text).width;
}

export interface InkExtent {
  /** Pixels of ink above the baseline. */
  readonly above: number;
  /** Pixels of ink below the baseline. */
  readonly below: number;
}

export function measureInk(text: string, setting: TypeSetting): InkExtent {
  applyType(ruler, text, setting);
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = ruler.measureText(text);
  return { above: actualBoundingBoxAscent, below: actualBoundingBoxDescent };
}
