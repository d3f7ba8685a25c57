import { countLoadedWords } from '../features/loaded-words.ts';
import { unread } from './judge-language.ts';
import { judgeInSetting, judgeText, SENTENCE_WORDS_MIN } from './judge-text.ts';
import { policyContext, type PolicyContext } from './policy-context.ts';
import { tokenize, type TokenizedText } from '../normalise/tokenized-text.ts';
import { findRuleHits } from '../rules/rules.ts';
import { strictestOfEach, type Finding, type FindingCategory } from '#domain/moderation/verdict.ts';
import { hasUnreadScript } from '../languages/unread-languages.ts';

const LOADED_WORDS_MIN = 2;

/**
 * Judges a few words on their own: a headline, a line, a name. One suspicious word among few is not
 * enough, because the classifier was trained on sentences.
 */
export function judgePiece(
  text: string,
  context: PolicyContext = policyContext(),
): readonly Finding[] {
  const read = tokenize(text);
  const findings = strictestOfEach([
    ...weighed(judgeText(text, context), read),
    ...judgeInSetting(text, context),
  ]);
  const isHeld = findings.some(({ category }) => category === 'review');
  if (isHeld || !hasUnreadScript(read.words)) return findings;
  return [...findings, unread(text, 'A word is in a script')];
}

function weighed(findings: readonly Finding[], { words, hits }: TokenizedText): readonly Finding[] {
  if (words.length >= SENTENCE_WORDS_MIN) return findings;
  const ruled = new Set<string>(findRuleHits(hits, words).map(({ category }) => category));
  const loadedWords = countLoadedWords(hits);
  return findings.flatMap((finding): Finding[] => {
    const { category, severity } = finding;
    const isAboutLetters = category === 'review' || category === 'disclosure_evasion';
    if (isAboutLetters || ruled.has(category) || loadedWords >= LOADED_WORDS_MIN) return [finding];
    return loadedWords === 0 || severity === 'flag' ? [] : [{ ...finding, severity: 'flag' }];
  });
}

const NAMING: readonly FindingCategory[] = ['third_party_brand', 'celebrity_likeness'];

/** Returns the certain violations in a text by the order of its words, without checking names. */
export function judgeByRules(text: string, context: PolicyContext): Finding[] {
  const { hits, words } = tokenize(text);
  const ruled = new Set<FindingCategory>(findRuleHits(hits, words).map(({ category }) => category));
  return judgeText(text, context).filter(
    ({ category }) => ruled.has(category) && !NAMING.includes(category),
  );
}
