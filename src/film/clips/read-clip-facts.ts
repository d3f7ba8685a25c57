import { isWhole, openClipFile } from '#film/clips/open-clip-file.ts';

export interface ClipFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/**
 * What a delivered file holds; null where it is no video, or breaks off before its last frame. Reads
 * the container only: nothing of a file from outside is decoded in the server's own process.
 */
export async function readClipFacts(path: string): Promise<ClipFacts | null> {
  try {
    using input = openClipFile(path);
    const track = await input.getPrimaryVideoTrack();
    if (!track || (await track.getDecoderConfig()) === null) return null;
    if (!(await isWhole(track))) return null;
    const seconds = (await track.computeDuration()) - (await track.getFirstTimestamp());
    if (!(seconds > 0)) return null;
    const width = await track.getDisplayWidth();
    const height = await track.getDisplayHeight();
    return { width, height, seconds };
  } catch {
    return null;
  }
}
