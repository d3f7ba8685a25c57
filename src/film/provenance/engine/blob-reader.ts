import type { DiskBlob } from '#film/provenance/engine/disk-blob.ts';

/**
 * The engine reads its sources through the browser's FileReaderSync, which Node lacks. This one reads
 * DiskBlobs. Each answer is copied into WebAssembly memory before the next request, so that one buffer
 * serves them all instead of garbage as large as the film.
 */
class DiskBlobReader {
  readAsArrayBuffer(blob: DiskBlob): ArrayBuffer {
    buffer = bufferOf(blob.size);
    blob.readInto(new Uint8Array(buffer));
    return buffer;
  }
}

/** The engine reads most in pieces of 8 KiB, checksums in pieces up to 256 MiB. */
const COMMON_BYTES = 1024 * 1024;
let buffer = new ArrayBuffer(0, { maxByteLength: COMMON_BYTES });

function bufferOf(byteLength: number): ArrayBuffer {
  if (byteLength > buffer.maxByteLength) {
    return new ArrayBuffer(byteLength, { maxByteLength: byteLength });
  }
  buffer.resize(byteLength);
  return buffer;
}

/** Gives the signing engine the synchronous blob reader that browsers have and Node has not. */
export function installDiskBlobReader(): void {
  Object.assign(globalThis, { FileReaderSync: DiskBlobReader });
}
