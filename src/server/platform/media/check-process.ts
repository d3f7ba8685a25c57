/** The process that reads one untrusted file and ends: see `check-file.ts`. */
import type { MediaKind } from '#domain/media/media.ts';
import { answerParent } from '#film/process/child-entry.ts';
import { guardResources } from '#film/process/resource-guard.ts';
import { DAMAGED, UnusableFileError, type CheckResult, type FileToCheck } from './check-result.ts';

const MEMORY_BYTES_MAX = 2 * 1024 ** 3;
const CPU_SECONDS_MAX: Readonly<Record<MediaKind, number>> = {
  image: 40,
  logo: 40,
  font: 40,
  // A minute in HLG takes 8 minutes in 1080p30 (docs/bench.md), and eight times that in 4K60.
  clip: 3_600,
};

type Check = (file: FileToCheck) => Promise<CheckResult>;

answerParent(async ({ kind }: FileToCheck) => {
  guardResources({ memoryBytes: MEMORY_BYTES_MAX, cpuSeconds: CPU_SECONDS_MAX[kind] });
  const check = await loadCheck(kind);
  return (file) =>
    check(file).catch((error: unknown): CheckResult => ({
      kind: 'refused',
      sentence: error instanceof UnusableFileError ? error.message : DAMAGED,
    }));
});

/** Each kind loads only its own decoders, which can take half a second. */
async function loadCheck(kind: MediaKind): Promise<Check> {
  if (kind === 'font') return (await import('./check-font.ts')).checkFont;
  if (kind === 'clip') return (await import('./check-clip.ts')).checkClip;
  return (await import('./check-image.ts')).checkImage;
}
