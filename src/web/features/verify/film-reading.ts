/** What the page gives to the worker that reads a film. */
export interface FilmToRead {
  readonly file: File;
  /** Certificates (PEM) that vouch for signers. */
  readonly roots: readonly string[];
}

/** What a file says of itself, as far as it says anything. */
export interface FilmFacts {
  readonly title?: string;
  readonly signer?: string;
  readonly createdAt?: string;
  readonly making?: string;
  readonly label?: string;
  readonly parts?: string;
}

export type FilmReading =
  | {
      readonly kind: 'read';
      readonly validation: 'trusted' | 'valid' | 'invalid' | 'none';
      readonly facts: FilmFacts;
      /** All of it, in sentences. */
      readonly sentences: readonly string[];
      /** In hexadecimal. */
      readonly sha256: string;
    }
  | { readonly kind: 'failed'; readonly message: string };

/** The largest file that is read: reading takes about twice its size in memory. */
export const FILE_BYTES_MAX = 500 * 1024 * 1024;

const BRAND_AT = 4;
const BRAND = 'ftyp';

/** Whether a file begins as MP4 files do, whatever it is called. */
export async function isMp4(file: Blob): Promise<boolean> {
  return (await file.slice(BRAND_AT, BRAND_AT + BRAND.length).text()) === BRAND;
}

/** Reads a film in a worker of its own, which ends afterwards and gives its memory back. */
export function readFilm(film: FilmToRead): Promise<FilmReading & { kind: 'read' }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FilmReading>) => {
      worker.terminate();
      if (data.kind === 'read') resolve(data);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(film);
  });
}
