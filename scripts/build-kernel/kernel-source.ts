import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * A WebAssembly module of the film engine: `name.wasm` and `name.source-hash` are next to its
 * source.
 */
export interface KernelSource {
  readonly name: string;
  readonly folder: URL;
  /** Constants that TypeScript and AssemblyScript share. */
  readonly shared: readonly string[];
}

export const PICTURE_KERNEL: KernelSource = {
  name: 'kernel',
  folder: new URL('../../src/film/studio/kernel/', import.meta.url),
  shared: ['layout.ts'],
};
export const INK_KERNEL: KernelSource = {
  name: 'ink',
  folder: new URL('../../src/film/overlay/ink/', import.meta.url),
  shared: [],
};

/** The text of a module of the kernel: AssemblyScript, or TypeScript if both languages share it. */
export function readKernelModule({ folder, shared }: KernelSource, path: string): string | null {
  const names = [`${path}.as`, ...shared.filter((name) => name === `${path}.ts`)];
  const file = names.map((name) => new URL(name, folder)).find((url) => existsSync(url));
  return file ? readFileSync(file, 'utf8') : null;
}

/** A hash of everything the compiled module is made from. */
export function hashKernelSource({ folder, shared }: KernelSource): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.map((name) => name.replaceAll('\\', '/')).sort()) {
    if (!name.endsWith('.as') && !shared.includes(name)) continue;
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(new URL(name, folder)))
      .update('\0');
  }
  return hash.digest('hex');
}
