import { bassNotes } from '#film/sound/bass-lines.ts';
import type { Instrument } from '#film/sound/instruments.ts';
import {
  secondsAt,
  STEPS,
  type Bar,
  type ScoredNote,
  type ScoreWriter,
} from '#film/sound/score-writer.ts';
import { intensityAt, isPlayed, stageAt } from '#film/sound/stages.ts';

const LEVELS = { bass: 0.9, comping: 0.95, bed: 0.42 } as const;
const BASS_BOTTOM = 28;

/** The bottom note of a chord's root for a bass. */
export function bassRoot(key: number, root: number): number {
  return BASS_BOTTOM + ((key + root - 4 + 24) % 12);
}

/** Writes the bass of one bar: its line, pulsing before the drop and in halves at the end. */
export function writeBass(writer: ScoreWriter, bar: Bar): void {
  const { plan, band, key } = writer;
  const bottom = bassRoot(key, bar.chord[0]) + (band.bass === 'spiccato' ? 12 : 0);
  const stage = stageAt(plan, bar.startSeconds);
  const isLastOfBuild = stage === 'build' && bar.startSeconds + plan.barSeconds > plan.gap.to;
  const line = isLastOfBuild ? 'pulse' : stage === 'tail' ? 'halves' : bar.part.bassLine;
  for (const [step, length, semitones] of bassNotes(line, bar.chord, bar.next)) {
    const startSeconds = secondsAt(writer, bar.index, step);
    if (!isPlayed(plan, startSeconds)) continue;
    writer.notes.push({
      instrument: band.bass,
      startSeconds,
      seconds: (length / STEPS) * plan.barSeconds,
      midi: bottom + semitones,
      velocity: 0.6 + 0.3 * intensityAt(plan, startSeconds),
      gain: LEVELS.bass,
      pan: 0,
    });
  }
}

/** Instruments that break a chord up rather than play it at once. */
const BREAK_UP: readonly Instrument[] = ['harp', 'pluck', 'spiccato', 'pizzicato'];
/** Seconds between the strings of a strummed chord. */
const STRUM: Partial<Record<Instrument, number>> = {
  nylonGuitar: 0.014,
  cleanGuitar: 0.008,
  jazzGuitar: 0.011,
  piano: 0.003,
  electricPiano: 0.003,
};

/** Writes the chords of one bar in the rhythm of its part. */
export function writeComping(writer: ScoreWriter, bar: Bar): void {
  const { plan, band } = writer;
  const { comping } = bar.part;
  let broken = bar.index % 2;
  for (let step = 0; step < STEPS; step += 1) {
    if (comping[step] === '.') continue;
    const startSeconds = secondsAt(writer, bar.index, step);
    if (!isPlayed(plan, startSeconds)) continue;
    const rest = comping.slice(step + 1).search(/[xo]/u);
    const length = Math.min(4, rest < 0 ? STEPS - step : rest + 1);
    const stroke = {
      startSeconds,
      seconds: (length / STEPS) * plan.barSeconds * 0.85,
      velocity:
        (comping[step] === 'x' ? 0.78 : 0.5) * (0.55 + 0.45 * intensityAt(plan, startSeconds)),
    };
    writer.notes.push(...strokeOf(band.comping, { writer, bar, broken }, stroke));
    broken += 1;
  }
}

interface StrokeContext {
  readonly writer: ScoreWriter;
  readonly bar: Bar;
  readonly broken: number;
}

type Stroke = Pick<ScoredNote, 'startSeconds' | 'seconds' | 'velocity'>;

function strokeOf(instrument: Instrument, context: StrokeContext, stroke: Stroke): ScoredNote[] {
  const { writer, bar, broken } = context;
  if (instrument === 'driveGuitar')
    return powerChord(bassRoot(writer.key, bar.chord[0]) + 12, stroke);
  const { voicing } = bar;
  if (BREAK_UP.includes(instrument)) {
    const upper = voicing.map((midi) => midi + 12);
    const midi = [...voicing, ...upper][(broken * 3) % (voicing.length * 2)] ?? 60;
    const pan = broken % 2 === 0 ? -0.45 : 0.45;
    return [{ ...stroke, instrument, midi, gain: LEVELS.comping, pan }];
  }
  const apart = STRUM[instrument] ?? 0;
  return voicing.map((midi, k) => ({
    ...stroke,
    instrument,
    startSeconds: stroke.startSeconds + k * apart,
    midi,
    gain: LEVELS.comping / Math.sqrt(voicing.length),
    pan: 0.7 * (k / Math.max(1, voicing.length - 1)) - 0.5,
  }));
}

/** Root and fifth, by one guitar on each side. */
export function powerChord(root: number, stroke: Stroke): ScoredNote[] {
  return [-0.75, 0.75].flatMap((pan) =>
    [0, 7, 12].map((semitones) => ({
      ...stroke,
      instrument: 'driveGuitar' as const,
      startSeconds: stroke.startSeconds + (pan > 0 ? 0.009 : 0),
      midi: root + semitones,
      gain: LEVELS.comping * 0.5,
      pan,
    })),
  );
}

/** Writes the held chord under one bar, up to the gap before the drop. */
export function writeBed(writer: ScoreWriter, bar: Bar): void {
  const { plan, band } = writer;
  const { startSeconds } = bar;
  if (band.bed === null || !isPlayed(plan, startSeconds)) return;
  const isBeforeGap = startSeconds < plan.gap.from;
  const until = isBeforeGap ? Math.min(plan.gap.from, plan.endSeconds) : plan.endSeconds;
  const seconds = Math.min(plan.barSeconds, until - startSeconds);
  const swell = stageAt(plan, startSeconds) === 'drop' ? 1.25 : 1;
  for (const [k, midi] of bar.bedVoicing.entries()) {
    writer.notes.push({
      instrument: band.bed,
      startSeconds,
      seconds,
      midi,
      velocity: 0.5 + 0.4 * intensityAt(plan, startSeconds),
      gain: LEVELS.bed * swell,
      pan: 1.5 * (k / Math.max(1, bar.bedVoicing.length - 1)) - 0.75,
    });
  }
}
