import { theModel } from './classifier/classifier.ts';
import type { LoadedModel } from './classifier/classifier.ts';
import { isCompleteOffer } from './rules/complete-offer.ts';
import { judgeLanguage } from './judge-language.ts';
import { judgeByRules, judgePiece } from './judge-piece.ts';
import { judgeText } from './judge-text.ts';
import { fieldsOf, judgedTextOf } from './judged-words.ts';
import type { JudgedWords } from './judged-words.ts';
import { findMarketFindings } from './markets/market-rules.ts';
import { verdictOf } from '#domain/verdict.ts';
import type { Finding, Verdict } from '#domain/verdict.ts';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';

/** An excerpt lies in one field, the longest part of it where it ran over several. */
function withinOneField(finding: Finding): Finding {
  const parts = finding.excerpt.split('\n').map((part) => part.trim());
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return { ...finding, excerpt: longest };
}

const isAboutOffer = ({ category }: Finding): boolean => category === 'misleading_bonus';

/**
 * What is wrong with the words on screen that the user wrote: together, as an offer's terms may stand
 * in another field, and each by itself. The prompt's terms excuse no offer here: they are not shown.
 */
function judgeFields(fields: readonly string[], model: LoadedModel): Finding[] {
  if (fields.length === 0) return [];
  const together = fields.join('\n');
  const isComplete = isCompleteOffer(together);
  return [
    ...judgeText(together, model),
    ...(fields.length > 1 ? judgePiece(fields.join(' '), model) : []),
    ...fields.flatMap((field) => judgePiece(field, model)),
  ].filter((finding) => !isComplete || !isAboutOffer(finding));
}

const QUOTES = '"“”«»„‚‘’\'「」『』';

function isQuoted(piece: string, prompt: string): boolean {
  const at = prompt.indexOf(piece);
  const end = at + piece.length;
  return at > 0 && QUOTES.includes(prompt.charAt(at - 1)) && QUOTES.includes(prompt.charAt(end));
}

const heldOnly = (finding: Finding): Finding => ({ ...finding, severity: 'flag' });

/**
 * What is wrong with all that the film shows, read on in its order. With the signature only what is
 * certain counts: names of houses alone sound like claims.
 */
function judgeInOrder(
  { shown = [], signature }: JudgedWords,
  model: LoadedModel,
): readonly Finding[] {
  const inOrder = shown.length > 1 ? judgePiece(shown.join(' '), model) : [];
  if (signature === undefined || shown.length === 0) return inOrder;
  const signed = judgeByRules([...shown, signature].join(' '), model);
  return [...inOrder, ...signed.filter(({ excerpt }) => !signature.includes(excerpt))];
}

/**
 * What is wrong with what the film shows, out of its context. Offers in the prompt are judged there,
 * with their terms. What our reader cut out of a sentence is held for a person at most: the user did
 * not write it so.
 */
function judgeShown(words: JudgedWords, model: LoadedModel): Finding[] {
  const { prompt, shown = [], chosen = [] } = words;
  const written = [...fieldsOf(words), ...chosen];
  const isMeant = (piece: string): boolean => written.includes(piece) || isQuoted(piece, prompt);
  const alone = shown.flatMap((piece) => {
    const findings = judgePiece(piece, model);
    return isMeant(piece) ? findings : findings.map(heldOnly);
  });
  const inOrder = judgeInOrder(words, model);
  return [...alone, ...(shown.every(isMeant) ? inOrder : inOrder.map(heldOnly))].filter(
    (finding) => !isAboutOffer(finding),
  );
}

/** The strictest finding of each category, the first of several. */
function strictestOfEach(findings: readonly Finding[]): Finding[] {
  const byCategory = new Map<string, Finding>();
  for (const finding of findings) {
    const known = byCategory.get(finding.category);
    const isStricter = known?.severity === 'flag' && finding.severity === 'block';
    if (!known || isStricter) byCategory.set(finding.category, finding);
  }
  return [...byCategory.values()];
}

/**
 * Judges what a user wrote against the advertising policy and the rules of the film's markets: the
 * prompt, the fields, both as one text, so that a claim cannot be split over them, and all that the
 * film shows. Pure: the same words and the same `POLICY_VERSION` always get the same verdict. Never
 * throws.
 */
export function judgePrompt(words: JudgedWords, model: LoadedModel = theModel()): Verdict {
  const fields = fieldsOf(words);
  const inPrompt = judgeText(words.prompt, model);
  const inAll = fields.length === 0 ? [] : judgeText([words.prompt, ...fields].join('\n'), model);
  const findings = strictestOfEach([
    ...inPrompt.map(withinOneField),
    ...judgeFields(fields, model).map(withinOneField),
    ...inAll.map(withinOneField).filter((finding) => !isAboutOffer(finding)),
    ...judgeShown(words, model),
    ...judgeLanguage([words.prompt, ...fields].join('\n'), model).map(withinOneField),
  ]);
  const { markets = DEFAULT_MARKETS, advertises } = words;
  return verdictOf([
    ...findings,
    ...findMarketFindings(judgedTextOf(words), { markets, advertises }),
  ]);
}
