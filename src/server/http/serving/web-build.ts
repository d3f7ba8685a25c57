import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What the server needs to know about the web build. */
export interface WebBuild {
  readonly folder: string;
  /** Addresses of all files, such as `/assets/entry.js`; nothing else in the folder is served. */
  readonly files: ReadonlySet<string>;
  /** The HTML of prerendered pages by address without trailing slash, such as `/login`. */
  readonly pages: ReadonlyMap<string, string>;
  /** The page that starts the application at any address. */
  readonly shell: string;
  /** For the content policy. */
  readonly inlineScriptHashes: readonly string[];
}

const SHELL_NAMES = ['__spa-fallback.html', 'index.html'];

/** Reads a build once; null if there is none. */
export function readWebBuild(folder: string): WebBuild | null {
  const shellName = SHELL_NAMES.find((name) => existsSync(join(folder, name)));
  if (shellName === undefined) return null;
  const shell = readFileSync(join(folder, shellName), 'utf8');
  const pages = new Map<string, string>();
  const files = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).replaceAll(sep, '/')}`;
    files.add(address);
    if (entry.name !== 'index.html') continue;
    pages.set(address.replace(/\/index\.html$/, '') || '/', readFileSync(path, 'utf8'));
  }
  const hashes = new Set([shell, ...pages.values()].flatMap(inlineScriptHashesOf));
  return { folder, files, pages, shell, inlineScriptHashes: [...hashes] };
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

function inlineScriptHashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}
