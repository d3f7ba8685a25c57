import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { BRIEF_SETS } from '../../bench/briefs/brief-set.ts';

const ROOT = new URL('../../', import.meta.url);

/** Records the digests of the last training, as `sha256sum --check` reads them. */
export const DIGESTS = new URL('corpus/briefs/weights.sha256', ROOT);

/** Where the judge of messages and that of plain prompts are written to. */
export const WEIGHTS = {
  messages: 'src/brief/ranking/message-weights.generated.json',
  prompts: 'src/brief/ranking/prompt-weights.generated.json',
} as const;

/** Returns a line for each set that is learnt from and each file of weights. */
export function digestsOfBriefs(): string {
  const sets = BRIEF_SETS.map((set) => `corpus/briefs/training/${set}.jsonl`);
  return [...sets, ...Object.values(WEIGHTS)]
    .map((file) => {
      const text = readFileSync(new URL(file, ROOT));
      return `${createHash('sha256').update(text).digest('hex')}  ${file}\n`;
    })
    .join('');
}
