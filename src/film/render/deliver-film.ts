import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { moveDurably } from '#film/durable-file.ts';
import type { PartName, WorkDirectory } from '#film/segments/work-directory.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The files of a finished film, and what is known of its video. */
export interface DeliveredFilm {
  readonly videoPath: string;
  readonly posterPath: string;
  readonly thumbnailPath: string;
  /** WebVTT; null for a film without captions. */
  readonly captionsPath: string | null;
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
  readonly frameCount: number;
  readonly durationSeconds: number;
  readonly bytes: number;
  /** Of the video file, in hexadecimal. */
  readonly sha256: string;
}

/** Moves the files of a certified film out of the work directory; the video last. */
export async function deliverFilm(
  { size, frameCount, controls, captions }: Storyboard,
  directory: WorkDirectory,
  outputFolder: string,
): Promise<DeliveredFilm> {
  const joinedPath = directory.pathOf('joined');
  const sha256 = await hashFile(joinedPath);
  const { size: bytes } = await stat(joinedPath);
  const deliver = async (part: PartName, name: string): Promise<string> => {
    const path = join(outputFolder, name);
    await moveDurably(directory.pathOf(part), path);
    return path;
  };
  return {
    captionsPath: captions === 'off' ? null : await deliver('captions', 'captions.vtt'),
    thumbnailPath: await deliver('thumbnail', 'thumbnail.jpg'),
    posterPath: await deliver('poster', 'poster.jpg'),
    videoPath: await deliver('joined', 'film.mp4'),
    ...size,
    fps: controls.fps,
    frameCount,
    durationSeconds: frameCount / controls.fps,
    bytes,
    sha256,
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
