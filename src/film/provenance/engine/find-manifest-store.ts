import {
  listTopLevelBoxes,
  MANIFEST_BOX_ID,
  type ByteSource,
} from '#film/provenance/reading/top-level-boxes.ts';

/** The files of strangers in which credentials are looked for, and what the engine calls them. */
export const CREDENTIALS_FORMATS = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const;
export type CredentialsFormat = keyof typeof CREDENTIALS_FORMATS;

/** Credentials with their pictures of former states stay below it by far. */
const STORE_BYTES_MAX = 32 * 1024 * 1024;
/** The label of a manifest store's superbox (C2PA 2.x, 11.1.4.2). */
const STORE_LABEL = /^jumb[\s\S]{4}jumd[\s\S]{16,20}c2pa\0/;
const LABEL_BYTES = 64;

/**
 * Returns the C2PA manifest store of a file just as it is embedded (C2PA 2.x, appendix A); null where
 * there is none, or one that no honest file has.
 */
export async function findManifestStore(
  source: ByteSource,
  format: CredentialsFormat,
): Promise<Uint8Array | null> {
  const isClip = format === 'mp4' || format === 'mov';
  const found = isClip ? await inBoxes(source) : IN_PICTURES[format](await bytesOf(source));
  return found && cutToStore(found);
}

const IN_PICTURES: Readonly<
  Record<Exclude<CredentialsFormat, 'mp4' | 'mov'>, (bytes: DataView) => Uint8Array | null>
> = { jpeg: inJpeg, png: inPng, webp: inWebp };

async function bytesOf(source: ByteSource): Promise<DataView> {
  return new DataView(await source.slice(0, source.size).arrayBuffer());
}

/** A `uuid` box: after version and flags a purpose that ends with zero, and the place of a Merkle tree. */
async function inBoxes(source: ByteSource): Promise<Uint8Array | null> {
  const boxes = await listTopLevelBoxes(source);
  const box = boxes.find(({ id }) => id === MANIFEST_BOX_ID);
  if (!box || box.end - box.bodyStart > STORE_BYTES_MAX) return null;
  const body = new Uint8Array(await source.slice(box.bodyStart, box.end).arrayBuffer());
  const purposeEnd = body.indexOf(0, 4);
  return purposeEnd < 0 ? null : body.subarray(purposeEnd + 1 + 8);
}

/** APP11 segments of JPEG XT, numbered; each but the first repeats the head of the box. */
function inJpeg(file: DataView): Uint8Array | null {
  const [app11, startOfScan, boxHead] = [0xffeb, 0xffda, 8];
  const parts: Uint8Array[] = [];
  for (let at = 2; at + 4 <= file.byteLength;) {
    const marker = file.getUint16(at);
    const end = at + 2 + file.getUint16(at + 2);
    if (marker < 0xff01 || marker === startOfScan || end > file.byteLength) break;
    const start = at + 4;
    const isBox = marker === app11 && end - start > 16 && textAt(file, start, 2) === 'JP';
    if (isBox && textAt(file, start + 12, 4) === 'jumb') {
      const isFirst = file.getUint32(start + 4) === 1;
      parts.push(partOf(file, start + 8 + (isFirst ? 0 : boxHead), end));
    }
    at = end;
  }
  return parts.length === 0 ? null : new Uint8Array(Buffer.concat(parts));
}

function inPng(file: DataView): Uint8Array | null {
  for (let at = 8; at + 12 <= file.byteLength;) {
    const start = at + 8;
    const end = start + file.getUint32(at);
    if (end > file.byteLength) break;
    if (textAt(file, at + 4, 4) === 'caBX') return partOf(file, start, end);
    at = end + 4;
  }
  return null;
}

function inWebp(file: DataView): Uint8Array | null {
  for (let at = 12; at + 8 <= file.byteLength;) {
    const start = at + 8;
    const byteLength = file.getUint32(at + 4, true);
    if (start + byteLength > file.byteLength) break;
    if (textAt(file, at, 4) === 'C2PA') return partOf(file, start, start + byteLength);
    at = start + byteLength + (byteLength % 2);
  }
  return null;
}

/** What follows a store in its place is not a part of it. */
function cutToStore(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < LABEL_BYTES) return null;
  const byteLength = view.getUint32(0);
  const isStore = STORE_LABEL.test(textAt(view, 4, LABEL_BYTES - 4));
  return isStore && byteLength <= bytes.length ? bytes.subarray(0, byteLength) : null;
}

function partOf({ buffer, byteOffset }: DataView, start: number, end: number): Uint8Array {
  return new Uint8Array(buffer, byteOffset + start, end - start);
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...partOf(view, at, Math.min(at + length, view.byteLength)));
}
