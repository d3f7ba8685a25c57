import type { Span } from '#text/spans.ts';

export interface Quote extends Span {
  /** Between the marks. */
  readonly text: string;
  /** The folded words before the opening mark. */
  readonly cue: string;
}

const CUE_LENGTH = 44;
const QUOTED =
  /["“„”]([^"“”„\n]{2,90})["”“]|«\s?([^«»\n]{2,90}?)\s?»|»([^«»\n]{2,90})«|[‹›]\s?([^‹›\n]{2,90}?)\s?[›‹]|(?<![\p{L}\p{N}])['‘‚]([^'’‘\n]{2,60}(?:['’](?=\p{L})[^'’‘\n]{1,60})*)['’‘](?![\p{L}\p{N}])|[「『]([^「」『』\n]{1,60})[」』]|《([^《》\n]{1,40})》/gu;

/** What stands in quotation marks of any of the languages. */
export function findQuotes(text: string, folded: string): Quote[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const inner =
      match
        .slice(1)
        .find((group) => group !== undefined)
        ?.trim() ?? '';
    if (!/[\p{L}\p{N}]/u.test(inner)) return [];
    const { index } = match;
    const cue = folded
      .slice(Math.max(0, index - CUE_LENGTH), index)
      .replace(/^[^\s]*[.!?\n]\s/u, '');
    return [{ start: index, end: index + match[0].length, text: inner, cue }];
  });
}
