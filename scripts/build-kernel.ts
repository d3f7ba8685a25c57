/**
 * Compiles the picture kernel, from npm packages alone: `npm run build:kernel`. The compiled file and the
 * hash of its source are committed; a test says when they no longer belong together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hashKernelSource, kernelFolder, readKernelModule } from './build-kernel/kernel-source.ts';
import { compileAssemblyScript, optimizeFurther } from './build-kernel/compile-assembly-script.ts';

const binary = optimizeFurther(await compileAssemblyScript('index', readKernelModule));
writeFileSync(new URL('kernel.wasm', kernelFolder), binary);
writeFileSync(new URL('kernel.source-hash', kernelFolder), `${hashKernelSource()}\n`);
const bytes = readFileSync(new URL('kernel.wasm', kernelFolder)).length;
console.log(`kernel.wasm: ${bytes} bytes`);
