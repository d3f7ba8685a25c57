import { ADVERTISES_DEFAULT } from '#domain/markets/advertises.ts';
import type { AspectRatio, Controls } from '#domain/order/controls.ts';
import { valuesOf } from '#domain/markets/market-rules.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { legalLines, type LegalOrder } from '#film/storyboard/legal-lines.ts';
import type { LegalLines } from '#film/storyboard/storyboard.ts';

/** Where lines take turns, each page of them stands for so long at least. */
export const LEGAL_PAGE_SECONDS_MIN = 4;

/** What the strip of legal lines holds at its type size; a little less than the overlay sets. */
const STRIP: Readonly<
  Record<AspectRatio, { readonly characters: number; readonly lines: number }>
> = {
  '16:9': { characters: 54, lines: 5 },
  '9:16': { characters: 28, lines: 9 },
  '1:1': { characters: 28, lines: 5 },
};
const HAN = /\p{Script=Han}/gu;

type Room = Pick<Controls, 'aspectRatio' | 'duration'>;

/**
 * The sets of markets whose lines stand on one film together, in the order of the markets; one set
 * where all do. A market that fills a film by itself is a set of its own.
 */
export function setsOnOneFilm(order: LegalOrder, room: Room): MarketCode[][] {
  const sets: MarketCode[][] = [];
  for (const code of new Set(order.markets)) {
    const fitting = sets.find((set) => fitOnOneFilm({ ...order, markets: [...set, code] }, room));
    if (fitting) fitting.push(code);
    else sets.push([code]);
  }
  return fitOnOneFilm(order, room) ? [[...new Set(order.markets)]] : sets;
}

/** Whether each line has its turn, and stands on every frame where its market wants that. */
function fitOnOneFilm(order: LegalOrder, { aspectRatio, duration }: Room): boolean {
  const { markets, advertises = ADVERTISES_DEFAULT } = order;
  const pages = countPages(legalLines(order).responsibleGambling, aspectRatio);
  if (pages === 1) return true;
  const isThroughout = markets.some((code) => valuesOf(code, advertises, 'throughout').length > 0);
  return !isThroughout && pages * LEGAL_PAGE_SECONDS_MIN <= duration;
}

/** Of a line of the footer at its type size, and of the room above and below its lines; of the shorter side. */
const FOOTER = { line: 0.053, padding: 0.022 } as const;

/** About the part of the frame's height that the legal lines take; 0 where there are none. */
export function footerShare(
  { responsibleGambling, pictureShareMin }: LegalLines,
  size: FrameSize,
): number {
  if (responsibleGambling.length === 0) return 0;
  const aspectRatio = size.width > size.height ? '16:9' : size.width < size.height ? '9:16' : '1:1';
  const strip = STRIP[aspectRatio];
  const lines = responsibleGambling.reduce(
    (sum, text) => sum + Math.ceil(widthOf(text) / strip.characters),
    0,
  );
  const share = Math.min(lines, strip.lines) * FOOTER.line + FOOTER.padding;
  const short = Math.min(size.width, size.height);
  return Math.max((share * short) / size.height, pictureShareMin ?? 0);
}

function countPages(texts: readonly string[], aspectRatio: AspectRatio): number {
  const strip = STRIP[aspectRatio];
  let [pages, used] = [1, 0];
  for (const text of texts) {
    const lines = Math.ceil(widthOf(text) / strip.characters);
    if (used > 0 && used + lines > strip.lines) [pages, used] = [pages + 1, 0];
    used += lines;
  }
  return pages;
}

/** In Latin characters. */
function widthOf(text: string): number {
  return text.length + (text.match(HAN)?.length ?? 0);
}
