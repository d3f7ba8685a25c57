import { readBrief } from '#brief/read-brief.ts';
import { adversarialText } from '../adversarial-texts.ts';
import { BRIEF_SETS, readBriefSet } from './brief-set.ts';

const LENGTH = 2000;
const SEEDS = 150;
const RUNS = 4;
/** A few characters over and over: what makes a reader slow. */
const REPEATED = [
  'a',
  '1',
  'A ',
  'A\n',
  '- a\n',
  '1. ',
  'a, ',
  'a. ',
  '€1 ',
  '"',
  '«a» ',
  '(',
  '[a] ',
  'x: ',
  '🎰',
  '♠ a ',
  'a.com ',
  'a@',
  '5551234 ',
  'Friday 8 PM, ',
  'Super: x. ',
  'Win $5 free ',
  'gratis ',
  'Eintritt frei, ',
  'kein Gold, ',
  '免费',
  '厅',
  '周五晚上8点',
  '炎',
] as const;

/** Prints the processor time that texts of 2,000 characters take when the reader is warm, the slowest by name. */
export function reportSpeed(): void {
  process.stdout.write(`yardstick ${yardstick().toFixed(0)} ms\n`);
  const groups = {
    'joined briefs': joinedBriefs(),
    adversarial: adversarial(),
    repeated: repeated(),
  };
  for (const texts of Object.values(groups)) for (const { text } of texts) readBrief(text);
  for (const [name, texts] of Object.entries(groups)) {
    const times = texts
      .map((one) => ({ ...one, time: Math.min(...runs(one.text)) }))
      .toSorted((a, b) => a.time - b.time);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.time.toFixed(1);
    const slowest = times.at(-1);
    process.stdout.write(
      `${name}: ${texts.length} texts · median ${at(0.5)} ms · 95 % within ${at(0.95)} ms · slowest ${slowest?.time.toFixed(1)} ms (${slowest?.name})\n`,
    );
  }
}

function runs(text: string): number[] {
  return Array.from({ length: RUNS }, () => processorTime(() => readBrief(text)));
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What the same arithmetic takes, by which runs on busy machines are compared. */
function yardstick(): number {
  return processorTime(() => {
    let sum = 0;
    for (let step = 0; step < 3e8; step += 1) sum = (sum * 31 + step) | 0;
    return sum;
  });
}

interface Named {
  readonly name: string;
  readonly text: string;
}

/** Two stretches of each set and language. */
function joinedBriefs(): Named[] {
  return BRIEF_SETS.flatMap((set) =>
    [...Map.groupBy(readBriefSet(set), ({ language }) => language)].flatMap(
      ([language, briefs]) => {
        const text = briefs.map(({ prompt }) => prompt).join('\n\n');
        return [0, 1].map((part) => ({
          name: `${set} ${language} ${part + 1}`,
          text: text.slice(part * LENGTH, (part + 1) * LENGTH),
        }));
      },
    ),
  );
}

function adversarial(): Named[] {
  return Array.from({ length: SEEDS }, (_, seed) => ({
    name: `seed ${seed}`,
    text: adversarialText(seed, LENGTH),
  }));
}

function repeated(): Named[] {
  return REPEATED.map((part) => ({
    name: JSON.stringify(part),
    text: part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH),
  }));
}
