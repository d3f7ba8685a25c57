import { readFileSync } from 'node:fs';

import LANGUAGE_PIECES from '#policy/languages/language-pieces.generated.json' with { type: 'json' };
import { digestsOfBriefs, DIGESTS } from './train-briefs/digests.ts';
import { digestOf, DIGEST } from './train-policy/digest.ts';
import { readCorpus } from './train-policy/read-corpus.ts';
import { trainLanguages } from './train-policy/train-languages.ts';
import { trainModel } from './train-policy/train-model.ts';

/**
 * `npm run check:weights`: trains on the current corpus and fails if the model differs from the
 * recorded one. This detects lost texts, changed labels and changed features; intended changes are
 * recorded by `npm run train:compliance`. It takes a minute, so it runs in CI only. The reader's
 * judges are not trained again, but must be the ones that `npm run train:briefs` has recorded with
 * their corpus.
 */
const corpus = readCorpus();
if (JSON.stringify(trainLanguages(corpus)) !== JSON.stringify(LANGUAGE_PIECES))
  fail('The corpus gives another table of languages than the one that ships.');
const digest = digestOf(trainModel(corpus));
if (digest !== readFileSync(DIGEST, 'utf8').trim())
  fail('The corpus gives another model than the one recorded in corpus/model.sha256.');
if (digestsOfBriefs() !== readFileSync(DIGESTS, 'utf8'))
  fail(
    'The briefs or the weights of the reader are not those recorded in corpus/briefs/weights.sha256.',
  );
if (process.exitCode !== 1) console.log(`${corpus.length} texts give the recorded model`);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
