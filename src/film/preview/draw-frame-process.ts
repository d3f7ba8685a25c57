/** Entry of a process that draws one frame for its parent and ends. */
import { clipMoment } from '#film/clips/clip-timing.ts';
import { openClipReader } from '#film/clips/clip-reader.ts';
import { conformPicture } from '#film/clips/conform-frame.ts';
import { studioInPlaceOfModel } from '#film/clips/model-shots.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { openFilmPicture } from '#film/media/film-picture.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { planesOf, type Planes } from '#film/picture/planes.ts';
import type { FrameAfterClip, FrameRequest, PlannedFrame } from '#film/preview/draw-frame.ts';
import { answerParent } from '#film/process/child-entry.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

answerParent(
  () => (request: FrameRequest) =>
    'clipPath' in request ? frameAfterClip(request) : plannedFrame(request),
);

async function plannedFrame({ order, frameIndex, mediaFiles, size }: PlannedFrame) {
  const storyboard = studioInPlaceOfModel(planStoryboard(order));
  const picture = openFilmPicture(storyboard, { modelPicture: null, mediaFiles });
  const frame = new Uint8Array(i420ByteLength(storyboard.size));
  await picture.renderFrame(frameIndex, frame);
  picture.close();
  return pngOf(planesOf(frame, storyboard.size), size ?? storyboard.size);
}

async function frameAfterClip({ clipPath, filledSeconds, size }: FrameAfterClip) {
  const reader = await openClipReader(clipPath);
  const moment = clipMoment(filledSeconds, { filled: filledSeconds, length: reader.seconds });
  const picture = await pngOf(await reader.pictureAt(moment), size);
  reader.close();
  return picture;
}

async function pngOf(picture: Planes, { width, height }: FrameSize): Promise<Uint8Array> {
  const even = { width: width & ~1, height: height & ~1 };
  const frame = new Uint8Array(i420ByteLength(even));
  conformPicture(picture, even, frame);
  return canvasOfFrame(frame, even).encode('png');
}
