import { chordClasses, leadVoices, type Chord } from '#film/sound/harmony.ts';
import { hit, type ScoreWriter } from '#film/sound/score-writer.ts';
import { bassRoot, powerChord } from '#film/sound/write-chords.ts';

const STAB_MIDDLE = 66;
const LEVELS = { stab: 0.85, last: 0.8, sparkle: 0.5, bass: 0.9 } as const;

/** The whole band strikes where the film opens and where it turns; there the floor shakes. */
export function writeStabs(writer: ScoreWriter): void {
  const { plan } = writer;
  stab(writer, 0, 0.62);
  hit(writer, 'crash', { startSeconds: 0, velocity: 0.4 });
  if (plan.turnSeconds >= plan.endSeconds) return;
  stab(writer, plan.turnSeconds, 1);
  hit(writer, 'crash', { startSeconds: plan.turnSeconds, velocity: 0.8 });
  hit(writer, 'boom', { startSeconds: plan.turnSeconds, velocity: 0.75 });
}

function stab(writer: ScoreWriter, startSeconds: number, velocity: number): void {
  const { plan, sheet, bars, key, notes } = writer;
  const bar = bars[Math.round(startSeconds / plan.barSeconds)];
  if (bar === undefined) return;
  const stroke = { startSeconds, seconds: plan.beatSeconds * 0.9, velocity };
  if (sheet.stab === 'driveGuitar') {
    notes.push(...powerChord(bassRoot(key, bar.chord[0]) + 12, stroke));
    return;
  }
  const voicing = leadVoices(chordClasses(key, bar.chord), STAB_MIDDLE, null);
  for (const [k, midi] of voicing.entries()) {
    notes.push({
      ...stroke,
      instrument: sheet.stab,
      midi,
      gain: LEVELS.stab / Math.sqrt(voicing.length),
      pan: 1.2 * (k / Math.max(1, voicing.length - 1)) - 0.6,
    });
  }
}

/** Home: the chord of the key, rolled upwards, left to ring. */
export function writeLastChord(writer: ScoreWriter): void {
  const { plan, sheet, band, bars, key, notes } = writer;
  const startSeconds = plan.endSeconds;
  const home: Chord = [0, bars.at(-1)?.isMinor ? 'minor' : 'maj9'];
  const classes = chordClasses(key, home);
  const low = leadVoices(classes, 62, bars.at(-1)?.voicing ?? null);
  const high = leadVoices(classes, 76, null);
  const long = { startSeconds, seconds: 1.2, velocity: 0.8 };
  notes.push({
    ...long,
    instrument: band.bass,
    midi: bassRoot(key, 0) + (band.bass === 'spiccato' ? 12 : 0),
    gain: LEVELS.bass,
    pan: 0,
  });
  if (band.comping === 'driveGuitar') notes.push(...powerChord(bassRoot(key, 0) + 12, long));
  else
    for (const [k, midi] of low.entries())
      notes.push({
        ...long,
        instrument: band.bed ?? band.comping,
        midi,
        gain: LEVELS.last / 2,
        pan: k * 0.35 - 0.5,
      });
  for (const [k, midi] of high.entries())
    notes.push({
      ...long,
      instrument: sheet.sparkle,
      startSeconds: startSeconds + 0.04 + k * 0.07,
      midi,
      gain: LEVELS.sparkle,
      pan: 0.6 - k * 0.4,
    });
  hit(writer, 'crash', { startSeconds, velocity: 0.3 });
  hit(writer, 'softKick', { startSeconds, velocity: 0.9 });
}
