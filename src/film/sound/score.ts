import { between, pick, randomStream, type Random } from '#film/random.ts';
import type { Drum } from '#film/sound/drum-kit.ts';
import type { Instrument } from '#film/sound/instruments.ts';
import {
  CHORD_TONES,
  STYLE_SHEETS,
  type Chord,
  type ChordQuality,
  type Pattern,
  type StyleSheet,
} from '#film/sound/music-styles.ts';
import { barSecondsOf, beatSecondsOf, turnSecondsOf } from '#film/rhythm/beat-grid.ts';
import { sectionAt, sectionsOf, type Section } from '#film/sound/sections.ts';
import {
  endsPart,
  FILL_STEPS,
  fillDrumOf,
  partAt,
  writeParts,
  type Motif,
  type Part,
} from '#film/sound/song-form.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

interface ScoredNote {
  readonly instrument: Instrument;
  readonly startSeconds: number;
  readonly seconds: number;
  readonly midi: number;
  /** 0 to 1. */
  readonly velocity: number;
  readonly pan: number;
}

interface ScoredHit {
  readonly drum: Drum;
  readonly startSeconds: number;
  readonly velocity: number;
  readonly pan: number;
}

export interface Score {
  readonly notes: readonly ScoredNote[];
  readonly hits: readonly ScoredHit[];
  readonly style: StyleSheet;
}

/** Silence before the film ends, for the last chord to ring out. */
const LAST_CHORD_SECONDS = 1.9;
const STEPS = 16;

interface Writer {
  readonly sheet: StyleSheet;
  readonly random: Random;
  readonly sections: readonly Section[];
  readonly barSeconds: number;
  readonly key: number;
  readonly parts: readonly Part[];
  /** The beat before the film turns: drums, bass and chords hold their breath. */
  readonly gap: { readonly from: number; readonly to: number };
  /** No note begins after it but the last chord. */
  readonly endSeconds: number;
  readonly notes: ScoredNote[];
  readonly hits: ScoredHit[];
}

/** Writes the music of a film: the style by its words, the variation by its seed. */
export function writeScore(storyboard: Storyboard): Score {
  const { look, seed, frameCount, controls } = storyboard;
  const sheet = STYLE_SHEETS[look.music];
  const random = randomStream(seed, 'score');
  const sections = sectionsOf(storyboard);
  const filmSeconds = frameCount / controls.fps;
  const writer: Writer = {
    sheet,
    random,
    sections,
    barSeconds: barSecondsOf(storyboard),
    key: pick(random, sheet.keys),
    parts: writeParts(sheet, random),
    gap: gapOf(storyboard),
    endSeconds: filmSeconds - LAST_CHORD_SECONDS,
    notes: [],
    hits: [],
  };
  const barCount = Math.ceil(writer.endSeconds / writer.barSeconds);
  for (let bar = 0; bar < barCount; bar += 1) {
    const part = partAt(writer.parts, bar);
    const chord = chordAt(writer, bar);
    writeDrums(writer, bar, part.drums);
    if (endsPart(bar) && bar < barCount - 1) writeFill(writer, bar, part);
    writeBass(writer, bar, chord, chordAt(writer, bar + 1));
    writeComping(writer, bar, chord, part.comping);
    writeBed(writer, bar, chord);
    writeMelody(writer, bar, chord, part.motif);
  }
  writeTurn(writer);
  writeLastChord(writer);
  return { notes: writer.notes, hits: writer.hits, style: sheet };
}

/** Nothing is left out of films that turn within their first bar. */
function gapOf(storyboard: Storyboard): { from: number; to: number } {
  const to = turnSecondsOf(storyboard) - 0.02;
  const isLong = to > barSecondsOf(storyboard);
  return { from: isLong ? to - beatSecondsOf(storyboard) : to, to };
}

/** Whether rhythm is played at a moment: before the gap, or after it until the last chord. */
function isPlayed({ gap, endSeconds }: Writer, seconds: number): boolean {
  return seconds < endSeconds && (seconds < gap.from || seconds >= gap.to);
}

function secondsAt({ barSeconds, sheet }: Writer, bar: number, step: number): number {
  const isOffBeat = step % 4 === 2;
  const swing = isOffBeat ? sheet.swing : step % 2 === 1 ? sheet.swing * 0.4 : 0;
  return (bar + (step + swing * 4) / STEPS) * barSeconds;
}

function intensityAt(writer: Writer, seconds: number): number {
  return sectionAt(writer.sections, seconds)?.intensity ?? 0.5;
}

