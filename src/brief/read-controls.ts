import { DURATION_RANGE, type AspectRatio } from '#domain/controls.ts';
import type { ReadFrom } from '#brief/brief.ts';
import type { BriefText } from '#brief/segments/open-text.ts';

export interface ReadControls {
  readonly duration: number | null;
  readonly aspectRatio: AspectRatio | null;
  readonly readFrom: readonly ReadFrom[];
}

const SECONDS =
  /(?<![a-z\d.,–-]|\d:|(?:the|les|los|gli|den|os) |\d ?[-–] ?)(\d{1,2})(?:\s?-?\s?(?:s|secs?|seconds?|sek|sekunden|sekundig\p{L}*|seg|segs|segundos?|secondes?|secondi|sekunder)(?![\p{L}\p{N}])|\s?["”″](?!\s?(?:tv|screen|zoll|inch))|\s?秒)/gu;
/** Seconds of a part of the film, or of something in it. */
const PART =
  /(?:first|last|erste[nr]?|letzte[nr]?|primer[oa]?s?|ultim[oai]s?|premieres?|dernieres?|prim[ie]|primeir[oa]s|shot|scene|every|within|per|前|最后|每)\s*$/u;

const SHAPES: Record<AspectRatio, RegExp> = {
  '9:16':
    /(?<![\d:])9\s?[:x×/]\s?16(?!\d)|(?<!\p{L})(?:vertical(?:e|es|is|mente)?|portrait(?= (?:format|mode|video)|[\s,.]*(?:$|[,.;\n]))|hochkant|hochformat|in piedi|em pe|en vertical|verticalement)(?!\p{L})|竖屏|竖版|竖幅|纵向/u,
  '16:9':
    /(?<![\d:])16\s?[:x×/]\s?9(?!\d)|(?<!\p{L})(?:landscape|horizontal(?:e|es|is)?|querformat|quer(?=[\s,.]*(?:$|[,.;\n]|\d))|format paysage|paysage|apaisado|orizzontale|na horizontal|widescreen)(?!\p{L})|横屏|横版|横幅|宽屏/u,
  '1:1':
    /(?<![\d:])1\s?[:x×/]\s?1(?![\d:])|(?<!\p{L})(?:square(?=[\s,.]*(?:format|video|post|crop|please|pls|clip|$|[,.\n]))|quadratisch\p{L}*|format carre|video carree?|carre(?=[\s,.]*(?:$|[,.\n]))|(?:formato |en |video )?cuadrado|(?:formato |video )?quadrato|(?:formato |video )?quadrado)(?!\p{L})|方形|正方形/u,
};

/** The length and the shape that a text names; null where it names none, or several. */
export function readControls({ folded }: BriefText): ReadControls {
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
