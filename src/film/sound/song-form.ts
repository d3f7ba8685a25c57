import { pick, type Random } from '#film/random.ts';
import type { BassLine } from '#film/sound/bass-lines.ts';
import type { Drum } from '#film/sound/drum-kit.ts';
import type { Chord } from '#film/sound/harmony.ts';
import type { DrumPatterns, Pattern, StyleSheet } from '#film/sound/music-styles.ts';

/** A short idea: steps, how long each is held, and places in the scale; said twice and then answered. */
export type Motif = readonly (readonly [step: number, length: number, place: number])[];

type DrumPart = readonly (readonly [Drum, Pattern])[];

/** Eight bars of music: what is played over and over within them. */
export interface Part {
  readonly progression: readonly Chord[];
  readonly drums: DrumPart;
  readonly lift: DrumPart;
  readonly bassLine: BassLine;
  readonly comping: Pattern;
  readonly motif: Motif;
}

export const PART_BARS = 8;
/** A verse, something else, the verse again, and something new: a minute has no loop to be heard. */
const FORM = [0, 1, 0, 2] as const;

/** Steps of a motif and how long each is held. */
const RHYTHMS = [
  [
    [0, 3],
    [3, 3],
    [6, 4],
    [10, 5],
  ],
  [
    [2, 2],
    [4, 2],
    [6, 5],
    [12, 4],
  ],
  [
    [0, 5],
    [6, 2],
    [8, 3],
    [11, 2],
    [14, 2],
  ],
  [
    [4, 3],
    [7, 2],
    [10, 2],
    [12, 4],
  ],
  [
    [0, 2],
    [2, 2],
    [4, 4],
    [8, 2],
    [10, 5],
  ],
  [
    [0, 6],
    [6, 2],
    [8, 7],
  ],
] as const;

/** Shapes of a melody, in steps of the scale from where it begins. */
const CONTOURS = [
  [0, 1, 2, 4, 3],
  [4, 3, 2, 0, 1],
  [0, 2, 4, 2, 1],
  [2, 4, 3, 1, 0],
  [0, 4, 3, 2, 4],
  [1, 0, 2, 3, 5],
] as const;

/** Writes the parts of a piece; `partAt` tells which one a bar belongs to. */
export function writeParts(sheet: StyleSheet, random: Random): readonly Part[] {
  const parts: Part[] = [];
  for (let k = 0; k <= Math.max(...FORM); k += 1) parts.push(writePart(sheet, random, parts));
  return parts;
}

/** The part of a piece that a bar belongs to. Throws where the piece lacks one. */
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
  const drummed = (patterns: DrumPatterns): DrumPart =>
    Object.entries(patterns).map(([name, choices]) => {
      const drum = name as Drum;
      const used = earlier.flatMap(({ drums, lift }) =>
        [...drums, ...lift].filter(([other]) => other === drum).map(([, way]) => way),
      );
      return [drum, another(choices, used)];
    });
  const contour = pick(random, CONTOURS);
  const from = Math.floor(random() * 4);
  return {
    progression: another(
      sheet.progressions,
      earlier.map(({ progression }) => progression),
    ),
    drums: drummed(sheet.drums),
    lift: drummed(sheet.lift),
    bassLine: another(
      sheet.bassLines,
      earlier.map(({ bassLine }) => bassLine),
    ),
    comping: another(
      sheet.comping.patterns,
      earlier.map(({ comping }) => comping),
    ),
    motif: pick(random, RHYTHMS).map(([step, length], k) => [
      step,
      length,
      from + (contour[k % contour.length] ?? 0),
    ]),
  };
}
