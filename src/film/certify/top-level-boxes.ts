import { open } from 'node:fs/promises';

export interface TopLevelBox {
  /** Four characters, for instance `moov`. */
  readonly type: string;
  /** Bytes from the start of the file. */
  readonly offset: number;
  readonly byteLength: number;
}

/** The outermost boxes of an ISO media file, in file order. */
export async function readTopLevelBoxes(path: string): Promise<readonly TopLevelBox[]> {
  const file = await open(path, 'r');
  try {
    const { size: fileBytes } = await file.stat();
    const boxes: TopLevelBox[] = [];
    const header = Buffer.alloc(16);
    for (let offset = 0; offset + 8 <= fileBytes;) {
      await file.read(header, 0, 16, offset);
      const shortLength = header.readUInt32BE(0);
      // 1 announces a 64-bit length, 0 a box that runs to the end of the file.
      const byteLength =
        shortLength === 1
          ? Number(header.readBigUInt64BE(8))
          : shortLength === 0
            ? fileBytes - offset
            : shortLength;
      if (byteLength < 8) break;
      boxes.push({ type: header.toString('latin1', 4, 8), offset, byteLength });
      offset += byteLength;
    }
    return boxes;
  } finally {
    await file.close();
  }
}
