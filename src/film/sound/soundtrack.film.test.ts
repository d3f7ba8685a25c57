import { describe, expect, test } from 'vitest';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { TARGET_LUFS } from '#film/sound/master.ts';
import { composeSoundtrack } from '#film/sound/soundtrack.ts';
import { truePeakDecibels } from '#film/sound/true-peak.ts';
import { PLAYED_STYLES } from '#domain/order/look.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

describe.each(PLAYED_STYLES)('%s', (music) => {
  const preset = PRESET_IDS[PLAYED_STYLES.indexOf(music) % PRESET_IDS.length] ?? 'roulette';
  const storyboard = exampleStoryboard({ preset, look: { music } });
  const sound = composeSoundtrack(storyboard);

  test('is as long as the film, -14 LUFS, below the ceiling, and ends in silence', () => {
    expect(sound.left.length).toBe(storyboard.controls.duration * 48_000);
    expect(Math.abs(integratedLoudness(sound) - TARGET_LUFS)).toBeLessThan(0.5);
    expect(truePeakDecibels(sound)).toBeLessThan(-1.5);
    for (const channel of [sound.left, sound.right]) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.001);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.001);
      expect(channel.every(Number.isFinite)).toBe(true);
    }
  });

  test('is as loud from its first beat on as it is on the whole', () => {
    const longer = exampleStoryboard({ look: { music }, controls: { duration: 8 } });
    for (const { left, right } of [sound, composeSoundtrack(longer)]) {
      const whole = integratedLoudness({ left, right });
      const first = (seconds: number) => {
        const samples = seconds * 48_000;
        return { left: left.subarray(0, samples), right: right.subarray(0, samples) };
      };
      expect(Math.abs(integratedLoudness(first(1)) - whole)).toBeLessThan(2);
      expect(integratedLoudness(first(0.4))).toBeGreaterThan(whole - 2);
    }
  });
});

test('the same storyboard gives the same samples, another seed others', () => {
  const first = composeSoundtrack(exampleStoryboard());
  expect(composeSoundtrack(exampleStoryboard()).left).toEqual(first.left);
  expect(composeSoundtrack(exampleStoryboard({ seed: 8 })).left).not.toEqual(first.left);
});

test('without music the game and the room are heard alone, not brought to the loudness of a band', () => {
  const silent = composeSoundtrack(exampleStoryboard({ look: { music: 'none' } }));
  const loudness = integratedLoudness(silent);
  expect(loudness).toBeGreaterThan(-45);
  expect(loudness).toBeLessThan(-18);
  expect(truePeakDecibels(silent)).toBeLessThan(-1.5);
});
