import { chordClasses, scaleNotes } from '#film/sound/harmony.ts';
import type { Instrument } from '#film/sound/instruments.ts';
import { secondsAt, STEPS, type Bar, type ScoreWriter } from '#film/sound/score-writer.ts';
import { isPlayed, stageAt, type Stage } from '#film/sound/stages.ts';

/** Where an instrument sings best: the bottom of its melodies. */
const BOTTOMS: Partial<Record<Instrument, number>> = {
  horns: 55,
  tenorSax: 57,
  trumpet: 62,
  mutedTrumpet: 62,
  brassSection: 60,
  driveGuitar: 59,
  nylonGuitar: 62,
  strings: 67,
  vibraphone: 64,
  glockenspiel: 76,
  lead: 67,
  pluck: 67,
};

/** How loud the melody is, and which of four bars it plays in. */
const STAGES: Record<Stage, { readonly gain: number; readonly bars: readonly number[] }> = {
  opening: { gain: 0, bars: [] },
  verse: { gain: 0.75, bars: [0, 2, 3] },
  build: { gain: 0.6, bars: [0] },
  drop: { gain: 1, bars: [0, 1, 2, 3] },
  tail: { gain: 0.6, bars: [0, 1] },
};

/** Steps of the scale by which the idea moves from bar to bar: said, said again higher, answered. */
const PHRASE = [0, 1, 2, -1] as const;

/** Writes the motif of one bar on the scale of its chord, where its stage lets the melody play. */
export function writeMelody(writer: ScoreWriter, bar: Bar): void {
  const { plan, band, key, notes } = writer;
  const turn = Math.round(plan.turnSeconds / plan.barSeconds);
  const place = (((bar.index - turn) % 4) + 4) % 4;
  const ladder = scaleNotes(key, bar.isMinor, BOTTOMS[band.melody] ?? 64);
  const classes = chordClasses(key, bar.chord);
  for (const [step, length, rung] of bar.part.motif) {
    const startSeconds = secondsAt(writer, bar.index, step);
    const { gain, bars } = STAGES[stageAt(plan, startSeconds)];
    if (!bars.includes(place) || !isPlayed(plan, startSeconds)) continue;
    const wanted = ladder[Math.max(0, rung + 2 + (PHRASE[place] ?? 0))] ?? 72;
    const note = {
      instrument: band.melody,
      startSeconds,
      seconds: (length / STEPS) * plan.barSeconds * 0.92,
      midi: step % 4 === 0 || length > 3 ? nearestOf(classes, wanted) : wanted,
      velocity: 0.65 + (step % 4 === 0 ? 0.2 : 0),
      gain,
      pan: 0.18,
    };
    notes.push(note);
    if (stageAt(plan, startSeconds) === 'drop')
      notes.push({ ...note, midi: note.midi + 12, gain: gain * 0.45, pan: -0.4 });
  }
}

/** The chord's note nearest to one that is wanted. */
function nearestOf(classes: readonly number[], wanted: number): number {
  for (const away of [0, -1, 1, -2, 2, -3, 3])
    if (classes.includes((wanted + away) % 12)) return wanted + away;
  return wanted;
}
