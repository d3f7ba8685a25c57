import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPicture } from '#film/clips/model-picture.ts';
import { writeDurably } from '#film/durable-file.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Raise when finished segments of older code must not be mixed with new ones. */
const PIPELINE_VERSION = 11;
const STAMP_NAME = 'film.stamp';

/** What is kept of a film between tries, and the names of the files. */
const FILE_NAMES = {
  voice: 'voice.f32',
  cues: 'cues.json',
  captions: 'captions.vtt',
  sound: 'sound.mp4',
  poster: 'poster.jpg',
  thumbnail: 'thumbnail.jpg',
  joined: 'joined.mp4',
} as const;
type SegmentName = `segment-${string}`;
export type PartName = keyof typeof FILE_NAMES | SegmentName;

/** What decides a film's frames and packets. */
interface FilmIdentity {
  readonly storyboard: Storyboard;
  readonly modelPicture: ModelPicture | null;
  readonly backendId: string;
  /** Null for a film without a voice. */
  readonly voiceId: string | null;
}

/** The work folder of one film. Files in it are whole or absent, and belong to one film only. */
export interface WorkDirectory {
  /** Empties the folder unless it already holds parts of exactly this film. */
  prepareFor(identity: FilmIdentity): Promise<void>;
  pathOf(part: PartName): string;
  has(part: PartName): Promise<boolean>;
  clear(): Promise<void>;
}

/**
 * Opens the folder in which the parts of one film are kept between tries. Rejects where it cannot
 * be written.
 */
export async function openWorkDirectory(workFolder: string): Promise<WorkDirectory> {
  // A folder of our own inside: clearing never touches what else the caller keeps there.
  const folder = join(workFolder, 'film-parts');
  const stampPath = join(folder, STAMP_NAME);
  const pathOf = (part: PartName) => join(folder, fileNameOf(part));
  const clear = () => rm(folder, { recursive: true, force: true });
  return {
    pathOf,
    clear,
    has: (part) => exists(pathOf(part)),
    async prepareFor(identity) {
      const stamp = stampOf(identity);
      if ((await readIfThere(stampPath)) === stamp) return;
      await clear();
      await mkdir(folder, { recursive: true });
      await writeDurably(stampPath, Buffer.from(stamp));
    },
  };
}

function fileNameOf(part: PartName): string {
  return isSegment(part) ? `${part}.mp4` : FILE_NAMES[part];
}

function isSegment(part: PartName): part is SegmentName {
  return part.startsWith('segment-');
}

function stampOf(identity: FilmIdentity): string {
  const text = JSON.stringify([PIPELINE_VERSION, identity]);
  return createHash('sha256').update(text).digest('hex');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}
