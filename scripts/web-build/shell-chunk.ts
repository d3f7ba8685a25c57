const ROOT = '/src/web/app/root.tsx';
const OURS = '/src/web/';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/**
 * Puts everything that the root of all pages imports, directly or indirectly, in one chunk: a dozen
 * small ones are 4 % larger and cost a request each.
 */
export function shellChunk(id: string, graph: ModuleGraph): 'shell' | null {
  return id.includes(OURS) && isImportedByRoot(id, graph, new Set()) ? 'shell' : null;
}

function isImportedByRoot(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (id.includes(ROOT)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedByRoot(importer, graph, seen));
}
