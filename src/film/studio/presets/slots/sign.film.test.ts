import { expect, it } from 'vitest';

import { i420ByteLength } from '#film/picture/i420.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { openStudioPicture } from '../../studio-picture.ts';

const film = sampleStoryboard({ preset: 'slots', shortSidePixels: 120 });

async function drawHero({ shots, size, ...rest }: Storyboard): Promise<Uint8Array> {
  const hero = shots.find(({ kind }) => kind === 'hero');
  if (hero === undefined) throw new Error('the film has a hero shot');
  const frame = new Uint8Array(i420ByteLength(size));
  await openStudioPicture({ shots, size, ...rest }).renderFrame(settledFrameOf(hero), frame);
  return frame;
}

const signedBy = (signature: string | null, plan: Storyboard): Storyboard => ({
  ...plan,
  words: { ...plan.words, signature },
});
const wordless = { ...film, shots: film.shots.map((shot) => ({ ...shot, words: [] })) };

it('the machines bear the name that signs, except behind words of the film', async () => {
  const [named, unnamed] = [signedBy('Grand Aurora', film), signedBy(null, film)];
  expect(await drawHero(named)).toEqual(await drawHero(unnamed));
  expect(await drawHero(signedBy('Grand Aurora', wordless))).not.toEqual(
    await drawHero(signedBy(null, wordless)),
  );
});
