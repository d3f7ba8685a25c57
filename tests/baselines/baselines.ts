import { readFileSync, writeFileSync } from 'node:fs';

import { recordLineVersions } from './record-line-versions.ts';
import { recordNames } from './record-names.ts';
import { recordPlans } from './record-plans.ts';
import { recordVerdicts } from './record-verdicts.ts';

/**
 * `npm run baseline:record` records the current plans, verdicts, legal lines and public names; `npm
 * run baseline:check` fails if they have changed. Intended changes are recorded in a separate
 * commit. Names (`plans`, `verdicts` …) select some of them.
 */
const BASELINES: Record<string, () => string> = {
  names: recordNames,
  'line-versions': recordLineVersions,
  plans: recordPlans,
  verdicts: recordVerdicts,
};
const SHOWN_MAX = 12;

const asked = process.argv.slice(2).filter((argument) => argument in BASELINES);
const isRecording = process.argv.includes('--record');

for (const [name, record] of Object.entries(BASELINES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const file = new URL(`${name}.txt`, import.meta.url);
  if (isRecording) writeFileSync(file, `${record()}\n`);
  else compare(name, readFileSync(file, 'utf8').trimEnd(), record());
}

function compare(name: string, recorded: string, current: string): void {
  if (recorded === current) {
    process.stdout.write(`${name}: as recorded\n`);
    return;
  }
  const [before, now] = [recorded, current].map((text) => text.split('\n')) as [string[], string[]];
  const gone = before.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const added = now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  process.stdout.write(`${name}: ${gone.length} lines gone, ${added.length} new\n`);
  for (const lines of [gone, added])
    for (const line of lines.slice(0, SHOWN_MAX)) process.stdout.write(`  ${line}\n`);
  process.exitCode = 1;
}
