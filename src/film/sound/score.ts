import type { PlayedStyle } from '#domain/order/look.ts';
import { randomStream } from '#film/random.ts';
import { STYLE_SHEETS, type StyleSheet } from '#film/sound/music-styles.ts';
import { openScore, type ScoredHit, type ScoredNote } from '#film/sound/score-writer.ts';
import { planStages, type Plan } from '#film/sound/stages.ts';
import { writeBass, writeBed, writeComping } from '#film/sound/write-chords.ts';
import { writeBuild, writeDrums, writeFills } from '#film/sound/write-drums.ts';
import { writeLastChord, writeStabs } from '#film/sound/write-landmarks.ts';
import { writeMelody } from '#film/sound/write-melody.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

export interface Score {
  readonly notes: readonly ScoredNote[];
  readonly hits: readonly ScoredHit[];
  readonly style: StyleSheet;
  readonly plan: Plan;
}

/** Writes the music of a film: the style by its words, the variation by its seed. */
export function writeScore(storyboard: Storyboard, music: PlayedStyle): Score {
  const style = STYLE_SHEETS[music];
  const plan = planStages(storyboard);
  const writer = openScore(style, plan, randomStream(storyboard.seed, 'score'));
  for (const bar of writer.bars) {
    writeDrums(writer, bar);
    writeBass(writer, bar);
    writeComping(writer, bar);
    writeBed(writer, bar);
    writeMelody(writer, bar);
  }
  writeFills(writer);
  writeBuild(writer);
  writeStabs(writer);
  writeLastChord(writer);
  const notes = writer.notes.map((note) => heldUntil(plan.gap.from, note));
  return { notes, hits: writer.hits, style, plan };
}

/** Nothing that began before the breath sounds through it. */
function heldUntil(seconds: number, note: ScoredNote): ScoredNote {
  if (note.startSeconds >= seconds) return note;
  return { ...note, seconds: Math.min(note.seconds, seconds - note.startSeconds) };
}
