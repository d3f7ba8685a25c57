import { pick, type Random } from '#film/random.ts';
import type { Drum } from '#film/sound/drum-kit.ts';
import type { Chord, Pattern, StyleSheet } from '#film/sound/music-styles.ts';

/** A short idea: steps and places in the scale of the chord, said twice and then answered. */
export type Motif = readonly (readonly [step: number, tone: number])[];

/** Eight bars of music: what is played over and over within them. */
export interface Part {
  readonly progression: readonly Chord[];
  readonly drums: readonly (readonly [Drum, Pattern])[];
  readonly comping: Pattern;
  readonly motif: Motif;
}

export const PART_BARS = 8;
/** A verse, something else, the verse again, and something new: a minute has no loop to be heard. */
const FORM = [0, 1, 0, 2] as const;

const RHYTHMS = [
  [0, 3, 6, 10],
  [2, 4, 6, 12],
  [0, 6, 8, 11, 14],
  [4, 7, 10, 12],
] as const;

/** Writes the parts of a piece; `partAt` tells which one a bar belongs to. */
export function writeParts(sheet: StyleSheet, random: Random): readonly Part[] {
  const parts: Part[] = [];
  for (let k = 0; k <= Math.max(...FORM); k += 1) parts.push(writePart(sheet, random, parts));
  return parts;
}

export function partAt(parts: readonly Part[], bar: number): Part {
  const part = parts[FORM[Math.floor(bar / PART_BARS) % FORM.length] ?? 0];
  if (part === undefined) throw new RangeError('A piece has all parts of its form');
  return part;
}

/** Each part differs from the earlier ones in all that the style has a choice of. */
function writePart(sheet: StyleSheet, random: Random, earlier: readonly Part[]): Part {
  const another = <T>(choices: readonly T[], used: readonly T[]): T => {
    const fresh = choices.filter((choice) => !used.includes(choice));
    return pick(random, fresh.length > 0 ? fresh : choices);
  };
  const drumsOf = (drum: Drum): readonly Pattern[] =>
    earlier.flatMap(({ drums }) => drums.filter(([name]) => name === drum).map(([, way]) => way));
  return {
    progression: another(
      sheet.progressions,
      earlier.map(({ progression }) => progression),
    ),
    drums: Object.entries(sheet.drums).map(([name, patterns]) => {
      const drum = name as Drum;
      return [drum, another(patterns, drumsOf(drum))];
    }),
    comping: another(
      sheet.comping.patterns,
      earlier.map(({ comping }) => comping),
    ),
    motif: pick(random, RHYTHMS).map((step) => [step, Math.floor(random() * 5)]),
  };
}

/** Drums that can lead from one part to the next, the first that a style has. */
const FILL_DRUMS: readonly Drum[] = ['snare', 'conga', 'brush', 'clap', 'shaker', 'hat'];

/** The last beats before another part begins: steps and how hard they are struck. */
export const FILL_STEPS: readonly (readonly [step: number, velocity: number])[] = [
  [10, 0.45],
  [12, 0.55],
  [13, 0.6],
  [14, 0.7],
  [15, 0.85],
];

export const fillDrumOf = (part: Part): Drum | undefined =>
  FILL_DRUMS.find((drum) => part.drums.some(([name]) => name === drum));

export const endsPart = (bar: number): boolean => bar % PART_BARS === PART_BARS - 1;
