import { openClipReader } from '#film/clips/clip-reader.ts';

export interface ClipFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Decodes the first and the last picture of a file; rejects with a FilmError where it is no video. */
export async function checkClip(path: string): Promise<ClipFacts> {
  const reader = await openClipReader(path);
  // Decoding alone does not keep a process alive.
  const alive = setInterval(() => undefined, 1_000);
  try {
    const { codedWidth: width, codedHeight: height } = await reader.frameAt(0);
    await reader.frameAt(reader.seconds);
    return { width, height, seconds: reader.seconds };
  } finally {
    clearInterval(alive);
    reader.close();
  }
}
