import { fileURLToPath } from 'node:url';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { answerOf, runInChild } from '#film/process/run-in-child.ts';

/** A frame of a film, as its order plans it. */
export interface PlannedFrame {
  readonly order: FilmOrder;
  readonly frameIndex: number;
  /** The own photos, clips and logos of the order. */
  readonly mediaFiles: MediaFiles;
  /** What it is cut to, from the middle; the film's own where absent. */
  readonly size?: FrameSize;
}

/** What a clip shows where the film goes on from it. */
export interface FrameAfterClip {
  readonly clipPath: string;
  /** How long the film shows it. */
  readonly filledSeconds: number;
  readonly size: FrameSize;
}

export type FrameRequest = PlannedFrame | FrameAfterClip;
export type DrawFrame = (request: FrameRequest, signal?: AbortSignal) => Promise<Uint8Array>;

const ENTRY = fileURLToPath(new URL('draw-frame-process.ts', import.meta.url));

/**
 * Draws a frame as a PNG, without words, labels and logos laid over it, in a process of its own: what a
 * clip of a model begins or ends with. Shots of a model are drawn by the studio, so that its clips show
 * the right table in the right room. Rejects with a FilmError.
 */
export const drawFrame: DrawFrame = async (request, signal) => {
  const reads = 'clipPath' in request ? [request.clipPath] : Object.values(request.mediaFiles);
  return answerOf(await runInChild<Uint8Array>(ENTRY, request, { signal, reads }));
};
