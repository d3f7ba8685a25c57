import { sharedSource } from '#brief/phrases/lists.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import { foldedAt, type Facts } from '#brief/facts/find-facts.ts';
import type { Finding } from '#brief/finding.ts';
import type { Span } from '#text/spans.ts';

/** Weekdays and months tell a date; `daily` and `all night` alone do not. */
const VAGUE = new RegExp(`^(?:${sharedSource('noDate')})$`, 'u');

/** Whether a date says no day (`soon`, `next month`). */
export function isVague(facts: Facts, date: Span): boolean {
  return VAGUE.test(foldedAt(facts, date));
}

/** A date without articles that lead nowhere: `of Friday`. */
export function dateFinding(facts: Facts, span: Span, sureness: number): Finding {
  const words = foldedAt(facts, span);
  const article =
    (facts.text.language === 'pt' ? /^do (?=\S)/u.exec(words)?.[0] : undefined) ??
    /^(?:de|del|di|da|du|des|von|vom|of|between|el|le|il|o|a|am|on|at|im|em|no|na|al|au|the|los|les|den) (?=\S)/u.exec(
      words,
    )?.[0] ??
    '';
  const isRange =
    /[-–—]|\s(?:to|bis|al|au|a(?! las? )|hasta|ate|ao|y|and|und|e|et|zum|alle|as)\s/u.test(
      words.slice(article.length),
    );
  const keeps = isRange && /^(?:de|del|du|von|vom|between|do|da)/u.test(article);
  const isPlural = /^(?:los|les) /u.test(article);
  const start = keeps || isPlural ? span.start : span.start + article.length;
  return { field: 'when', start, end: span.end, condition: null, sureness };
}

/** Whether a date says its day, and not hours alone. */
export function namesDay(facts: Facts, date: Span): boolean {
  const words = foldedAt(facts, date);
  const { day, shortDay, month } = facts.any;
  return [day, shortDay, month, DAY].some((one) => one.test(words));
}

/** Days in other words than those of the week, and dates in figures. */
const DAY =
  /^(?:tonight|stasera|esta noche|ce soir|heute abend|hoje a noite|今晚)|\d{1,2}[./月-]\d{1,2}(?!\d)|\d{4}-\d{2}-\d{2}/u;

/** Whether the words are a date with a few words about it, and not a slogan that names a day. */
export function isAboutDate(facts: Facts, span: Span, date: Span): boolean {
  const rest = span.end - span.start - (date.end - date.start);
  if (facts.text.language === 'zh')
    return rest <= 1 || (/\d/u.test(foldedAt(facts, date)) && rest <= 8);
  const words = wordCount(foldedAt(facts, span)) - wordCount(foldedAt(facts, date));
  const isRegular = matchesAt(facts.here.dateLead, facts.text.folded, date.start);
  return (
    words === 0 || (words <= 3 && isRegular) || (words <= 3 && /\d/u.test(foldedAt(facts, date)))
  );
}
