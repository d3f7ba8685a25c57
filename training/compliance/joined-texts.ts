import type { Example } from './corpus.ts';
import { randomFrom } from './linear-trainer.ts';

const SENTENCE_END = /[.!?。！？…]$/u;

function joined(first: string, second: string): string {
  return `${SENTENCE_END.test(first) ? first : `${first}.`} ${second}`;
}

/**
 * Every text once more with a harmless one of its language before or behind it, always the same one.
 * Prompts are longer than the texts of the corpus: what is harmless has to stay so in company, and
 * what is not must not be drowned by it.
 */
export function besideHarmlessOnes(examples: readonly Example[]): Example[] {
  const random = randomFrom(99);
  const harmless = Map.groupBy(
    examples.filter(({ kind }) => kind !== 'violation'),
    ({ language }) => language,
  );
  return examples.flatMap((example) => {
    const company = harmless.get(example.language) ?? [];
    const other = company[Math.floor(random() * company.length)];
    if (!other) return [];
    const isFirst = random() < 0.5;
    const text = isFirst ? joined(example.text, other.text) : joined(other.text, example.text);
    return [{ ...example, text }];
  });
}
