/**
 * `npm run film:contact-sheet`: one labelled picture of many small stills, for human eyes. Without options, the hero
 * shot of every preset in every lighting with every camera.
 *
 *     npm run film:contact-sheet -- --lighting neon --crowd none,light,medium,busy --across crowd --out crowd.png
 *     npm run film:contact-sheet -- --preset poker --lighting neon --at 0,0.33,0.66,0.99 --across at --size 240
 *
 * Every axis (preset lighting camera crowd aspect shot at seed duration) takes several values, separated by commas
 * (prompts: by |); `--across` names those that run to the right. `--words no` leaves the words away; `--brand FILE` dresses
 * all of them in a brand (see `npm run film -- --help`).
 */
import { writeFileSync } from 'node:fs';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { frameSizeOf } from '#film/frame-size.ts';
import { openFilmPicture } from '#film/media/film-picture.ts';
import { loadBrandFonts } from '#film/overlay/fonts/brand-fonts.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import type { Picture } from '#film/picture/picture.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { readBrandFile } from './brand-file.ts';
import { orderOf, readSheetArguments, type Axis, type Cell, type SheetPlan } from './sheet-axes.ts';

const GAP = 6;
const LABEL_HEIGHT = 20;
const LABEL_WIDTH = 150;

async function drawSheet(sheet: SheetPlan): Promise<Canvas> {
  const cellSizes = sheet.rows.flat().map(({ aspect }) => sizeOf(aspect, sheet.shortSidePixels));
  const width = Math.max(...cellSizes.map((size) => size.width)) + GAP;
  const height = Math.max(...cellSizes.map((size) => size.height)) + GAP;
  const columns = Math.max(...sheet.rows.map(({ length }) => length));
  const page = createCanvas(
    LABEL_WIDTH + columns * width,
    LABEL_HEIGHT + sheet.rows.length * height,
  );
  const context = page.getContext('2d');
  context.fillStyle = '#111';
  context.fillRect(0, 0, page.width, page.height);
  context.fillStyle = '#ddd';
  context.font = '13px sans-serif';
  for (const [row, cells] of sheet.rows.entries()) {
    labelLines(cells[0], sheet.down).forEach((line, k) =>
      context.fillText(line, 6, LABEL_HEIGHT + row * height + 16 + k * 17),
    );
    for (const [column, cell] of cells.entries()) {
      const x = LABEL_WIDTH + column * width;
      if (row === 0) context.fillText(labelLines(cell, sheet.across).join(' · '), x, 14);
      // oxlint-disable-next-line no-await-in-loop -- each still is thrown away before the next is made
      context.drawImage(await drawStill(cell, sheet), x, LABEL_HEIGHT + row * height);
    }
  }
  return page;
}

const labelLines = (cell: Cell | undefined, axes: readonly Axis[]): string[] =>
  axes.map((axis) => (axis === 'at' || axis === 'seed' ? `${axis} ` : '') + (cell?.[axis] ?? ''));

const sizeOf = (aspect: string, shortSidePixels: number) =>
  frameSizeOf(aspect === '9:16' || aspect === '1:1' ? aspect : '16:9', shortSidePixels);

async function drawStill(cell: Cell, sheet: SheetPlan): Promise<Canvas> {
  const order = orderOf(cell, sheet.shortSidePixels);
  const storyboard = planStoryboard(branded ? { ...order, brand: branded.brand } : order);
  const { size } = storyboard;
  const frameIndex = frameOf(storyboard, cell);
  const frame = new Uint8Array(i420ByteLength(size));
  await openedFor(storyboard).renderFrame(frameIndex, frame);
  if (sheet.hasWords) {
    await loadBrandFonts(storyboard.brand, branded?.mediaFiles ?? {});
    openOverlay(storyboard).drawOver(frame, frameIndex);
  }
  return canvasOfFrame(frame, size);
}

/** A frame of the wanted shot; of the whole film where it has no such shot. */
function frameOf({ shots, frameCount }: Storyboard, { shot, at }: Cell): number {
  const found = shots.find(({ kind }) => kind === shot) ?? { firstFrame: 0, frameCount };
  return found.firstFrame + Math.floor((found.frameCount - 1) * Number(at));
}

let latest: { readonly key: string; readonly picture: Picture } | undefined;

/** Stills of one film follow one another: its scene is built once. */
function openedFor(storyboard: Storyboard): Picture {
  const key = JSON.stringify(storyboard);
  const mediaFiles = branded?.mediaFiles ?? {};
  if (latest?.key !== key) {
    latest = { key, picture: openFilmPicture(storyboard, { modelPicture: null, mediaFiles }) };
  }
  return latest.picture;
}

const plan = readSheetArguments(process.argv.slice(2));
const branded = plan.brandPath === null ? null : await readBrandFile(plan.brandPath);
writeFileSync(plan.outPath, await (await drawSheet(plan)).encode('png'));
console.log(plan.outPath);
