/** The process that reads one untrusted file and ends: see `check-file.ts`. */
import { setPriority } from 'node:os';

import type { MediaKind } from '#domain/media/media.ts';
import { guardResources } from '#film/process/resource-guard.ts';
import {
  CHECK_STARTED,
  UnusableFileError,
  type CheckResult,
  type FileToCheck,
} from './check-result.ts';

const MEMORY_BYTES_MAX = 2 * 1024 ** 3;
const CPU_SECONDS_MAX: Readonly<Record<MediaKind, number>> = {
  image: 40,
  logo: 40,
  font: 40,
  // A minute in HLG takes 8 minutes in 1080p30 (docs/bench.md), and eight times that in 4K60.
  clip: 3_600,
};
/** Lower priority than the server, so that requests are answered first. */
const PRIORITY = 10;

const DAMAGED = 'This file could not be read: it seems to be damaged. Please export it again';

setPriority(PRIORITY);
process.on('disconnect', () => process.exit(1));
process.once('message', (file: FileToCheck) => void respond(file));

async function respond(file: FileToCheck): Promise<void> {
  guardResources({ memoryBytes: MEMORY_BYTES_MAX, cpuSeconds: CPU_SECONDS_MAX[file.kind] });
  const check = await loadCheck(file.kind);
  // Flushed before decoding starts, so that it arrives even if the file crashes the process.
  await new Promise((resolve) => process.send?.(CHECK_STARTED, undefined, {}, resolve));
  const result = await check(file).catch((error: unknown): CheckResult => ({
    kind: 'refused',
    sentence: error instanceof UnusableFileError ? error.message : DAMAGED,
  }));
  process.send?.(result, undefined, {}, () => process.exit(0));
}

/** Each kind loads only its own decoders, which can take half a second. */
async function loadCheck(kind: MediaKind): Promise<(file: FileToCheck) => Promise<CheckResult>> {
  if (kind === 'font') return (await import('./check-font.ts')).checkFont;
  if (kind === 'clip') return (await import('./check-clip.ts')).checkClip;
  return (await import('./check-image.ts')).checkImage;
}
