import type { FrameSize } from '#film/frame-size.ts';
import type { Subject } from '#film/media/find-subject.ts';
import type { Part } from '#film/picture/planes.ts';

/**
 * How a picture fills a frame of another shape: `part` of it is shown at `place`, in pixels of the frame; a
 * place that is less than the frame stands before the same picture, blurred.
 */
export interface Framing {
  readonly part: Part;
  readonly place: Part;
}

/** A subject of more than so many times the crop is not cropped: too much of it would be lost. */
const LOST_FROM = 1.7;
/** How much more than the subject a band before a blurred ground shows. */
const BAND_MARGIN = 1.35;
/** Where a band's middle stands: above that of the frame, whose foot is for the words. */
const BAND_MIDDLE = 0.44;

/** The largest crop around the subject, or a band of the picture where a crop would lose the subject. */
export function chooseFraming(source: FrameSize, frame: FrameSize, subject: Subject): Framing {
  const crop = cropAround(source, frame, subject);
  const isTooWide = subject.width * source.width > crop.width * LOST_FROM;
  const isTooHigh = subject.height * source.height > crop.height * LOST_FROM;
  if (isTooWide) return bandAcross(source, frame, subject);
  if (isTooHigh)
    return turned(bandAcross(turnedSize(source), turnedSize(frame), turnedSubject(subject)));
  return { part: crop, place: { left: 0, top: 0, ...frame } };
}

/** The largest part of `source` that has the shape of `frame`, with the focus as near its middle as can be. */
export function cropAround(
  source: FrameSize,
  frame: FrameSize,
  { focus }: Pick<Subject, 'focus'>,
): Part {
  const scale = Math.min(source.width / frame.width, source.height / frame.height);
  const width = frame.width * scale;
  const height = frame.height * scale;
  return {
    left: within(focus.x * source.width - width / 2, source.width - width),
    top: within(focus.y * source.height - height / 2, source.height - height),
    width,
    height,
  };
}

/** As much of the picture's width as the subject takes, from edge to edge of the frame. */
function bandAcross(
  source: FrameSize,
  frame: FrameSize,
  { focus, width: share }: Subject,
): Framing {
  const width = source.width * Math.min(1, share * BAND_MARGIN);
  const height = Math.min(frame.height, (frame.width * source.height) / width);
  const left = within(focus.x * source.width - width / 2, source.width - width);
  const top = within(frame.height * BAND_MIDDLE - height / 2, frame.height - height);
  return {
    part: { left, top: 0, width, height: source.height },
    place: { left: 0, top: even(top), width: frame.width, height: even(height) },
  };
}

function within(value: number, max: number): number {
  return Math.min(Math.max(0, value), Math.max(0, max));
}

/** Colour has half the rows of brightness. */
function even(value: number): number {
  return 2 * Math.round(value / 2);
}

const turnedSize = ({ width, height }: FrameSize): FrameSize => ({ width: height, height: width });

const turnedPart = ({ left, top, width, height }: Part): Part => ({
  left: top,
  top: left,
  width: height,
  height: width,
});

function turnedSubject({ focus, width, height }: Subject): Subject {
  return { focus: { x: focus.y, y: focus.x }, width: height, height: width };
}

/** A band that stands upright is in the middle. */
function turned({ part, place }: Framing): Framing {
  return { part: turnedPart(part), place: turnedPart(place) };
}
