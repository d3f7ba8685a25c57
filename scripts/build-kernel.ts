/**
 * Compiles the film engine's WebAssembly modules (pictures, and text overlays), from npm packages
 * alone: `npm run build:kernel`. The compiled files and the hashes of their source are committed;
 * tests fail if they no longer match.
 */
import { writeFileSync } from 'node:fs';
import {
  hashKernelSource,
  INK_KERNEL,
  PICTURE_KERNEL,
  readKernelModule,
} from './build-kernel/kernel-source.ts';
import { compileAssemblyScript, optimizeFurther } from './build-kernel/compile-assembly-script.ts';

for (const source of [PICTURE_KERNEL, INK_KERNEL]) {
  const { name, folder } = source;
  const read = (path: string) => readKernelModule(source, path);
  const binary = optimizeFurther(await compileAssemblyScript('index', read));
  writeFileSync(new URL(`${name}.wasm`, folder), binary);
  writeFileSync(new URL(`${name}.source-hash`, folder), `${hashKernelSource(source)}\n`);
  console.log(`${name}.wasm: ${binary.length} bytes`);
}
