import type { MessagePort } from 'node:worker_threads';
import type { StillPaths } from '#film/encode/still.ts';
import type { FilmFault } from '#film/film-error.ts';
import type { Segment } from '#film/segments/plan-segments.ts';
import type { FilmSource } from '#film/segments/segment-maker.ts';

/** What every thread of one film knows from its start. */
export interface ThreadSetup extends FilmSource {
  /** One shared 32-bit word: not zero means stop after the frame in hand. */
  readonly stopFlag: SharedArrayBuffer;
  /** For what all threads need and one of them draws. */
  readonly sharedMemory: SharedArrayBuffer;
  /** Its end of a channel to `serveClips`. */
  readonly clips: MessagePort;
}

/** Work for one thread. Each task writes its own files, whole or not at all. */
export type ThreadTask =
  | { readonly kind: 'sound'; readonly path: string; readonly voicePath: string | null }
  | ({ readonly kind: 'stills'; readonly frames: readonly number[] } & StillPaths)
  | { readonly kind: 'segment'; readonly segment: Segment; readonly path: string };

/**
 * Ends a thread once it has done what it has in hand. Ended from outside while its codecs work, a thread
 * can take the whole process with it (nodejs/node#58484).
 */
export interface ThreadEnd {
  readonly kind: 'end';
}

export type ThreadReport =
  | { readonly kind: 'frame' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: FilmFault; readonly message: string };
