import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { clipMoment } from '#film/clips/clip-timing.ts';
import { planClips, type ClipLengths } from '#film/clips/plan-clips.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { writeClipPrompt } from '#film/clips/write-clip-prompt.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const LENGTHS: readonly (readonly [ClipLengths, number])[] = [
  [{ min: 2, max: 5, step: 1 }, 5],
  [[5, 10], 10],
  [[4, 6, 8], 8],
  [{ min: 3, max: 15, step: 0.5 }, 15],
];

const storyboardOf = (duration: number, fps: number) => {
  const order = exampleOrder();
  return planStoryboard({ ...order, controls: { ...order.controls, duration, fps } });
};

test('fills a film with as few clips as the model allows', () => {
  assert(
    property(
      integer({ min: 5, max: 60 }),
      integer({ min: 24, max: 60 }),
      constantFrom(...LENGTHS),
      (duration, fps, [lengths, longest]) => {
        const clips = planClips(storyboardOf(duration, fps), lengths);
        expect(clips).toHaveLength(Math.ceil(duration / longest));
        let next = 0;
        for (const { firstFrame, frameCount, seconds, shots } of clips) {
          expect(firstFrame).toBe(next);
          next += frameCount;
          expect(seconds).toBeGreaterThanOrEqual(frameCount / fps - 1e-6);
          expect(seconds).toBeLessThanOrEqual(longest);
          expect(shots.length).toBeGreaterThan(0);
        }
        expect(next).toBe(duration * fps);
      },
    ),
    { numRuns: 40 },
  );
});

test('asks for a caption with the words of the user and without lettering', () => {
  const order = { ...exampleOrder(), prompt: 'A quiet evening. “50% more” on Friday' };
  const [clip] = planClips(planStoryboard(order), [60]);
  if (!clip) throw new Error('no clip');
  const prompt = writeClipPrompt(order, clip, { position: 0, charactersMax: 1_000 });
  expect(prompt).toContain('A quiet evening');
  expect(prompt).not.toContain('50%');
  const short = writeClipPrompt(order, clip, { position: 0, charactersMax: 60 });
  expect(short.length).toBeLessThanOrEqual(60);
  expect(prompt.startsWith(short)).toBe(true);
});

test('cuts what is too long, slows down what is too short, holds the rest', () => {
  expect(clipMoment(4, { filled: 5, length: 8 })).toBe(4);
  expect(clipMoment(5, { filled: 5, length: 4 })).toBe(4);
  expect(clipMoment(2.5, { filled: 5, length: 4 })).toBe(2);
  expect(clipMoment(5, { filled: 5, length: 2 })).toBe(2);
});

test('fills the shots of the model and no others', () => {
  const order = { ...exampleOrder({ duration: 15 }), seed: 3 };
  const sources = [{ source: 'model' }, { source: 'studio' }, { source: 'model' }] as const;
  const film = planStoryboard({ ...order, shots: sources });
  const { shots } = cutOnBeats(film);
  const clips = planClips(film, [10]);
  expect(clips.map(({ firstFrame, frameCount }) => [firstFrame, frameCount])).toEqual(
    [0, 2].map((index) => [shots[index]?.firstFrame, shots[index]?.frameCount]),
  );
});
