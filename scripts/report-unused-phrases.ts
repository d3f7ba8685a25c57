import { readdirSync } from 'node:fs';

import { stricter, type Decision } from '#domain/moderation/verdict.ts';
import { tagConcepts, type Concept, type ConceptHit } from '#policy/features/concept-tagger.ts';
import { candidatesOf } from '#policy/candidates/find-candidates.ts';
import { policyContext } from '#policy/judge/policy-context.ts';
import { readPhrases, type Phrase } from '#policy/lexicon/phrases.ts';
import { normalise } from '#policy/normalise/normalise.ts';
import { wordsOf } from '#policy/normalise/words.ts';
import { CORPUS, readCorpus, readLines } from './train-policy/read-corpus.ts';

/**
 * `npm run report:phrases [-- --list]`: counts, concept by concept, the phrases of the lexicon that
 * match no text of the corpus and the evaluation, and those that match but never change a verdict;
 * `--list` names them. An unused phrase may still match future texts: the report shows where to
 * look, not what to remove.
 */
const EVALUATION_FILE = /^[a-z]{2}-(?:harmless|violations)\.jsonl$/;
/** They modify other concepts, so whatever they affect counts as decided. */
const GOVERNING: ReadonlySet<Concept> = new Set<Concept>(['negation', 'idiom']);

function textsOf(): string[] {
  const folder = new URL('evaluation/', CORPUS);
  const asked = readdirSync(folder)
    .filter((name) => EVALUATION_FILE.test(name))
    .flatMap((name) => readLines(new URL(name, folder)))
    .map((line): { readonly text: string } => JSON.parse(line));
  return [...readCorpus(), ...asked].map(({ text }) => text);
}

const context = policyContext();
const found = new Set<string>();
const deciding = new Set<string>();
const keyOf = ({ concept, language, words }: Phrase): string =>
  `${concept} ${language} ${words.join(' ')}`;

function ask(text: string): void {
  const read = normalise(text);
  const words = wordsOf(read.text);
  const hits = tagConcepts(read.text, words);
  const decide = (some: readonly ConceptHit[]): Decision =>
    candidatesOf({ words, hits: some }, context).reduce<Decision>(
      (worst, { severity }) => stricter(worst, severity),
      'allow',
    );
  const byPhrase = Map.groupBy(hits, ({ phrase }) => phrase && keyOf(phrase));
  const decided = decide(hits);
  for (const [key, own] of byPhrase) {
    if (key === undefined) continue;
    found.add(key);
    if (deciding.has(key)) continue;
    const governs = own.some(({ concept }) => GOVERNING.has(concept));
    if (governs || decide(hits.filter((hit) => !own.includes(hit))) !== decided) deciding.add(key);
  }
}

for (const text of textsOf()) ask(text);

const phrases = readPhrases();
const neverFound = phrases.filter((phrase) => !found.has(keyOf(phrase)));
const neverDecided = phrases.filter(
  (phrase) => found.has(keyOf(phrase)) && !deciding.has(keyOf(phrase)),
);
console.log(
  `${phrases.length} phrases: ${neverFound.length} never found, ${neverDecided.length} found that decided nothing`,
);
const count = (some: readonly Phrase[], concept: string): number =>
  some.filter((phrase) => phrase.concept === concept).length;
const concepts = [...new Set(phrases.map(({ concept }) => concept))];
console.table(
  Object.fromEntries(
    concepts.map((concept) => [
      concept,
      {
        phrases: count(phrases, concept),
        'never found': count(neverFound, concept),
        'decided nothing': count(neverDecided, concept),
      },
    ]),
  ),
);
if (process.argv.includes('--list')) {
  for (const phrase of neverFound) console.log(`never found: ${keyOf(phrase)}`);
  for (const phrase of neverDecided) console.log(`decided nothing: ${keyOf(phrase)}`);
}
