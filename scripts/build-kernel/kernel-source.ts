import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const kernelFolder = new URL('../../src/film/studio/kernel/', import.meta.url);

/** The text of a kernel module: AssemblyScript, or TypeScript where both languages share it. */
export function readKernelModule(path: string): string | null {
  for (const extension of ['.as', '.ts']) {
    const file = new URL(`${path}${extension}`, kernelFolder);
    if (existsSync(file)) return readFileSync(file, 'utf8');
  }
  return null;
}

/** A hash of everything the compiled kernel is made from. */
export function hashKernelSource(): string {
  const hash = createHash('sha256');
  const names = readdirSync(kernelFolder, { recursive: true, encoding: 'utf8' });
  for (const name of names.map((name) => name.replaceAll('\\', '/')).sort()) {
    if (!name.endsWith('.as') && name !== 'layout.ts') continue;
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(new URL(name, kernelFolder)))
      .update('\0');
  }
  return hash.digest('hex');
}
