import { proofRoutes } from '#contracts/routes/proof.ts';
import { call, callFile } from '#web/api/client.ts';
import {
  FILE_BYTES_MAX,
  isMp4,
  readFilm,
  type FilmReading,
} from '#web/features/verify/film-reading.ts';
import { isOurExample } from '#web/features/verify/our-examples.ts';
import { TEXTS } from '#web/features/verify/texts.ts';
import {
  EXAMPLE,
  SIGNED_SAMPLE,
  verdictOf,
  type VerdictWords,
} from '#web/features/verify/verdict.ts';

/** A video that this site signed, or the same after a change. */
export type Sample = 'signed' | 'altered';

export interface CheckedVideo {
  readonly file: File;
  readonly reading: FilmReading & { kind: 'read' };
  readonly verdict: VerdictWords;
}

export const nameOf = (chosen: File | Sample) =>
  typeof chosen === 'string' ? TEXTS.sampleNames[chosen] : chosen.name;

/** Changes one byte in the middle of the file: of the picture, which takes most of it. */
async function altered(video: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await video.arrayBuffer());
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return new Blob([bytes]);
}

async function fileOf(sample: Sample): Promise<File> {
  const video = await callFile(proofRoutes.sample, {});
  const content = sample === 'altered' ? await altered(video) : video;
  return new File([content], nameOf(sample), { type: 'video/mp4' });
}

async function verdictFor(
  { validation, sha256 }: CheckedVideo['reading'],
  isSample: boolean,
): Promise<VerdictWords> {
  if (isSample) {
    const record = { isKnown: false, isApproved: false };
    return validation === 'trusted' ? SIGNED_SAMPLE : verdictOf(validation, record);
  }
  const record = await call(proofRoutes.verify, { body: { sha256 } });
  const isUnknown = validation === 'none' && !record.isKnown;
  return isUnknown && (await isOurExample(sha256)) ? EXAMPLE : verdictOf(validation, record);
}

/** Reads the file here and asks the server for its hash alone. */
export async function checkVideo(chosen: File | Sample): Promise<CheckedVideo> {
  const isSample = typeof chosen === 'string';
  const file = isSample ? await fileOf(chosen) : chosen;
  if (file.size > FILE_BYTES_MAX) throw new Error(TEXTS.filesOver500MbCannotBe);
  if (!(await isMp4(file))) throw new Error(TEXTS.notAnMp4);
  // After the sample: its certificate may be as new as itself.
  const roots = await call(proofRoutes.roots, {});
  const reading = await readFilm({ file, roots });
  return { file, reading, verdict: await verdictFor(reading, isSample) };
}
