import { main } from 'assemblyscript/asc';

const FLAGS = [
  '--debug',
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--use',
  'abort=',
];

/**
 * Compiles AssemblyScript modules to one WebAssembly file. `readModule` gives the text of a module by its
 * path without extension, or null when there is none; `entry` is such a path.
 */
export async function compileAssemblyScript(
  entry: string,
  readModule: (path: string) => string | null,
): Promise<Uint8Array> {
  let binary: Uint8Array | undefined;
  const complaints: string[] = [];
  const { error } = await main([`${entry}.ts`, '-o', 'out.wasm', ...FLAGS], {
    readFile: (name) => (name.endsWith('.ts') ? readModule(name.replace(/\.ts$/, '')) : null),
    writeFile: (name, contents) => {
      if (name === 'out.wasm' && typeof contents !== 'string') binary = contents;
    },
    listFiles: () => [],
    stderr: { write: (text) => complaints.push(String(text)) },
  });
  if (error !== null || binary === undefined) {
    throw new Error(`AssemblyScript did not compile:\n${complaints.join('')}`);
  }
  return binary;
}
