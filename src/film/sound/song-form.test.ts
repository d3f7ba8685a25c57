import { describe, expect, test } from 'vitest';
import { STYLE_SHEETS } from '#film/sound/music-styles.ts';
import { writeScore } from '#film/sound/score.ts';
import { PART_BARS, partAt, writeParts } from '#film/sound/song-form.ts';
import { randomStream } from '#film/random.ts';
import { PLAYED_STYLES } from '#domain/order/look.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';

describe.each(PLAYED_STYLES)('%s', (music) => {
  test('no part follows itself, and the first returns', () => {
    const parts = writeParts(STYLE_SHEETS[music], randomStream(5, 'score'));
    const form = Array.from({ length: 8 }, (_, k) => partAt(parts, k * PART_BARS));
    for (const [k, part] of form.slice(1).entries()) expect(part).not.toEqual(form[k]);
    expect(form[2]).toBe(form[0]);
  });

  test('a minute says different things, and nothing begins after its last chord', () => {
    const film = sampleStoryboard({ preset: 'poker', seed: 2, controls: { duration: 60 } });
    const { notes, hits } = writeScore({ ...film, look: { ...film.look, music } }, music);
    const heard = (from: number): string =>
      notes
        .filter(({ startSeconds }) => startSeconds >= from && startSeconds < from + 8)
        .map(({ instrument, midi }) => `${instrument} ${midi}`)
        .join();
    const stretches = [8, 16, 24, 32, 40].map(heard);
    expect(new Set(stretches).size).toBe(stretches.length);
    for (const { startSeconds } of [...notes, ...hits]) expect(startSeconds).toBeLessThan(59);
  });
});
