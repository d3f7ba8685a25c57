/** The part of a Blob that readers need; files on a disk can offer the same. */
export interface ByteSource {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface TopLevelBox {
  /** Four characters, for instance `moov`. */
  readonly type: string;
  /** The id of a `uuid` box, 32 hexadecimal digits. */
  readonly id?: string;
  /** Bytes from the start of the file. */
  readonly start: number;
  readonly end: number;
  /** Where the box's own header, id included, is over. */
  readonly bodyStart: number;
}

/** C2PA's place in ISO media files (C2PA specification, embedding manifests into BMFF). */
export const MANIFEST_BOX_ID = 'd8fec3d61b0e483c92975828877ec481';

const ID_BYTES = 16;
/** A type, a 64-bit length and an id at most. */
const LONGEST_HEADER = 16 + ID_BYTES;

/** The outermost boxes of an ISO media file in file order, up to the first that makes no sense. */
export async function listTopLevelBoxes(source: ByteSource): Promise<readonly TopLevelBox[]> {
  const boxes: TopLevelBox[] = [];
  for (let start = 0; start + 8 <= source.size;) {
    const header = await source.slice(start, start + LONGEST_HEADER).arrayBuffer();
    const box = parseHeader(new DataView(header), start, source.size);
    if (!box) break;
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

function parseHeader(header: DataView, start: number, fileBytes: number): TopLevelBox | null {
  const shortLength = header.getUint32(0);
  // 1 announces a 64-bit length, 0 a box that runs to the end of the file.
  const isLong = shortLength === 1;
  if (isLong && header.byteLength < 16) return null;
  const byteLength = isLong
    ? Number(header.getBigUint64(8))
    : shortLength === 0
      ? fileBytes - start
      : shortLength;
  const type = textOf(header, 4, 4);
  const isNamed = type === 'uuid';
  const idStart = isLong ? 16 : 8;
  const headerBytes = idStart + (isNamed ? ID_BYTES : 0);
  const end = start + byteLength;
  if (byteLength < headerBytes || end > fileBytes) return null;
  const box = { type, start, end, bodyStart: start + headerBytes };
  return isNamed ? { ...box, id: hexOf(bytesOf(header, idStart, ID_BYTES)) } : box;
}

function bytesOf(view: DataView, offset: number, length: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + offset, length);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function textOf(view: DataView, offset: number, length: number): string {
  return String.fromCharCode(...bytesOf(view, offset, length));
}
