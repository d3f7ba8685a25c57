import { pick, type Random } from '#film/random.ts';
import { panOf, type Drum } from '#film/sound/drum-kit.ts';
import { chordClasses, isMinor, leadVoices, type Chord } from '#film/sound/harmony.ts';
import type { Instrument } from '#film/sound/instruments.ts';
import type { StyleSheet } from '#film/sound/music-styles.ts';
import { partAt, writeParts, type Part } from '#film/sound/song-form.ts';
import type { Plan } from '#film/sound/stages.ts';

export interface ScoredNote {
  readonly instrument: Instrument;
  readonly startSeconds: number;
  readonly seconds: number;
  readonly midi: number;
  /** 0 to 1: how hard it is played. */
  readonly velocity: number;
  /** How loud its part is in the band. */
  readonly gain: number;
  readonly pan: number;
}

export interface ScoredHit {
  readonly drum: Drum;
  readonly startSeconds: number;
  readonly velocity: number;
  readonly pan: number;
}

/** Who plays in this film. */
export interface Band {
  readonly bass: Instrument;
  readonly comping: Instrument;
  readonly bed: Instrument | null;
  readonly melody: Instrument;
}

/** One bar of the film: what it is played over. */
export interface Bar {
  readonly index: number;
  readonly startSeconds: number;
  readonly part: Part;
  readonly chord: Chord;
  readonly next: Chord;
  /** The chord, led from the one before; low for hands, high for beds. */
  readonly voicing: readonly number[];
  readonly bedVoicing: readonly number[];
  readonly isMinor: boolean;
}

export interface ScoreWriter {
  readonly sheet: StyleSheet;
  readonly plan: Plan;
  readonly random: Random;
  readonly key: number;
  readonly band: Band;
  readonly bars: readonly Bar[];
  readonly notes: ScoredNote[];
  readonly hits: ScoredHit[];
}

export const STEPS = 16;
const BED_MIDDLE = 66;

/**
 * An empty score of a style for a film's plan: key, band and bars are chosen, nothing is written
 * yet.
 */
export function openScore(sheet: StyleSheet, plan: Plan, random: Random): ScoreWriter {
  const key = pick(random, sheet.keys);
  const parts = writeParts(sheet, random);
  const band = chooseBand(sheet, random);
  const bars = writeBars(parts, { sheet, plan, key });
  return { sheet, plan, random, key, band, bars, notes: [], hits: [] };
}

/** Nobody plays two parts. */
function chooseBand(sheet: StyleSheet, random: Random): Band {
  const comping = pick(random, sheet.comping.instruments);
  const melodies = sheet.melodies.filter((instrument) => instrument !== comping);
  const melody = pick(random, melodies);
  const beds = sheet.beds.filter((bed) => bed === null || bed !== melody);
  return { bass: pick(random, sheet.bass), comping, melody, bed: pick(random, beds) };
}

interface Piece {
  readonly sheet: StyleSheet;
  readonly plan: Plan;
  readonly key: number;
}

/** Chords come home where the film turns. */
function writeBars(parts: readonly Part[], { sheet, plan, key }: Piece): Bar[] {
  const count = Math.ceil(plan.endSeconds / plan.barSeconds) + 1;
  const turn = Math.round(plan.turnSeconds / plan.barSeconds);
  const chordAt = (bar: number): Chord => {
    const { progression } = partAt(parts, bar);
    const length = progression.length;
    return progression[(((bar - turn) % length) + length) % length] ?? [0, 'major'];
  };
  const bars: Bar[] = [];
  for (let index = 0; index < count; index += 1) {
    const chord = chordAt(index);
    const part = partAt(parts, index);
    const before = bars.at(-1);
    const classes = chordClasses(key, chord);
    bars.push({
      index,
      startSeconds: index * plan.barSeconds,
      part,
      chord,
      next: chordAt(index + 1),
      voicing: leadVoices(classes, sheet.comping.middle, before?.voicing ?? null),
      bedVoicing: leadVoices(classes, BED_MIDDLE, before?.bedVoicing ?? null),
      isMinor: isMinor(part.progression),
    });
  }
  return bars;
}

/** When a sixteenth of a bar sounds, in seconds of the film, swing included. */
export function secondsAt({ plan, sheet }: ScoreWriter, bar: number, step: number): number {
  const isOffBeat = step % 4 === 2;
  const swing = isOffBeat ? sheet.swing : step % 2 === 1 ? sheet.swing * 0.4 : 0;
  return (bar + (step + swing * 4) / STEPS) * plan.barSeconds;
}

/** Writes one hit of a drum at its own place between left and right; velocity from 0 to 1. */
export function hit(
  { hits }: ScoreWriter,
  drum: Drum,
  { startSeconds, velocity }: { startSeconds: number; velocity: number },
): void {
  hits.push({ drum, startSeconds, velocity, pan: panOf(drum) });
}
