import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';

import type { FilmOrder } from '#film/film-order.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { ShotKind, Storyboard } from '#film/storyboard/storyboard.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';

/**
 * Words are the brightest part of a frame; anything darker than this (of 255) is treated as
 * picture.
 */
const WORDS_FROM = 135;
/** Sparse text in no particular order, as on a poster. */
const SPARSE_TEXT = '11';
/** One block of evenly spaced lines. */
const BLOCK = '6';

export interface Still {
  readonly storyboard: Storyboard;
  readonly canvas: Canvas;
}

/** A shot of an order's film as it is shown, after its words have finished moving. */
export async function stillOf(order: FilmOrder, kind: ShotKind): Promise<Still> {
  const storyboard = planStoryboard(order);
  const shot = storyboard.shots.find((candidate) => candidate.kind === kind);
  if (shot === undefined) throw new Error(`the film has no ${kind} shot`);
  const frame = new Uint8Array(i420ByteLength(storyboard.size));
  await openStudioPicture(storyboard).renderFrame(settledFrameOf(shot), frame);
  openOverlay(storyboard).drawOver(frame, settledFrameOf(shot));
  return { storyboard, canvas: canvasOfFrame(frame, storyboard.size) };
}

/** What tesseract reads in a frame, as one line with single spaces. */
export function readWords(canvas: Canvas): Promise<string> {
  return recognise(inkOf(canvas), SPARSE_TEXT);
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The text in a part of a frame with its own background, for instance a badge. */
export function readPart(canvas: Canvas, part: Part): Promise<string> {
  return recognise(cut(canvas, part, { scale: 1.5, filter: 'invert(1)' }), BLOCK);
}

/** The large text over the picture, in a part of a frame. */
export function readTitle(canvas: Canvas, part: Part): Promise<string> {
  return recognise(cut(inkOf(canvas), part, { scale: 0.6, filter: 'none' }), BLOCK);
}

/** A part of a canvas with a white border, like a page. */
function cut(
  canvas: Canvas,
  { x, y, width, height }: Part,
  { scale, filter }: { readonly scale: number; readonly filter: string },
): Canvas {
  const page = createCanvas(Math.ceil(width * scale) + 60, Math.ceil(height * scale) + 40);
  const context = page.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, page.width, page.height);
  context.imageSmoothingQuality = 'high';
  context.filter = filter;
  context.drawImage(canvas, x, y, width, height, 30, 20, width * scale, height * scale);
  return page;
}

/** The frame mirrored. */
export function mirrored(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  context.translate(canvas.width, 0);
  context.scale(-1, 1);
  context.drawImage(canvas, 0, 0);
  return copy;
}

/** Black words on white, as tesseract was trained. */
function inkOf(canvas: Canvas): Canvas {
  const { width, height } = canvas;
  const ink = createCanvas(width, height);
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at, at + 3);
    const shade = 0.21 * red + 0.72 * green + 0.07 * blue > WORDS_FROM ? 0 : 255;
    pixels.data.fill(shade, at, at + 3);
  }
  ink.getContext('2d').putImageData(pixels, 0, 0);
  return ink;
}

async function recognise(canvas: Canvas, pageMode: string): Promise<string> {
  const reading = promisify(execFile)('tesseract', ['stdin', 'stdout', '--psm', pageMode]);
  reading.child.stdin?.end(await canvas.encode('png'));
  const { stdout } = await reading;
  return stdout.replace(/\s+/gu, ' ').trim();
}
