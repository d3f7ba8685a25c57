import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createLog } from '#server/platform/log.ts';

import { protectDataDirectory } from './protect-data-directory.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let parent = '';
let folder = '';
let written = '';
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    written += chunk.toString();
    done();
  },
});
const log = createLog('info', { destination });
const linesInLog = () => written.split('\n').filter(Boolean).length;

const modeOf = (path: string) => lstatSync(path).mode & 0o777;
const protect = (access: 'owner' | 'group' = 'owner') => protectDataDirectory(folder, access, log);

/** A file as the embedded database creates it, in a directory that is just as open. */
function addOpenFile(name: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  chmodSync(dirname(path), 0o777);
  writeFileSync(path, 'hash of a password');
  chmodSync(path, 0o666);
  return path;
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'casinoreel-modes-'));
  chmodSync(parent, 0o755);
  folder = join(parent, 'data');
  written = '';
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the data directory', () => {
  it('is created for its owner only, without a log line', () => {
    protect();
    expect([modeOf(folder), written]).toEqual([0o700, '']);
  });

  it('is closed together with its contents, with one line in the log, once', () => {
    const files = ['database/cluster/base/1', 'media/jobs/a.mp4', 'outbox/a.eml', 'secret-key'];
    const paths = files.map(addOpenFile);
    chmodSync(folder, 0o777);
    protect();
    expect(paths.map(modeOf)).toEqual(paths.map(() => 0o600));
    const directories = ['', 'database', 'database/cluster', 'database/cluster/base', 'media'];
    expect(directories.map((name) => modeOf(join(folder, name)))).toEqual(
      directories.map(() => 0o700),
    );
    expect(linesInLog()).toBe(1);
    protect();
    expect(linesInLog()).toBe(1);
  });

  it('is opened to its group, and to nobody else, if configured', () => {
    const key = addOpenFile('secret-key');
    chmodSync(key, 0o600);
    protect('group');
    expect([modeOf(folder), modeOf(key)]).toEqual([0o770, 0o660]);
  });

  it('never changes the target of a link', () => {
    const outside = join(parent, 'outside');
    mkdirSync(outside);
    const file = join(outside, 'file');
    writeFileSync(file, 'of somebody else');
    for (const path of [outside, file]) chmodSync(path, 0o755);
    addOpenFile('media/jobs/a.mp4');
    symlinkSync(outside, join(folder, 'outbox'));
    symlinkSync(file, join(folder, 'media', 'jobs', 'b.mp4'));
    linkSync(file, join(folder, 'media', 'jobs', 'c.mp4'));
    protect();
    expect([modeOf(outside), modeOf(file)]).toEqual([0o755, 0o755]);
  });

  it.each(['database', 'media', 'uploads', 'work', 'outbox'])('is closed with its %s', (name) => {
    const file = addOpenFile(`${name}/one`);
    chmodSync(folder, 0o777);
    protect();
    expect([modeOf(folder), modeOf(dirname(file)), modeOf(file)]).toEqual([0o700, 0o700, 0o600]);
    expect(written).not.toContain('holds other files too');
  });

  it('is left alone if it contains other files; our own are closed', () => {
    const key = addOpenFile('secret-key');
    writeFileSync(join(folder, 'site.html'), 'served by something else');
    chmodSync(folder, 0o777);
    protect();
    // Readable as before, but nobody else can replace its contents.
    expect([modeOf(folder), modeOf(key)]).toEqual([0o755, 0o600]);
    expect(written).toContain('holds other files too');
  });
});

describe.runIf(isRoot)('another user of the machine', () => {
  const asNobody = (command: string, ...files: string[]) =>
    spawnSync(command, files, { uid: NOBODY, gid: NOBODY, encoding: 'utf8' });

  it('can no longer be read or written', () => {
    const path = addOpenFile('database/cluster/base/1');
    chmodSync(folder, 0o777);
    expect(asNobody('cat', path).stdout).toBe('hash of a password');
    protect();
    expect(asNobody('cat', path)).toMatchObject({ stdout: '', status: 1 });
    expect(asNobody('ls', folder).status).not.toBe(0);
    expect(asNobody('touch', join(folder, 'mine')).status).not.toBe(0);
    expect(existsSync(join(folder, 'mine'))).toBe(false);
  });

  it('keeps the modes of files that belong to others', () => {
    const path = addOpenFile('media/jobs/a.mp4');
    chownSync(path, NOBODY, NOBODY);
    protect();
    expect(modeOf(path)).toBe(0o666);
  });

  it('does not prevent a server from starting in a directory that belongs to others', () => {
    const path = addOpenFile('media/jobs/a.mp4');
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(folder, 0o755);
    protect();
    expect([modeOf(folder), modeOf(path)]).toEqual([0o755, 0o600]);
    expect(written).toContain('cannot be changed');
  });
});
