import { expect, it } from 'vitest';
import type { NarrationLine, Voice } from '#film/narration/narration.ts';
import { speakNarration } from '#film/narration/speak-narration.ts';
import { writeNarration } from '#film/narration/write-narration.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const RATE = 48_000;

/** Takes a second for a word at the usual pace, with silence around it. */
function slowVoice() {
  const paces: number[] = [];
  const voice: Voice = {
    id: 'slow',
    speaks: () => true,
    async speak(text, { pace }) {
      paces.push(pace);
      const seconds = text.split(' ').length / pace;
      const speech = new Float32Array(Math.round((seconds + 1) * RATE));
      return speech.fill(0.5, RATE / 2, speech.length - RATE / 2);
    },
    close: async () => undefined,
  };
  return { voice, paces };
}

const line = (text: string, fromSeconds: number, weight: number): NarrationLine => ({
  text,
  fromSeconds,
  weight,
});

it('speaks at the usual pace where there is time', async () => {
  const { voice, paces } = slowVoice();
  const lines = [line('one two', 0.5, 6), line('three', 4, 5)];
  const { cues, samples } = await speakNarration({ lines, language: 'en', filmSeconds: 8 }, voice);
  expect(new Set(paces)).toEqual(new Set([1]));
  expect(cues.map(({ startSeconds }) => startSeconds)).toEqual([0.5, 4]);
  expect(samples).toHaveLength(8 * RATE);
  expect(samples[Math.round(1.5 * RATE)]).toBe(0.5);
  expect(samples[Math.round(3.5 * RATE)]).toBe(0);
});

it('speaks faster before it leaves anything out', async () => {
  const { voice } = slowVoice();
  const lines = [line('one two three', 0, 6), line('four five', 3, 5)];
  const { cues } = await speakNarration({ lines, language: 'en', filmSeconds: 5 }, voice);
  expect(cues.map(({ text }) => text)).toEqual(['one two three', 'four five']);
  expect(cues.at(-1)?.endSeconds).toBeLessThan(5);
});

it('leaves out what is missed least', async () => {
  const { voice } = slowVoice();
  const lines = [line('one two', 0, 6), line('three four five', 1, 1), line('six seven', 3, 5)];
  const { cues } = await speakNarration({ lines, language: 'en', filmSeconds: 5 }, voice);
  expect(cues.map(({ text }) => text)).toEqual(['one two', 'six seven']);
});

it('is silent where not even one line fits', async () => {
  const { voice } = slowVoice();
  const lines = [line('one two three four five six seven eight nine', 0, 6)];
  const { cues, samples } = await speakNarration({ lines, language: 'en', filmSeconds: 5 }, voice);
  expect(cues).toEqual([]);
  expect(samples.every((sample) => sample === 0)).toBe(true);
});

it('the narration says each of the words on screen once, in sentences, with its shot', () => {
  const lines = writeNarration(exampleStoryboard());
  expect(lines.map(({ text }) => text)).toEqual([
    'The Grand Meridian, Friday nights.',
    'Free entry until ten.',
    'Midnight Roulette, Where every spin begins a story.',
    'Book your table.',
  ]);
  expect(lines[0]?.fromSeconds).toBeLessThan(lines[1]?.fromSeconds ?? 0);
});
