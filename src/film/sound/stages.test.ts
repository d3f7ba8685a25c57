import { expect, test } from 'vitest';
import { PLAYED_STYLES } from '#domain/order/look.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { chordClasses, leadVoices } from '#film/sound/harmony.ts';
import { openBus } from '#film/sound/sound-bus.ts';
import { widen } from '#film/sound/mix.ts';
import { writeScore } from '#film/sound/score.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';

const films = PLAYED_STYLES.flatMap((music) =>
  [1, 2, 3].map((seed) => ({
    music,
    film: cutOnBeats(
      sampleStoryboard({ preset: 'roulette', seed, look: { music }, controls: { duration: 15 } }),
    ),
  })),
);

test('the music opens with the film, holds its breath, and drops with the hero shot', () => {
  for (const { film, music } of films) {
    const { notes, hits, plan } = writeScore(film, music);
    const struck = [...notes, ...hits].map(({ startSeconds }) => startSeconds);
    const hero = film.shots.find(({ kind }) => kind === 'hero');
    const drop = (hero?.firstFrame ?? 0) / film.controls.fps;
    const strikesNear = (seconds: number) =>
      struck.filter((at) => Math.abs(at - seconds) < 0.03).length;
    expect(strikesNear(0)).toBeGreaterThanOrEqual(5);
    expect(strikesNear(drop)).toBeGreaterThan(strikesNear(0));
    expect(struck.filter((at) => at > plan.gap.from && at < drop - 0.03)).toEqual([]);
    expect(plan.decisionSeconds).toBeCloseTo(drop);
    const before = notes.filter(({ startSeconds }) => startSeconds < plan.gap.from);
    const ends = before.map(({ startSeconds, seconds }) => startSeconds + seconds);
    expect(Math.max(...ends)).toBeLessThanOrEqual(plan.gap.from + 1e-6);
  }
});

test('more is struck in the drop than under the end card', () => {
  for (const { film, music } of films) {
    const { notes, hits, plan } = writeScore(film, music);
    const density = (from: number, to: number) =>
      [...notes, ...hits].filter(({ startSeconds }) => startSeconds >= from && startSeconds < to)
        .length /
      (to - from);
    const drop = density(plan.turnSeconds, plan.tailSeconds);
    expect(drop).toBeGreaterThan(density(plan.tailSeconds, plan.endSeconds));
  }
});

test('chords are reached with little movement', () => {
  const first = leadVoices(chordClasses(0, [2, 'm9']), 60, null);
  const second = leadVoices(chordClasses(0, [7, 'dom7']), 60, first);
  const moved = second.map((midi) => Math.min(...first.map((from) => Math.abs(from - midi))));
  expect(Math.max(...moved)).toBeLessThanOrEqual(3);
  expect(Math.max(...second) - Math.min(...second)).toBeLessThan(17);
});

test('what is widened is the same in mono', () => {
  const bus = openBus(4_000);
  bus.left.forEach((_, index) => {
    bus.left[index] = Math.sin(index * 0.2);
    bus.right[index] = Math.sin(index * 0.2);
  });
  const before = bus.left.map((value, index) => value + (bus.right[index] ?? 0));
  widen(bus, 0.6);
  bus.left.forEach((value, index) => {
    expect(value + (bus.right[index] ?? 0)).toBeCloseTo(before[index] ?? 0, 5);
  });
  expect(bus.left[3_000]).not.toBeCloseTo(bus.right[3_000] ?? 0, 3);
});
