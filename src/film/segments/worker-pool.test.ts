import { expect, test } from 'vitest';
import { gatherCrew } from '#film/segments/worker-pool.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const source = {
  storyboard: exampleStoryboard({}),
  modelPicture: null,
  backendId: 'webcodecs',
  captions: [],
} as const;
const sound = { kind: 'sound', path: '/nowhere/sound.mp4', voicePath: null } as const;

test('a film whose threads have gone before it began fails instead of waiting or missing parts', async () => {
  const crew = gatherCrew(2);
  await crew.dismiss();
  const run = crew.runTasks({
    source,
    tasks: [sound, sound],
    signal: undefined,
    onFrame: () => undefined,
  });
  await expect(run).rejects.toMatchObject({ reason: 'pictureFailed' });
});

test('a crew that is not needed can be dismissed at once, and again', async () => {
  const crew = gatherCrew(2);
  await crew.dismiss();
  await expect(crew.dismiss()).resolves.toBeUndefined();
});
