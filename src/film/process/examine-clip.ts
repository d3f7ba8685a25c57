import { fileURLToPath } from 'node:url';
import type { ClipLook, ClipToExamine } from '#film/clips/examine-picture.ts';
import { askChild } from '#film/process/ask-child.ts';

export type ExamineClip = (clip: ClipToExamine, signal?: AbortSignal) => Promise<ClipLook>;

/** A clip of a few seconds takes one to four of them, on a busy machine some more. */
const TIMEOUT_MS = 3 * 60_000;

const ENTRY = fileURLToPath(new URL('examine-clip-process.ts', import.meta.url));

/** Looks at what a model delivered, in a process of its own: it comes from outside. Rejects with a FilmError. */
export const examineClip: ExamineClip = (clip, signal) =>
  askChild(ENTRY, clip, {
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
    otherwise: 'A clip could not be examined.',
  });
