import { tagConcepts } from '#domain/compliance/concept-tagger.ts';
import type { Concept, ConceptHit } from '#domain/compliance/concept-tagger.ts';
import { judgeText } from '#domain/compliance/judge-text.ts';
import { GAMBLING_BRANDS } from '#domain/compliance/lexicon/brands.ts';
import { normalise } from '#domain/compliance/normalise.ts';
import { findRuleHits } from '#domain/compliance/rules.ts';
import { verdictOf } from '#domain/compliance/verdict.ts';
import type { Finding, Verdict } from '#domain/compliance/verdict.ts';
import { wordsOf } from '#domain/compliance/words.ts';
import type { Word } from '#domain/compliance/words.ts';

/** What the names of casinos are made of; these ideas claim nothing by themselves. */
const SETTING: ReadonlySet<Concept> = new Set(['casino', 'game', 'play', 'bet', 'idiom']);

const HOUSES = new Set(GAMBLING_BRANDS.replaceAll(' ', '').split(','));

function namesItsOwnHouse(words: readonly Word[], hits: readonly ConceptHit[]): boolean {
  const brands = hits.filter(({ concept }) => concept === 'brandName');
  return brands.every(({ from, to }) => {
    const letters = words.slice(from, to).map(({ text }) => text);
    return HOUSES.has(letters.join(''));
  });
}

/** How many words of a name carry an idea of the policy. */
function countLoadedWords(hits: readonly ConceptHit[]): number {
  const loaded = new Set<number>();
  for (const { concept, from, to } of hits)
    if (!SETTING.has(concept)) for (let at = from; at < to; at += 1) loaded.add(at);
  return loaded.size;
}

/** The classifier learnt from sentences: one word in a name is too little for it. */
function weighed(finding: Finding, loadedWords: number): Finding[] {
  if (loadedWords >= 2) return [finding];
  if (loadedWords === 0 || finding.severity === 'flag') return [];
  return [{ ...finding, severity: 'flag' }];
}

/**
 * Judges the name of an organization, which signs its films. A claim or promise is refused as in any
 * text; an ordinary name of a casino passes, and a casino may carry its own brand. A person's name
 * is flagged: houses are called after people, with or without their permission. Never throws.
 */
export function judgeName(name: string): Verdict {
  const { text } = normalise(name);
  const words = wordsOf(text);
  const hits = tagConcepts(text, words);
  const ruled = new Set<string>(findRuleHits(hits).map(({ category }) => category));
  const loadedWords = countLoadedWords(hits);
  const isOwnBrand = namesItsOwnHouse(words, hits);
  const findings = judgeText(name).flatMap((finding): Finding[] => {
    const { category, severity } = finding;
    if (category === 'third_party_brand') return isOwnBrand && severity === 'flag' ? [] : [finding];
    if (category === 'celebrity_likeness') return [{ ...finding, severity: 'flag' }];
    const isCertain = ruled.has(category);
    const isAboutLetters = category === 'review' || category === 'disclosure_evasion';
    return isCertain || isAboutLetters ? [finding] : weighed(finding, loadedWords);
  });
  return verdictOf(findings);
}
