import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { signFilm } from '#film/provenance/sign-film.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Signing } from '#server/features/provenance/signing.ts';

interface Deps {
  readonly signing: Signing;
  readonly clock: Clock;
  /** An example that comes with the program, unsigned. */
  readonly examplePath: string;
}

const FACTS = {
  title: 'Roulette',
  digitalSourceType: 'algorithmicMedia',
  software: { name: 'CasinoReel' },
  visibleLabel: 'AI-generated',
} as const;

/** How long a failure is answered with, so that not every visitor starts another try. */
const FAILURE_MS = 60_000;

/**
 * Returns an example with the signature of this installation, for visitors who want to see how a
 * video is verified and have none. Signed when it is first asked for, then kept in memory.
 */
export function createSampleVideo({ signing, clock, examplePath }: Deps): () => Promise<Buffer> {
  let signed: Promise<Buffer> | null = null;
  let failedAt: number | null = null;
  const nowMs = () => clock.now().getTime();

  async function sign(): Promise<Buffer> {
    const folder = await mkdtemp(join(tmpdir(), 'sample-video-'));
    try {
      const outputPath = join(folder, 'sample.mp4');
      const facts = { ...FACTS, createdAt: clock.now() };
      const credentials = await signing.current();
      await signFilm({ path: examplePath, outputPath, facts, credentials });
      return await readFile(outputPath);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return () => {
    if (signed === null || (failedAt !== null && nowMs() >= failedAt + FAILURE_MS)) {
      failedAt = null;
      signed = sign().catch((error: unknown) => {
        failedAt = nowMs();
        throw error;
      });
    }
    return signed;
  };
}
