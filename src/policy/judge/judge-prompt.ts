import { withSeverity } from '../custom-rules/active-rules.ts';
import { findOwnTerms } from '../custom-rules/find-own-terms.ts';
import { isCompleteOffer } from '../rules/complete-offer.ts';
import { judgeLanguage } from './judge-language.ts';
import { judgeAcrossLines } from './judge-lines.ts';
import { judgeByRules, judgePiece } from './judge-piece.ts';
import { judgeText } from './judge-text.ts';
import { policyContext, type PolicyContext } from './policy-context.ts';
import { findInName } from './judge-name.ts';
import { chosenPieces, inPromptSpelling, judgedTextOf, shownTexts } from './judged-words.ts';
import type { JudgedWords } from './judged-words.ts';
import { findAgeInvitations, findLegalContradictions } from '../rules/contradicts-legal.ts';
import { findMarketFindings } from '../markets/market-rules.ts';
import { isFloor } from '#domain/rules/floor.ts';
import { strictestOfEach, verdictOf } from '#domain/moderation/verdict.ts';
import type { Finding, Verdict } from '#domain/moderation/verdict.ts';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import { QUOTES } from '#text/quotes.ts';

/** Limits an excerpt to one field: the longest part if it spans several. */
function withinOneField(finding: Finding): Finding {
  const parts = finding.excerpt.split('\n').map((part) => part.trim());
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return { ...finding, excerpt: longest };
}

const isAboutOffer = ({ category }: Finding): boolean => category === 'misleading_bonus';

/** Removes findings about an offer if the text names its terms. */
function withoutCompleteOffer(findings: readonly Finding[], text: string): readonly Finding[] {
  if (!findings.some(isAboutOffer) || !isCompleteOffer(text)) return findings;
  return findings.filter((finding) => !isAboutOffer(finding));
}

/**
 * Judges the on-screen words of the user: together, since the terms of an offer may be in another
 * field, and each field alone. Terms in the prompt do not count here, because they are not shown.
 */
function judgeFields(fields: readonly string[], context: PolicyContext): readonly Finding[] {
  if (fields.length === 0) return [];
  const together = fields.join('\n');
  const findings = [
    ...judgeText(together, context),
    ...(fields.length > 1 ? judgePiece(fields.join(' '), context) : []),
    ...judgeAcrossLines(fields, context),
    ...fields.flatMap((field) => judgePiece(field, context)),
  ];
  return withoutCompleteOffer(findings, together);
}

function isQuoted(piece: string, prompt: string): boolean {
  const at = prompt.indexOf(piece);
  const end = at + piece.length;
  return at > 0 && QUOTES.includes(prompt.charAt(at - 1)) && QUOTES.includes(prompt.charAt(end));
}

const heldOnly = (finding: Finding): Finding => ({ ...finding, severity: 'flag' });

/**
 * Judges everything the film shows as one text, in its order; on the end card the signature is
 * above the last piece. With the signature only certain findings count, since names of casinos
 * alone sound like claims.
 */
function judgeInOrder(words: JudgedWords, context: PolicyContext): readonly Finding[] {
  const { pieces = [] } = words;
  const signature = words.signature ?? words.writtenSignature;
  const inOrder = pieces.length > 1 ? judgePiece(pieces.join(' '), context) : [];
  if (signature === undefined || pieces.length === 0) return inOrder;
  const signed = [
    ...judgeByRules([...pieces, signature].join(' '), context),
    ...judgeByRules([signature, ...pieces.slice(-1)].join(' '), context),
  ];
  return [...inOrder, ...signed.filter(({ excerpt }) => !signature.includes(excerpt))];
}

/**
 * Judges what the film shows without its context. Offers in the prompt are judged there, with their
 * terms. Words that our reader cut out of a sentence are held at most, because the user did not
 * write them like this.
 */
function judgeShown(words: JudgedWords, context: PolicyContext): Finding[] {
  const { prompt, pieces = [], areChosen = false, spoken = [] } = words;
  const isMeant = (piece: string): boolean => areChosen || isQuoted(piece, prompt);
  const alone = pieces.flatMap((piece) => {
    const findings = judgePiece(piece, context);
    return isMeant(piece) ? findings : findings.map(heldOnly);
  });
  const together = [
    ...judgeInOrder(words, context),
    ...spoken.filter((text) => !pieces.includes(text)).flatMap((text) => judgePiece(text, context)),
  ];
  return [...alone, ...(pieces.every(isMeant) ? together : together.map(heldOnly))].filter(
    (finding) => !isAboutOffer(finding),
  );
}

/**
 * Judges an order against the advertising policy and the rules of its markets: the prompt and the
 * chosen words as one text, so that a claim cannot be split between them, and everything the film
 * shows or speaks. Pure: the same words, `POLICY_VERSION` and rules always get the same verdict.
 * Never throws.
 */
export function judgePrompt(given: JudgedWords, context: PolicyContext = policyContext()): Verdict {
  const words = inPromptSpelling(given);
  const markets = words.markets ?? DEFAULT_MARKETS;
  const { rules } = context;
  const text = judgedTextOf(words);
  const findings = strictestOfEach([
    ...ownTermsIn(words, context).map(withinOneField),
    ...judgeByPolicy(words, context).map((finding) => withSeverity(finding, rules, text)),
    ...findLegalContradictions(shownTexts(words), markets).map(withinOneField),
    ...findAgeInvitations(words.prompt).map(withinOneField),
  ]);
  return verdictOf([
    ...floorFirst(findings),
    ...findMarketFindings(text, { markets, advertises: words.advertises }),
  ]);
}

/** What nobody may overrule comes first, so that the first reason is the one that stands. */
function floorFirst(findings: readonly Finding[]): Finding[] {
  const isFixed = ({ category, severity }: Finding) => severity === 'block' && isFloor(category);
  return [...findings.filter(isFixed), ...findings.filter((finding) => !isFixed(finding))];
}

/** Words that our reader cut apart are searched piece by piece: nobody wrote them together. */
function ownTermsIn(words: JudgedWords, { rules }: PolicyContext): Finding[] {
  const shown = shownTexts(words);
  const texts = words.areChosen ? [shown.join('\n')] : shown;
  return [words.prompt, ...texts].flatMap((text) => findOwnTerms(text, rules));
}

function judgeByPolicy(words: JudgedWords, context: PolicyContext): Finding[] {
  const fields = chosenPieces(words);
  const written = [words.prompt, ...fields].join('\n');
  const inAll = fields.length === 0 ? [] : judgeText(written, context);
  const { writtenSignature } = words;
  return [
    ...judgeText(words.prompt, context).map(withinOneField),
    ...withoutCompleteOffer(judgeAcrossLines(words.prompt.split('\n'), context), words.prompt),
    ...judgeFields(fields, context).map(withinOneField),
    ...inAll.map(withinOneField).filter((finding) => !isAboutOffer(finding)),
    ...judgeShown(words, context),
    ...judgeLanguage(written, context).map(withinOneField),
    ...(writtenSignature === undefined ? [] : findInName(writtenSignature, context)),
  ];
}
