import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPicture } from '#film/clips/model-picture.ts';
import { writeDurably } from '#film/durable-file.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Raise when finished segments of older code must not be mixed with new ones. */
const PIPELINE_VERSION = 11;
const STAMP_NAME = 'film.stamp';

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
  pathOf(name: string): string;
  has(name: string): Promise<boolean>;
  clear(): Promise<void>;
}

/**
 * Opens the folder in which the parts of one film are kept between tries. Rejects where it cannot
 * be written.
 */
export async function openWorkDirectory(workFolder: string): Promise<WorkDirectory> {
  // A folder of our own inside: clearing never touches what else the caller keeps there.
  const folder = join(workFolder, 'film-parts');
  const pathOf = (name: string) => join(folder, name);
  const clear = () => rm(folder, { recursive: true, force: true });
  return {
    pathOf,
    clear,
    has: (name) => exists(pathOf(name)),
    async prepareFor(identity) {
      const stamp = stampOf(identity);
      if ((await readIfThere(pathOf(STAMP_NAME))) === stamp) return;
      await clear();
      await mkdir(folder, { recursive: true });
      await writeDurably(pathOf(STAMP_NAME), Buffer.from(stamp));
    },
  };
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
