// `npm install` leaves out of the lock file those optional platform packages (other systems' native
// binaries) that the registry in use does not carry; `npm ci` then refuses the lock file as incomplete.
// This adds an entry for each of them, so that the lock file says what every platform would install.
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK_FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const PROCESSORS = [
  'x64',
  'arm64',
  'ia32',
  'arm',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));

const wordsOf = (name) => name.replace(/windows/, 'win32').split(/[/-]/);

function platformOf(name) {
  const words = wordsOf(name);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  return { ...(os.length && { os }), ...(cpu.length && { cpu }) };
}

/** Whether `name`, required by the package at `path`, resolves to an entry of the lock file. */
function isLocked(path, name) {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) {
      console.error(`left out: ${name}, required by ${path}, names no platform`);
      continue;
    }
    lock.packages[`node_modules/${name}`] = { version, ...platform, optional: true };
    added += 1;
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} platform packages added`);
