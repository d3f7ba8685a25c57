import { runLLVM } from '@yowasp/clang';
import type { Tree } from '@yowasp/clang';

/**
 * Floating point may be reordered at compile time (the compiled file is what is shipped, so frames stay
 * the same everywhere), but no relaxed SIMD and no fused operations, which differ between processors.
 */
const FLAGS = [
  '--target=wasm32-unknown-unknown',
  '-std=c23',
  '-O3',
  '-msimd128',
  '-mbulk-memory',
  '-mnontrapping-fptoint',
  '-fno-math-errno',
  '-fno-trapping-math',
  '-ffp-contract=off',
  '-fassociative-math',
  '-freciprocal-math',
  '-fno-signed-zeros',
  '-ffinite-math-only',
  '-ffreestanding',
  '-fno-builtin-memset',
  '-Wall',
  '-Wextra',
  '-Werror',
];

/** Compiles C sources (name → text; headers included) to one WebAssembly file. */
export async function compileC(sources: Record<string, string>): Promise<Uint8Array> {
  const units = Object.keys(sources).filter((name) => name.endsWith('.c'));
  const objects: Tree = {};
  for (const unit of units) {
    const object = unit.replace(/\.c$/, '.o');
    objects[object] = await runTool(['clang', ...FLAGS, '-c', '-o', object, unit], sources, object);
  }
  const link = ['wasm-ld', '--no-entry', '-z', 'stack-size=262144', '-o', 'out.wasm'];
  return runTool([...link, ...Object.keys(objects)], objects, 'out.wasm');
}

async function runTool(args: string[], files: Tree, output: string): Promise<Uint8Array> {
  const complaints: Uint8Array[] = [];
  const collect = (bytes: Uint8Array | null): void => {
    if (bytes !== null) complaints.push(Uint8Array.from(bytes));
  };
  try {
    const made = await runLLVM(args, files, { stdout: collect, stderr: collect });
    const file = made?.[output];
    if (file instanceof Uint8Array) return file;
  } catch (error) {
    throw new Error(`${args[0]} failed:\n${Buffer.concat(complaints).toString()}`, {
      cause: error,
    });
  }
  throw new Error(`${args[0]} made no ${output}:\n${Buffer.concat(complaints).toString()}`);
}
