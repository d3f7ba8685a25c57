import type { OfferedWords } from '#brief/brief.ts';
import { canStand, lineOf, shownAt } from '#brief/choose-words.ts';
import type { Finding } from '#brief/finding.ts';
import { isLine } from '#brief/ranking/candidates.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { titleBeforeColon } from '#brief/pieces/title-before-colon.ts';

const TITLES_MAX = 2;
const OFFERED_LINES_MAX = 5;

export const NONE_OFFERED: OfferedWords = { headlines: [], callsToAction: [], lines: [] };

/** What a film can show of these, likeliest first. */
export function offerWords(text: BriefText, found: readonly Finding[]): OfferedWords {
  const fit = found.filter((one) => canStand(text, one));
  const titles = (field: Finding['field']) =>
    fit
      .filter((one) => one.field === field)
      .slice(0, TITLES_MAX)
      .map((one) => shownAt(text, one));
  const headlines = [...new Set([...titles('headline'), ...titleBeforeColon(text)])];
  const lines = fit
    .filter((one) => isLine(one.field) && !headlines.includes(shownAt(text, one)))
    .slice(0, OFFERED_LINES_MAX);
  return {
    headlines,
    callsToAction: titles('callToAction'),
    lines: lines.map((line) => lineOf(text, line)),
  };
}
