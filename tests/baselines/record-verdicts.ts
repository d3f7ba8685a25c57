import { createHash } from 'node:crypto';

import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { readCorpus } from '../../scripts/train-policy/read-corpus.ts';

/**
 * Verdicts over the whole corpus, by the hash of the text, so that files may be renamed and
 * reordered. Texts that are not listed are allowed.
 */
export function recordVerdicts(): string {
  const texts = [...new Set(readCorpus().map(({ text }) => text))].sort();
  const lines = texts.flatMap((text) => {
    const { decision, findings } = judgePrompt({ prompt: text });
    const categories = [...new Set(findings.map(({ category }) => category))].sort();
    return decision === 'allow' && categories.length === 0
      ? []
      : [[hashOf(text), decision, ...categories].join(' ')];
  });
  return [`${texts.length} texts ${hashOf(texts.join('\n'))}`, ...lines.sort()].join('\n');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