function chordAt({ parts }: Writer, bar: number): Chord {
  const { progression } = partAt(parts, bar);
  return progression[bar % progression.length] ?? [0, 'major'];
}

/** The strength from which each drum joins in. */
const DRUM_ENTRY: Partial<Record<Drum, number>> = {
  kick: 0.6,
  snare: 0.65,
  clap: 0.65,
  openHat: 0.8,
  conga: 0.6,
};
const DRUM_PANS: Partial<Record<Drum, number>> = {
  hat: 0.3,
  openHat: 0.3,
  ride: -0.3,
  shaker: -0.4,
  conga: 0.35,
  lowConga: -0.2,
};

function writeDrums(
  writer: Writer,
  bar: number,
  patterns: readonly (readonly [Drum, Pattern])[],
): void {
  for (const [drum, pattern] of patterns) {
    for (let step = 0; step < STEPS; step += 1) {
      const mark = pattern[step];
      const startSeconds = secondsAt(writer, bar, step);
      const intensity = intensityAt(writer, startSeconds);
      if (mark === '.' || !isPlayed(writer, startSeconds)) continue;
      if (intensity < (DRUM_ENTRY[drum] ?? 0.45)) continue;
      const velocity =
        (mark === 'x' ? 0.9 : 0.45) * (0.55 + 0.45 * intensity) * between(writer.random, 0.88, 1);
      writer.hits.push({ drum, startSeconds, velocity, pan: DRUM_PANS[drum] ?? 0 });
    }
  }
}

/** A few strokes that grow louder lead into the next part. */
function writeFill(writer: Writer, bar: number, part: Part): void {
  const drum = fillDrumOf(part);
  if (drum === undefined) return;
  for (const [step, velocity] of FILL_STEPS) {
    const startSeconds = secondsAt(writer, bar, step);
    const intensity = intensityAt(writer, startSeconds);
    if (!isPlayed(writer, startSeconds) || intensity < 0.5) continue;
    const pan = DRUM_PANS[drum] ?? 0;
    writer.hits.push({ drum, startSeconds, velocity: velocity * (0.4 + 0.5 * intensity), pan });
  }
}

type BassStep = readonly [step: number, length: number, semitones: number];

function bassSteps(writer: Writer, [root, quality]: Chord, [nextRoot]: Chord): readonly BassStep[] {
  const [, third = 4, fifth = 7] = CHORD_TONES[quality];
  switch (writer.sheet.bass.line) {
    case 'walking': {
      const way = nextRoot - root;
      const approach = way + (way > 0 ? -1 : 1);
      return [
        [0, 3.6, 0],
        [4, 3.6, pick(writer.random, [third, 2])],
        [8, 3.6, fifth > 12 ? 7 : fifth],
        [12, 3.6, approach],
      ];
    }
    case 'pulse':
      return [0, 2, 4, 6, 8, 10, 12, 14].map((step) => [step, 1.6, step === 14 ? 12 : 0]);
    case 'groove':
      return [
        [0, 3, 0],
        [3, 1.2, 12],
        [6, 2, 7],
        [8, 1.5, 0],
        [11, 1, 10],
        [14, 1.5, 7],
      ];
    case 'tumbao':
      return [
        [0, 2.5, 0],
        [6, 5, 7],
        [12, 4, nextRoot - root],
      ];
  }
}

function writeBass(writer: Writer, bar: number, chord: Chord, next: Chord): void {
  const { instrument } = writer.sheet.bass;
  const bottom = 28 + ((writer.key + chord[0] - 4 + 24) % 12);
  for (const [step, length, semitones] of bassSteps(writer, chord, next)) {
    const startSeconds = secondsAt(writer, bar, step);
    const intensity = intensityAt(writer, startSeconds);
    if (!isPlayed(writer, startSeconds) || (intensity < 0.6 && step % 8 !== 0)) continue;
    writer.notes.push({
      instrument,
      startSeconds,
      seconds: (length / STEPS) * writer.barSeconds,
      midi: bottom + semitones,
      velocity: 0.62 + 0.3 * intensity,
      pan: 0,
    });
  }
}

/** Chord tones close to the middle of the keyboard, so that chords lead into one another. */
function voicing({ key }: Writer, [root, quality]: Chord, low: number): readonly number[] {
  return CHORD_TONES[quality].map((tone) => {
    const pitch = (key + root + tone) % 12;
    return low + ((pitch - (low % 12) + 12) % 12);
  });
}

