import { fileURLToPath } from 'node:url';
import type { ClipLook, ClipToExamine } from '#film/clips/examine-picture.ts';
import { answerOf, runInChild } from '#film/process/run-in-child.ts';

export type ExamineClip = (clip: ClipToExamine, signal?: AbortSignal) => Promise<ClipLook>;

/**
 * Stops a process that hangs without using the processor, whose time is limited separately. A clip of
 * a few seconds takes one to four of them, but many times that on a busy machine.
 */
const TIMEOUT_MS = 10 * 60_000;

const ENTRY = fileURLToPath(new URL('examine-clip-process.ts', import.meta.url));

/** Looks at clips in processes of this entry. */
export function clipExaminer(entry = ENTRY, timeoutMs = TIMEOUT_MS): ExamineClip {
  return async (clip, signal) => {
    const options = { signal, timeoutMs, reads: [clip.clipPath] };
    const ending = await runInChild<ClipLook>(entry, clip, options);
    return ending.kind === 'lost' ? { fault: 'torn', lettersAt: null } : answerOf(ending);
  };
}

/**
 * Looks at what a model delivered, in a process of its own: it comes from outside. A clip that this
 * process does not survive is torn. Rejects with a FilmError.
 */
export const examineClip = clipExaminer();
