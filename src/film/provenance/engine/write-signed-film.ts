import { writeFileSync } from 'node:fs';
import { WasmBuilder } from '@contentauth/c2pa-wasm';
import { createClaimSigner } from '#film/provenance/credentials/cose-signature.ts';
import type { DiskBlob } from '#film/provenance/engine/disk-blob.ts';
import {
  clipIngredient,
  manifestDefinition,
  mediaIngredient,
} from '#film/provenance/manifest-definition.ts';
import { openDiskBlob } from '#film/provenance/engine/open-disk-blob.ts';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';
import { listTopLevelBoxes } from '#film/provenance/reading/top-level-boxes.ts';
import type { SigningTask, TaskAnswers } from '#film/provenance/engine/worker-tasks.ts';
import { xmpBox, xmpPacket, XMP_BOX_ID } from '#film/provenance/xmp.ts';

const FORMAT = 'video/mp4';
const BUILDER_SETTINGS = JSON.stringify({
  builder: {
    thumbnail: { enabled: false },
    // By default `free` and `skip` boxes stay outside the checksum, and could be filled unnoticed.
    bmff_hash_exclude_free_and_skip_boxes: false,
  },
  // The engine's own check would hold the film in memory once more; signFilm reads the file back.
  verify: { verify_after_sign: false, remote_manifest_fetch: false, ocsp_fetch: false },
});

/** Writes the marked and signed film to the task's output path. Needs a started engine. */
export async function writeSignedFilm(task: SigningTask): Promise<TaskAnswers['sign']> {
  using film = openDiskBlob(task.path);
  const marked = await markFilm(film.blob, task);
  const definition = JSON.stringify(manifestDefinition(task.facts, task.instanceId));
  using builder = WasmBuilder.fromJson(definition, BUILDER_SETTINGS);
  await addClips(builder, task);
  await addMedia(builder, task);
  const signer = createClaimSigner(task.credentials);
  const definitionOfSigner = {
    alg: signer.algorithm,
    reserveSize: signer.reservedBytes,
    sign: async (claim: Uint8Array) => signer.signClaim(claim),
  };
  const signed: unknown = await builder.signAndGetManifestBytes(
    definitionOfSigner,
    [],
    FORMAT,
    marked as unknown as Blob,
  );
  if (!isSigned(signed)) {
    throw new ProvenanceError('signingFailed', 'The C2PA engine answered in an unknown form.');
  }
  writeFileSync(task.outputPath, signed.asset);
  return { manifestBytes: signed.manifest };
}

/** The film with its XMP at the end, as the signature will cover it; a mark it bore there is replaced. */
async function markFilm(film: DiskBlob, task: SigningTask): Promise<DiskBlob> {
  const boxes = await listTopLevelBoxes(film);
  const last = boxes.at(-1);
  if (boxes[0]?.type !== 'ftyp' || last?.end !== film.size) {
    throw new ProvenanceError('notAFilm', 'Only a whole MP4 file can be signed.');
  }
  const { facts, instanceId } = task;
  const packet = xmpPacket({
    digitalSourceType: facts.digitalSourceType,
    title: facts.title,
    creatorTool: [facts.software.name, facts.software.version].filter(Boolean).join(' '),
    createdAt: facts.createdAt,
    instanceId,
  });
  const unmarked = last.id === XMP_BOX_ID ? film.slice(0, last.start) : film;
  return unmarked.followedBy(xmpBox(packet));
}

async function addClips(builder: WasmBuilder, task: SigningTask): Promise<void> {
  for (const [index, clip] of (task.facts.clips ?? []).entries()) {
    using file = openDiskBlob(clip.path);
    const ingredient = JSON.stringify(clipIngredient(clip, index));
    await builder.addIngredientFromBlob(ingredient, FORMAT, file.blob as unknown as Blob);
  }
}

async function addMedia(builder: WasmBuilder, task: SigningTask): Promise<void> {
  for (const [index, media] of (task.facts.media ?? []).entries()) {
    using file = openDiskBlob(media.path);
    const ingredient = JSON.stringify(mediaIngredient(media, index));
    const format = media.kind === 'clip' ? FORMAT : await imageFormatOf(file.blob);
    await builder.addIngredientFromBlob(ingredient, format, file.blob as unknown as Blob);
  }
}

/** Pictures that were written anew are PNG or JPEG (`server/platform/media`). */
async function imageFormatOf(file: DiskBlob): Promise<string> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  return first === 0x89 ? 'image/png' : 'image/jpeg';
}

interface SignedFilm {
  readonly asset: Uint8Array<ArrayBuffer>;
  readonly manifest: Uint8Array<ArrayBuffer>;
}

function isSigned(value: unknown): value is SignedFilm {
  return (
    typeof value === 'object' &&
    value !== null &&
    'asset' in value &&
    value.asset instanceof Uint8Array &&
    'manifest' in value &&
    value.manifest instanceof Uint8Array
  );
}
