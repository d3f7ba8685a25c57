import { expect, test } from 'vitest';
import { MUSIC_STYLES, PACES } from '#domain/order/look.ts';
import { beatSecondsOf, turnSecondsOf } from '#film/rhythm/beat-grid.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';

const films = MUSIC_STYLES.flatMap((music) =>
  PACES.flatMap((pace) =>
    [5, 10, 30].map((duration) =>
      sampleStoryboard({ preset: 'slots', controls: { duration }, look: { music, pace } }),
    ),
  ),
);

test('shots begin on beats, in order, and fill the film; the turn stays where it is', () => {
  for (const film of films) {
    const { shots, frameCount, controls } = cutOnBeats(film);
    const beat = beatSecondsOf(film) * controls.fps;
    let next = 0;
    for (const shot of shots) {
      expect(shot.firstFrame).toBe(next);
      expect(shot.frameCount).toBeGreaterThan(controls.fps * 0.5);
      const beats = shot.firstFrame / beat;
      expect(Math.abs(beats - Math.round(beats)) * beat).toBeLessThanOrEqual(0.51);
      next += shot.frameCount;
    }
    expect(next).toBe(frameCount);
    expect(turnSecondsOf(cutOnBeats(film))).toBeCloseTo(turnSecondsOf(film), 1);
  }
});

test('cutting twice changes nothing', () => {
  for (const film of films) {
    const once = cutOnBeats(film);
    expect(cutOnBeats(once).shots).toEqual(once.shots);
  }
});

test('an intro ends on a beat, not after it was planned to end', () => {
  for (const film of films) {
    const [first, ...others] = film.shots;
    if (!first) throw new Error('no shots');
    const begun = { ...film, shots: [{ ...first, isIntro: true }, ...others] };
    const once = cutOnBeats(begun);
    expect(once.shots[0]?.frameCount).toBeLessThanOrEqual(first.frameCount);
    expect(cutOnBeats(once).shots).toEqual(once.shots);
  }
});
