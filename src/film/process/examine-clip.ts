import { fileURLToPath } from 'node:url';
import type { ClipToExamine, PictureFault } from '#film/clips/examine-picture.ts';
import { askChild } from '#film/process/ask-child.ts';

export type ExamineClip = (
  clip: ClipToExamine,
  signal?: AbortSignal,
) => Promise<PictureFault | null>;

const ENTRY = fileURLToPath(new URL('examine-clip-process.ts', import.meta.url));

/** Looks at what a model delivered, in a process of its own: it comes from outside. Rejects with a FilmError. */
export const examineClip: ExamineClip = (clip, signal) =>
  askChild(ENTRY, clip, { signal, otherwise: 'A clip could not be examined.' });
