import type { ModelPicture } from '#film/clips/model-picture.ts';
import { readClipSound } from '#film/clips/read-clip-sound.ts';
import type { StereoSound } from '#film/stereo-sound.ts';
import { master } from '#film/sound/master.ts';
import { openBus, samplesOf } from '#film/sound/sound-bus.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The sound of a film of clips alone, each where its picture is, at the usual loudness; null where no clip has any. */
export async function composeClipSound(
  storyboard: Storyboard,
  { clips }: ModelPicture,
): Promise<StereoSound | null> {
  const { fps } = storyboard.controls;
  const bus = openBus(samplesOf(storyboard.frameCount / fps));
  let firstFrame = 0;
  let hasSound = false;
  for (const clip of clips) {
    const sound = await readClipSound(clip.path);
    const start = samplesOf(firstFrame / fps);
    firstFrame += clip.frameCount;
    if (!sound) continue;
    hasSound = true;
    const length = samplesOf(firstFrame / fps) - start;
    bus.left.set(sound.left.subarray(0, length), start);
    bus.right.set(sound.right.subarray(0, length), start);
  }
  return hasSound ? master(bus) : null;
}