function writeComping(writer: Writer, bar: number, chord: Chord, pattern: Pattern): void {
  const { instrument } = writer.sheet.comping;
  const pitches = voicing(writer, chord, instrument === 'guitar' ? 40 : 55);
  for (let step = 0; step < STEPS; step += 1) {
    if (pattern[step] === '.') continue;
    const startSeconds = secondsAt(writer, bar, step);
    const intensity = intensityAt(writer, startSeconds);
    if (!isPlayed(writer, startSeconds) || intensity < 0.45) continue;
    const rest = pattern.slice(step + 1).search(/[xo]/u);
    const length = Math.min(4, rest < 0 ? STEPS - step : rest + 1);
    for (const [index, midi] of (instrument === 'guitar'
      ? pitches.slice(0, 1)
      : pitches
    ).entries()) {
      writer.notes.push({
        instrument,
        startSeconds: startSeconds + index * 0.006,
        seconds: (length / STEPS) * writer.barSeconds * 0.8,
        midi,
        velocity: (pattern[step] === 'x' ? 0.6 : 0.38) * (0.6 + 0.4 * intensity),
        pan: instrument === 'guitar' ? -0.35 : (index - 1.5) * 0.28,
      });
    }
  }
}

function writeBed(writer: Writer, bar: number, chord: Chord): void {
  const instrument = writer.sheet.bed;
  const startSeconds = bar * writer.barSeconds;
  if (!instrument) return;
  for (const [index, midi] of voicing(writer, chord, 48).entries()) {
    const seconds = Math.min(writer.barSeconds, writer.endSeconds + 0.5 - startSeconds);
    if (seconds <= 0.1) continue;
    writer.notes.push({
      instrument,
      startSeconds,
      seconds,
      midi,
      velocity: 0.75,
      pan: (index - 1.5) * 0.45,
    });
  }
}

function writeMelody(writer: Writer, bar: number, chord: Chord, motif: Motif): void {
  const phrase = bar % 4;
  if (phrase === 1) return;
  const tones = [...voicing(writer, chord, 67), ...voicing(writer, chord, 79)].sort(
    (a, b) => a - b,
  );
  for (const [step, tone] of motif) {
    const startSeconds = secondsAt(writer, bar, step);
    const intensity = intensityAt(writer, startSeconds);
    if (startSeconds >= writer.endSeconds || intensity < 0.68) continue;
    const midi = tones[(tone + (phrase === 3 ? 2 : 0)) % tones.length] ?? 72;
    const seconds = writer.barSeconds * (phrase === 3 ? 0.22 : 0.14);
    writer.notes.push({
      instrument: writer.sheet.melody,
      startSeconds,
      seconds,
      midi,
      velocity: 0.5 * intensity,
      pan: 0.15,
    });
  }
}

/** A crash marks the opening, the hero shot and the end card. */
function writeTurn(writer: Writer): void {
  for (const { kind, startSeconds } of writer.sections) {
    if (kind !== 'hero' && kind !== 'endCard' && startSeconds > 0) continue;
    if (startSeconds >= writer.endSeconds) continue;
    writer.hits.push({
      drum: 'crash',
      startSeconds,
      velocity: kind === 'hero' ? 0.8 : 0.5,
      pan: 0.1,
    });
    writer.hits.push({ drum: 'timpani', startSeconds, velocity: 0.6, pan: 0 });
  }
}

const MINOR_QUALITIES = new Set<ChordQuality>(['m7', 'm9', 'minor']);

/** Home: the chord of the key, rolled upwards, left to ring. */
function writeLastChord(writer: Writer): void {
  const isMinor = MINOR_QUALITIES.has(chordAt(writer, 0)[1]);
  const home: Chord = [0, isMinor ? 'minor' : 'maj9'];
  const startSeconds = Math.max(0, writer.endSeconds);
  const { bass, comping, bed } = writer.sheet;
  const bassMidi = 28 + ((writer.key - 4 + 24) % 12);
  writer.notes.push({
    instrument: bass.instrument,
    startSeconds,
    seconds: 1.3,
    midi: bassMidi,
    velocity: 0.9,
    pan: 0,
  });
  const upper = comping.instrument === 'guitar' ? 'guitar' : (bed ?? comping.instrument);
  for (const [index, midi] of [
    ...voicing(writer, home, 55),
    ...voicing(writer, home, 67),
  ].entries()) {
    const instrument = index < 4 ? upper : 'bell';
    const roll = startSeconds + index * 0.03;
    writer.notes.push({
      instrument,
      startSeconds: roll,
      seconds: 1.1,
      midi,
      velocity: 0.6,
      pan: (index % 4) * 0.3 - 0.45,
    });
  }
  writer.hits.push({ drum: 'softKick', startSeconds, velocity: 0.9, pan: 0 });
}
