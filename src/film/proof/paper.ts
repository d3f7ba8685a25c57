import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';

import { applyType, measureType, type TypeSetting } from '#film/overlay/type/type-setter.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 48 } as const;
/** Of what is printed. */
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const TEXT: TypeSetting = { face: 'text', sizePixels: 9, tracking: 0 };
export const NAME: TypeSetting = { face: 'medium', sizePixels: 9, tracking: 0 };
export const HEADING: TypeSetting = { face: 'heavy', sizePixels: 11.5, tracking: 0.01 };
export const TITLE: TypeSetting = { face: 'roman', sizePixels: 22, tracking: 0.02 };
export const LINE = 13;
const INK = '#14241c';
export const QUIET = '#5a665e';
const RULE = '#b9a568';

interface Place {
  /** Where the text starts, or ends where it is aligned to the right. */
  readonly x: number;
  readonly align?: 'left' | 'right';
  /** How far the next line is below; one line unless said. */
  readonly height?: number;
  readonly color?: string;
}

export interface Paper {
  line(text: string, type: TypeSetting, place: Place): void;
  rule(): void;
  skip(points: number): void;
  /** Turns the page unless this much room is left. */
  need(points: number): void;
  turn(): void;
  finish(): Buffer;
}

/** Pages that are filled from top to bottom. */
export function openPaper(title: string): Paper {
  const document = new PDFDocument({ title, creator: 'CasinoReel' });
  const newPage = (): SKRSContext2D =>
    document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D;
  let context = newPage();
  let y = PAGE.margin;
  const turn = () => {
    document.endPage();
    context = newPage();
    y = PAGE.margin;
  };
  const need = (points: number) => {
    if (y + points > PAGE.height - PAGE.margin) turn();
  };
  return {
    need,
    turn,
    skip: (points) => {
      y += points;
    },
    rule: () => {
      context.fillStyle = RULE;
      context.fillRect(PAGE.margin, y, WIDTH, 0.75);
      y += 8;
    },
    line: (text, type, { x, align = 'left', height = LINE, color = INK }) => {
      need(Math.max(height, LINE));
      if (text !== '') {
        applyType(context, text, type);
        // Whoever copies or searches the text would miss the letters that a ligature stands for.
        context.fontVariantLigatures = 'none';
        context.textAlign = align;
        context.fillStyle = color;
        context.fillText(text, PAGE.margin + x, y + type.sizePixels);
      }
      y += height;
    },
    finish: () => {
      document.endPage();
      return document.close();
    },
  };
}

/** Breaks between words, and inside those that are wider than the column or know no spaces. */
export function wrap(text: string, type: TypeSetting, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, type, width)) {
    if (line !== '' && measureType((line + piece).trimEnd(), type) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}

const HAN = /\p{Script=Han}/u;

function piecesOf(text: string, type: TypeSetting, width: number): string[] {
  const words = text.replaceAll(/\s+/g, ' ').match(/\S+\s?/g) ?? [''];
  return words.flatMap((word) =>
    HAN.test(word) || measureType(word, type) > width ? Array.from(word) : [word],
  );
}
