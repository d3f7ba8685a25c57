import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Every source file with the project files it imports; type imports count, tests are excluded. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /\b(?:from|import)\b\s*\(?\s*'([#.][^']*)'/g;

/** Reads the imports of all of `src`, as paths relative to `root`. */
export function readImportGraph(root: string): ImportGraph {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsIn(file, readFileSync(posix.join(root, file), 'utf8')).filter((one) => known.has(one)),
    ]),
  );
}

/** Returns the files that `text` imports, relative to `file`; packages are left out. */
export function importsIn(file: string, text: string): string[] {
  const names = [...text.matchAll(IMPORT)].map(([, name = '']) => name);
  return names.map((name) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name),
  );
}

/** Returns groups of files that import each other; empty if there are no cycles. */
export function findCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  // Tarjan's strongly connected components.
  function visit(file: string): number {
    const number = order.size;
    order.set(file, number);
    let low = number;
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === number) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group);
    }
    return low;
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
