import { theModel } from '#domain/compliance/classifier.ts';
import type { LoadedModel } from '#domain/compliance/classifier.ts';
import { judgeText } from '#domain/compliance/judge-text.ts';
import { findMarketFindings } from '#domain/compliance/market-rules.ts';
import { verdictOf } from '#domain/compliance/verdict.ts';
import type { Finding, Verdict } from '#domain/compliance/verdict.ts';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** Everything a user writes that ends up in a film, and where the film is to be shown. */
export interface JudgedWords {
  readonly prompt: string;
  readonly title?: string | undefined;
  readonly offer?: string | undefined;
  readonly callToAction?: string | undefined;
  /** What the film shows and says in all, where that is not only the user's own sentences. */
  readonly shown?: string | undefined;
  /** Default: {@link DEFAULT_MARKETS}. */
  readonly markets?: readonly MarketCode[] | undefined;
}

/** All fields as the one text that is judged. */
export function judgedTextOf(words: JudgedWords): string {
  const fields = [words.prompt, words.title, words.offer, words.callToAction, words.shown];
  return fields.filter((field) => field !== undefined && field !== '').join('\n');
}

/** An excerpt lies in one field, the longest part of it where it ran over several. */
function withinOneField(finding: Finding): Finding {
  const parts = finding.excerpt.split('\n').map((part) => part.trim());
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return { ...finding, excerpt: longest };
}

/**
 * Judges what a user wrote against the advertising policy and the rules of the film's markets.
 * All fields are read together, so that a claim cannot be split over them. Pure: the same words
 * and the same `POLICY_VERSION` always get the same verdict. Never throws.
 */
export function judgePrompt(words: JudgedWords, model: LoadedModel = theModel()): Verdict {
  const text = judgedTextOf(words);
  const findings = judgeText(text, model).map(withinOneField);
  const markets = words.markets ?? DEFAULT_MARKETS;
  return verdictOf([...findings, ...findMarketFindings(text, markets)]);
}
