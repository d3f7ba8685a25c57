import type { Box } from '#film/overlay/layout/box.ts';
import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { legalTop } from '#film/overlay/legal/legal-layout.ts';
import type { WordsLayout } from '#film/overlay/blocks/placed-words.ts';
import { bottomOf, overlaps, rightOf } from '#film/overlay/layout/safe-area.ts';
import { layOutTerms } from '#film/overlay/legal/terms-layout.ts';
import { chooseTitleStyle, type TitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { cardsFor } from '#film/storyboard/card-kind.ts';
import type { CardKind, Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Of the sizes on a framed panel: the largest type of another card, and the smallest. */
const TYPE_MIN = { largest: 0.7, smallest: 0.9 } as const;
/** Of the frame, what the game keeps beside a card and above the legal lines. */
export const FREE_MIN = 0.3;
/** Previews and films of all sizes measure the same frame. */
const SHORT_SIDE = 720;

/**
 * The storyboard with an end card of the first suitable kind that says what a framed panel says, as legibly, and
 * leaves enough of the game to see. Pictures and words of a film ask for it alike; brands' own fonts, which are
 * loaded for words alone, do not count.
 */
export function withReadCard(planned: Storyboard): Storyboard {
  const shot = planned.shots.at(-1);
  if (!shot || (shot.card ?? 'framed') === 'framed') return planned;
  const film = measured(planned);
  const style = chooseTitleStyle(film);
  const framed = layOutWords(film, { ...shot, card: 'framed' }, style);
  const card = cardsOf(shot, film).find(
    (kind) => kind === 'framed' || isRead({ ...shot, card: kind }, { film, style, framed }),
  );
  return {
    ...planned,
    shots: [...planned.shots.slice(0, -1), { ...shot, card: card ?? 'framed' }],
  };
}

function measured(planned: Storyboard): Storyboard {
  const { brand, controls } = planned;
  return {
    ...planned,
    size: frameSizeOf(controls.aspectRatio, SHORT_SIDE),
    brand: brand && { ...brand, fonts: [] },
  };
}

function cardsOf(shot: Shot, film: Storyboard): readonly CardKind[] {
  return [...new Set([shot.card ?? 'framed', ...cardsFor(shot, film)])];
}

interface Compared {
  readonly film: Storyboard;
  readonly style: TitleStyle;
  readonly framed: WordsLayout;
}

function isRead(shot: Shot, { film, style, framed }: Compared): boolean {
  const layout = layOutWords(film, shot, style);
  const [type, typeOfFramed] = [typeOf(layout), typeOf(framed)];
  return (
    lettersOf(layout) >= lettersOf(framed) &&
    type.largest >= typeOfFramed.largest * TYPE_MIN.largest &&
    type.smallest >= typeOfFramed.smallest * TYPE_MIN.smallest &&
    (shot.card === 'bare' || isClear(layout, film, shot)) &&
    freeShare(layout, film) >= FREE_MIN
  );
}

function lettersOf({ lines }: WordsLayout): number {
  return lines.reduce((sum, { text }) => sum + text.replaceAll(/\s/gu, '').length, 0);
}

function typeOf({ lines }: WordsLayout): { readonly largest: number; readonly smallest: number } {
  const sizes = lines.map(({ type }) => type.sizePixels);
  return { largest: Math.max(...sizes), smallest: Math.min(...sizes) };
}

/** Whether no captions and no small print stand across the edge of what the words stand on. */
function isClear({ panel }: WordsLayout, film: Storyboard, shot: Shot): boolean {
  const { captions } = layOutFrame(film);
  const others = [captions, layOutTerms(film, shot)?.plate ?? null];
  return others.every((other) => !panel || !other || !overlaps(panel.box, other));
}

/** Of the frame, what is seen beside the card of an end card and above the legal lines. */
export function freeShare({ panel }: WordsLayout, film: Storyboard): number {
  const { width, height } = film.size;
  const bottom =
    film.legal.responsibleGambling.length > 0 ? legalTop(layOutFrame(film).legal) : height;
  const covered = panel ? areaWithin(panel.box, { x: 0, y: 0, width, height: bottom }) : 0;
  return (width * bottom - covered) / (width * height);
}

function areaWithin(box: Box, frame: Box): number {
  const width = Math.min(rightOf(box), rightOf(frame)) - Math.max(box.x, frame.x);
  const height = Math.min(bottomOf(box), bottomOf(frame)) - Math.max(box.y, frame.y);
  return Math.max(0, width) * Math.max(0, height);
}
