import { sharedSource, type SharedKind } from '#brief/phrases/lists.ts';
import { DURATION_RANGE, type AspectRatio } from '#domain/controls.ts';
import type { ReadFrom } from '#brief/brief.ts';
import type { BriefText } from '#brief/segments/open-text.ts';

export interface ReadControls {
  readonly duration: number | null;
  readonly aspectRatio: AspectRatio | null;
  readonly readFrom: readonly ReadFrom[];
}

const SECONDS = new RegExp(
  String.raw`(?<![a-z\d.,–-]|\d:|(?:the|les|los|gli|den|os) |\d ?[-–] ?)(\d{1,2})(?:\s?-?\s?(?:${sharedSource('seconds')})(?![\p{L}\p{N}])|\s?["”″](?!\s?(?:tv|screen|zoll|inch))|\s?秒)`,
  'gu',
);
/** Seconds of a part of the film, or of something in it. */
const PART = new RegExp(String.raw`(?:${sharedSource('partOfFilm')})\s*$`, 'u');

const word = (kind: SharedKind) => String.raw`(?<!\p{L})(?:${sharedSource(kind)})(?!\p{L})`;
const SHAPES: Record<AspectRatio, RegExp> = {
  '9:16': new RegExp(
    String.raw`(?<![\d:])9\s?[:x×/]\s?16(?!\d)|${word('vertical')}|竖屏|竖版|竖幅|纵向`,
    'u',
  ),
  '16:9': new RegExp(
    String.raw`(?<![\d:])16\s?[:x×/]\s?9(?!\d)|${word('landscape')}|横屏|横版|横幅|宽屏`,
    'u',
  ),
  '1:1': new RegExp(
    String.raw`(?<![\d:])1\s?[:x×/]\s?1(?![\d:])|${word('square')}|方形|正方形`,
    'u',
  ),
};

/** The length and the shape that a text names; null where it names none, or several. */
export function readControls({ folded }: Pick<BriefText, 'folded'>): ReadControls {
  const seconds = [...folded.matchAll(SECONDS)].filter(
    ({ index, 1: figure }) =>
      Number(figure) >= DURATION_RANGE.min &&
      Number(figure) <= DURATION_RANGE.max &&
      !PART.test(folded.slice(Math.max(0, index - 14), index)),
  );
  const lengths = new Set(seconds.map(({ 1: figure }) => Number(figure)));
  const [first] = seconds;
  const shapes = (Object.entries(SHAPES) as [AspectRatio, RegExp][]).flatMap(
    ([shape, expression]) => {
      const found = expression.exec(folded);
      return found ? [{ shape, start: found.index, end: found.index + found[0].length }] : [];
    },
  );
  const [shape] = shapes;
  const isLong = first !== undefined && lengths.size === 1;
  return {
    duration: isLong ? Number(first[1]) : null,
    aspectRatio: shapes.length === 1 && shape ? shape.shape : null,
    readFrom: [
      ...(isLong
        ? [{ field: 'duration' as const, start: first.index, end: first.index + first[0].length }]
        : []),
      ...(shapes.length === 1 && shape
        ? [{ field: 'aspectRatio' as const, start: shape.start, end: shape.end }]
        : []),
    ],
  };
}
