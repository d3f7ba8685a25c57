import { loadModel } from '#policy/classifier/classifier.ts';
import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { policyContext } from '#policy/judge/policy-context.ts';
import { readCorpus, type Example } from '../../scripts/train-policy/read-corpus.ts';
import { trainModel } from '../../scripts/train-policy/train-model.ts';

const KINDS = ['plain', 'implied', 'everyday', 'near-miss'] as const;
type Kind = (typeof KINDS)[number];

interface Asked {
  readonly author: string;
  readonly language: string;
  readonly kind: Kind;
  readonly isStopped: boolean;
}

function kindOf({ label, decision, isPlain }: Example): Kind {
  if (label === 'near-miss') return 'near-miss';
  if (decision === 'allow') return 'everyday';
  return isPlain ? 'plain' : 'implied';
}

/** What a model that has learnt from everybody else stops of one author's texts. */
function askWithout(author: string, corpus: readonly Example[]): Asked[] {
  const model = loadModel(trainModel(corpus.filter((example) => example.author !== author)));
  return corpus
    .filter((example) => example.author === author)
    .map((example) => {
      const { decision } = judgePrompt({ prompt: example.text }, { ...policyContext(), model });
      const { language } = example;
      return { author, language, kind: kindOf(example), isStopped: decision !== 'allow' };
    });
}

function shareOf(asked: readonly Asked[]): string {
  if (asked.length === 0) return '–';
  const stopped = asked.filter(({ isStopped }) => isStopped).length;
  return `${((100 * stopped) / asked.length).toFixed(1)} % of ${asked.length}`;
}

function tableOf(asked: readonly Asked[], nameOf: (row: Asked) => string): void {
  const names = [...new Set(asked.map(nameOf))];
  const rows = names.map((name) => {
    const ofName = asked.filter((row) => nameOf(row) === name);
    const cells = KINDS.map((kind) => [kind, shareOf(ofName.filter((row) => row.kind === kind))]);
    return [name, Object.fromEntries(cells)] as const;
  });
  console.table(Object.fromEntries(rows));
}

/**
 * Leaves each outside author out once, or only the one named, and asks for his texts what is stopped,
 * by kind: what the judge makes of a stranger. A training for each author, so it takes minutes.
 */
export function benchLeftOutAuthors(only: string | undefined): void {
  const corpus = readCorpus();
  const authors = new Set(corpus.flatMap(({ author }) => author ?? []));
  const asked = [...authors]
    .filter((author) => only === undefined || author === only)
    .flatMap((author) => askWithout(author, corpus));
  tableOf(asked, ({ author }) => author);
  tableOf(asked, ({ language }) => language);
  tableOf(asked, () => 'all');
}
