import { editDistance } from '#brief/spelling/edit-distance.ts';
import { foldText } from '#text/fold-text.ts';
import type { Span } from '#text/spans.ts';

export interface Written extends Span {
  /** Words of the claim that the text spells otherwise. */
  readonly spelling: readonly { readonly from: string; readonly to: string }[];
}

interface Token extends Span {
  readonly raw: string;
  readonly folded: string;
}

const TOKEN = /[\p{L}\p{N}]+|[$€£¥%+]/gu;
/** Words shorter than this have no slip of the pen: `no` is not `on`. */
const MISSPELT_MIN = 4;

/**
 * Where a text says what is claimed, word by word in this order; white space, case, punctuation marks
 * and accents aside, and but for slips of spelling where no exact place is found. Figures are never slips.
 */
export function findAsWritten(claim: string, prompt: string): Written | null {
  const wanted = tokensOf(claim.normalize('NFC'));
  const said = tokensOf(prompt);
  if (wanted.length === 0) return null;
  return (
    place(claim, prompt, said, wanted, (a, b) => a.raw === b.raw) ??
    place(claim, prompt, said, wanted, (a, b) => a.folded === b.folded) ??
    place(claim, prompt, said, wanted, (a, b) => isSlip(a.folded, b.folded))
  );
}

function place(
  claim: string,
  prompt: string,
  said: readonly Token[],
  wanted: readonly Token[],
  isSame: (said: Token, wanted: Token) => boolean,
): Written | null {
  for (let at = 0; at + wanted.length <= said.length; at += 1) {
    const run = said.slice(at, at + wanted.length);
    if (!wanted.every((word, index) => run[index] && isSame(run[index], word))) continue;
    const [opening, closing] = [run[0], run.at(-1)];
    if (!opening || !closing) continue;
    const spelling = wanted.flatMap((word, index) => {
      const own = run[index];
      return own && own.folded !== word.folded
        ? [
            {
              from: prompt.slice(own.start, own.end),
              to: claim.slice(word.start, word.end),
            },
          ]
        : [];
    });
    return { ...withMarks(claim, prompt, { start: opening.start, end: closing.end }), spelling };
  }
  return null;
}

/** With the marks at the ends of the claim that the text has, too: `¡… !`, `(…)`, quotation marks. */
function withMarks(claim: string, prompt: string, { start, end }: Span): Span {
  const before = /^[^\p{L}\p{N}$€£¥%+]*/u.exec(claim)?.[0].replaceAll(/\s/gu, '') ?? '';
  const after = /[^\p{L}\p{N}$€£¥%+]*$/u.exec(claim)?.[0].replaceAll(/\s/gu, '') ?? '';
  const hasBefore = before !== '' && prompt.slice(0, start).endsWith(before);
  const rest = /^\s*/u.exec(prompt.slice(end))?.[0].length ?? 0;
  const hasAfter = after !== '' && prompt.slice(end + rest).startsWith(after);
  return {
    start: hasBefore ? start - before.length : start,
    end: hasAfter ? end + rest + after.length : end,
  };
}

/** Words and signs of a text; each Chinese character counts as a word. */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ index, 0: word }) =>
    /\p{Script=Han}/u.test(word)
      ? Array.from(word).map((sign, at) => ({
          start: index + at,
          end: index + at + sign.length,
          raw: sign,
          folded: foldText(sign),
        }))
      : [{ start: index, end: index + word.length, raw: word, folded: foldText(word) }],
  );
}

function isSlip(said: string, wanted: string): boolean {
  if (said === wanted) return true;
  if (Math.min(said.length, wanted.length) < MISSPELT_MIN || /\d/u.test(said + wanted))
    return false;
  return editDistance(said, wanted) <= (Math.max(said.length, wanted.length) >= 7 ? 2 : 1);
}
