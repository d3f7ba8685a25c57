import type { Candidate } from '../candidates/candidate.ts';
import { candidatesOf, strongestByCategory } from '../candidates/find-candidates.ts';
import { unreadFinding } from './judge-language.ts';
import { policyContext, type PolicyContext } from './policy-context.ts';
import { withoutEmptyDenials, withoutInvitations } from '../normalise/empty-denials.ts';
import { originalSlice } from '../normalise/mapped-text.ts';
import { inShownOrder, turnedRound } from '../normalise/shown-order.ts';
import { POLICY } from '../policy.ts';
import { excerptOf, tokenize, type TokenizedText } from '../normalise/tokenized-text.ts';
import { namesItsTerms } from '../rules/complete-offer.ts';
import { findRuleHits } from '../rules/rules.ts';
import { findWrittenBackwards } from '../rules/reversed-text.ts';
import { strictestOfEach } from '#domain/moderation/verdict.ts';
import type { Finding, PolicyCategory } from '#domain/moderation/verdict.ts';
import { isFloor } from '#domain/rules/floor.ts';

/** Texts of this length are long enough for the classifier, which was trained on sentences. */
export const SENTENCE_WORDS_MIN = 7;
/** Prepended to short lines, which do not mention the casino that every film is about. */
const SETTING = 'Casino. ';
/** Categories that are certain for a few words once the setting is known. */
const TOLD_BY_SETTING: readonly PolicyCategory[] = [
  'risk_free',
  'guaranteed_win',
  'financial_solution',
];
/**
 * If a rewritten text differs from the original, a quote of at most this many words is searched
 * for.
 */
const QUOTED_WORDS_MAX = 60;

function findingOf(text: TokenizedText, { category, severity, stretch }: Candidate): Finding {
  const { message, suggestion } = POLICY[category];
  return { category, severity, excerpt: excerptOf(text, stretch()), message, suggestion };
}

function hidingFinding({ original, read, words, hits }: TokenizedText): Finding[] {
  const { signals } = read;
  const first = signals[0];
  const last = signals.findLast(({ kind }) => kind === first?.kind);
  if (first && last) {
    return [hidden(first.kind, original.slice(first.start, Math.max(first.end, last.end)))];
  }
  const turned = findWrittenBackwards(read.text, words, hits);
  if (!turned) return [];
  const excerpt = originalSlice(original, read, turned).trim();
  return [hidden('words written backwards', excerpt)];
}

function hidden(trick: string, excerpt: string): Finding {
  return {
    category: 'disclosure_evasion',
    severity: 'flag',
    excerpt,
    message: `The text uses ${trick}, which makes it hard to check, so a reviewer has to read it.`,
    suggestion: 'Write the words plainly, with ordinary letters and spaces.',
  };
}

/**
 * Returns the violations in one text, strongest first. A text with invitations ("do not miss"),
 * empty negations or reversed letters is also judged by what it claims and as it is displayed; the
 * strictest result counts, but an invitation alone never makes a text doubtful. A text that already
 * violates the floor is judged once only.
 */
export function judgeText(original: string, context: PolicyContext = policyContext()): Finding[] {
  const said = withoutInvitations(original);
  const claimed = withoutEmptyDenials(inShownOrder(said));
  const inText = judgeWording(original, context);
  if (claimed === original) return inText;
  const isCertain = ({ severity }: Finding): boolean => severity === 'block';
  const ofText = said === original ? inText : inText.filter(isCertain);
  if (ofText.some((finding) => isCertain(finding) && isFloor(finding.category))) return ofText;
  const readings = [...new Set([said, claimed])].filter((reading) => reading !== original);
  const inReadings = [
    ...readings.flatMap((reading) => judgeWording(reading, context)),
    ...(claimed === said ? [] : judgeInSetting(claimed, context)),
  ].map((finding) => ({
    ...finding,
    excerpt: longestQuote(finding.excerpt, original) || original,
  }));
  return strictestOfEach([...ofText, ...inReadings]);
}

/** Judges a few words as part of a casino film: "risk-free" alone names no game. */
export function judgeInSetting(text: string, context: PolicyContext): Finding[] {
  if (tokenize(text).words.length >= SENTENCE_WORDS_MIN) return [];
  const set = `${SETTING}${text}`;
  const { hits, words } = tokenize(set);
  const ruled = new Set<string>(findRuleHits(hits, words).map(({ category }) => category));
  const told = TOLD_BY_SETTING.filter((category) => ruled.has(category));
  return (told.length > 0 ? judgeWording(set, context) : [])
    .filter(({ category }) => told.some((one) => one === category))
    .map((finding) => ({ ...finding, excerpt: finding.excerpt.replace(SETTING, '') }));
}

/**
 * The longest stretch of whole words of an excerpt that the original contains, as written or
 * reversed.
 */
function longestQuote(excerpt: string, original: string): string {
  if (original.includes(excerpt)) return excerpt;
  const words = excerpt.split(/(?<=\s)/u, QUOTED_WORDS_MAX);
  const isTurned = inShownOrder(original) !== original;
  const quoteOf = (from: number, to: number): string | undefined => {
    const stretch = words.slice(from, to).join('').trim();
    if (original.includes(stretch)) return stretch;
    const turned = isTurned ? turnedRound(stretch) : stretch;
    return original.includes(turned) ? turned : undefined;
  };
  let longest = '';
  let from = 0;
  for (let to = 1; to <= words.length; to += 1) {
    while (from < to && quoteOf(from, to) === undefined) from += 1;
    const quote = quoteOf(from, to) ?? '';
    if (quote.length > longest.length) longest = quote;
  }
  return longest;
}

function judgeWording(original: string, context: PolicyContext): Finding[] {
  const text = tokenize(original);
  const candidates = candidatesOf(text, context);
  const isOffer = candidates.some(({ category }) => category === 'misleading_bonus');
  const isOfferComplete = isOffer && namesItsTerms(text.read.text, text.hits);
  const standing = candidates.filter(
    ({ category }) => category !== 'misleading_bonus' || !isOfferComplete,
  );
  const found = strongestByCategory(standing).map((candidate) => findingOf(text, candidate));
  const isNamed = found.some(({ category }) => category === 'disclosure_evasion');
  return isNamed ? found : [...found, ...hidingFinding(text), ...unreadFinding(text, context)];
}
