/** Entry of a process that draws one frame for its parent and ends. */
import { setPriority } from 'node:os';
import process from 'node:process';
import { studioInPlaceOfModel } from '#film/clips/model-shots.ts';
import { openFilmPicture } from '#film/media/film-picture.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import type { FrameAnswer, FrameRequest } from '#film/preview/draw-frame.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

/** As films: nobody is waiting in front of a screen. */
const PRIORITY = 10;

setPriority(PRIORITY);
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('message', (request: FrameRequest) => {
  void draw(request)
    .catch((error: unknown): FrameAnswer => ({
      message: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
});

async function draw({ order, frameIndex, mediaFiles }: FrameRequest): Promise<FrameAnswer> {
  const storyboard = studioInPlaceOfModel(planStoryboard(order));
  const picture = openFilmPicture(storyboard, { modelPicture: null, mediaFiles });
  const frame = new Uint8Array(i420ByteLength(storyboard.size));
  await picture.renderFrame(frameIndex, frame);
  picture.close();
  return { png: await canvasOfFrame(frame, storyboard.size).encode('png') };
}
