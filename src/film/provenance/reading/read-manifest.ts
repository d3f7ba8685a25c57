import { WasmReader } from '@contentauth/c2pa-wasm';
import {
  parseManifestStore,
  type StoreReading,
} from '#film/provenance/reading/parse-manifest-store.ts';
import {
  listTopLevelBoxes,
  MANIFEST_BOX_ID,
  type ByteSource,
  type TopLevelBox,
} from '#film/provenance/reading/top-level-boxes.ts';
import type { ProvenanceReading } from '#film/provenance/reading/provenance-reading.ts';
import { reasonOf } from '#film/provenance/reading/validation-sentences.ts';
import { parseXmpPacket, XMP_BOX_ID, type XmpReading } from '#film/provenance/xmp.ts';

const XMP_BYTES_MAX = 1024 * 1024;

/**
 * Reads what a film says about its making and whether that is intact. Runs wherever the C2PA engine
 * has been started: in a browser's worker on a Blob, in a Node worker thread on a DiskBlob. Goes to no
 * network, whatever addresses the file names. Never throws because of what is in the file.
 */
export async function readManifest(
  source: ByteSource,
  anchorsPem: readonly string[],
): Promise<ProvenanceReading> {
  const boxes = await listTopLevelBoxes(source);
  if (boxes[0]?.type !== 'ftyp') return unsigned(null, 'film.notMp4');
  const xmp = await readXmp(source, boxes);
  if (!boxes.some(({ id }) => id === MANIFEST_BOX_ID)) return unsigned(xmp, 'film.noManifest');
  return { xmp, ...(await readStore(source, anchorsPem)) };
}

/** Whether the credentials of a file of this format hold, whoever signed them. Goes to no network. */
export async function isIntact(source: ByteSource, format: string): Promise<boolean> {
  return (await readStore(source, [], format)).validation !== 'invalid';
}

function unsigned(xmp: XmpReading | null, code: string): ProvenanceReading {
  return { xmp, manifest: null, validation: 'none', reasons: [reasonOf(code)] };
}

async function readXmp(
  source: ByteSource,
  boxes: readonly TopLevelBox[],
): Promise<XmpReading | null> {
  const box = boxes.find(({ id }) => id === XMP_BOX_ID);
  if (!box || box.end - box.bodyStart > XMP_BYTES_MAX) return null;
  const packet = await source.slice(box.bodyStart, box.end).arrayBuffer();
  return parseXmpPacket(new TextDecoder().decode(packet));
}

async function readStore(
  source: ByteSource,
  anchorsPem: readonly string[],
  format = 'video/mp4',
): Promise<StoreReading> {
  try {
    // The engine asks its source for no more than a ByteSource has, besides its own FileReaderSync.
    const blob = source as unknown as Blob;
    using reader = await WasmReader.fromBlob(format, blob, engineSettings(anchorsPem));
    return parseManifestStore(JSON.parse(reader.json()));
  } catch (error) {
    const { code, sentence } = reasonOf('film.unreadableManifest');
    const detail = error instanceof Error ? error.message : String(error);
    return {
      manifest: null,
      validation: 'invalid',
      reasons: [{ code, sentence: `${sentence} (${detail})` }],
    };
  }
}

function engineSettings(anchorsPem: readonly string[]): string {
  return JSON.stringify({
    trust: anchorsPem.length > 0 ? { user_anchors: anchorsPem.join('\n') } : {},
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
  });
}
