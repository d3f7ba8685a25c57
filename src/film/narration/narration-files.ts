import { readFile } from 'node:fs/promises';
import { writeDurably } from '#film/durable-file.ts';
import type { Cue, Narration } from '#film/narration/narration.ts';

export interface NarrationPaths {
  /** The voice alone, as 32-bit floats. */
  readonly voicePath: string;
  /** When what is said; written last: where it is there, the voice is. */
  readonly cuesPath: string;
}

/** Keeps a spoken narration: a resumed film must not be spoken again, it would sound different. */
export async function keepNarration(paths: NarrationPaths, narration: Narration): Promise<void> {
  const { samples, cues } = narration;
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  await writeDurably(paths.voicePath, bytes);
  await writeDurably(paths.cuesPath, Buffer.from(JSON.stringify(cues)));
}

/** The caption cues kept beside a narration; null where none is kept. Rejects if they cannot be read. */
export async function readCues({ cuesPath }: NarrationPaths): Promise<readonly Cue[] | null> {
  try {
    return JSON.parse(await readFile(cuesPath, 'utf8')) as Cue[];
  } catch (error) {
    // A voice that is spoken anew would differ from the segments and the sound that are kept.
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The spoken samples kept beside a narration: mono, 32-bit floats, at the film's sample rate. */
export async function readVoice(path: string): Promise<Float32Array> {
  const bytes = new Uint8Array(await readFile(path));
  return new Float32Array(bytes.buffer);
}
