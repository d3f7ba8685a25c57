// `npm run dev`: the server, restarting when its sources change, and the pages with hot reload, in
// one command. The pages are at http://localhost:5173 and proxy API calls to the server. Stops both
// on a signal, or when one of them ends.
import { spawn } from 'node:child_process';

const PAGES = 'http://localhost:5173';
const WATCHED = ['server', 'domain', 'contracts', 'text', 'games', 'brief', 'film'].map(
  (part) => `--watch-path=src/${part}`,
);
const GRACE_MS = 10_000;

const PARTS = [
  {
    command: process.execPath,
    args: [...WATCHED, '--watch-preserve-output', 'src/server/processes/all.ts'],
    // Links in emails and the return from the checkout lead to the pages with hot reload.
    env: { PUBLIC_URL: PAGES },
  },
  { command: 'react-router', args: ['dev', '--port', new URL(PAGES).port], env: {} },
];

// Separate process groups: Ctrl-C in a terminal reaches only this process, which then ends whole
// groups.
const children = PARTS.map(({ command, args, env }) =>
  spawn(command, args, {
    stdio: 'inherit',
    detached: true,
    env: { ...env, ...process.env },
  }),
);

let running = children.length;
let isEnding = false;
for (const child of children) {
  child.once('error', (error) => {
    console.error(error.message);
    end(1);
  });
  child.once('exit', (code) => {
    running -= 1;
    end(code ?? 1);
    if (running === 0) process.exit();
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

function end(code) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  signalAll('SIGTERM');
  setTimeout(() => signalAll('SIGKILL'), GRACE_MS).unref();
}

function signalAll(signal) {
  for (const { pid, exitCode, signalCode } of children) {
    if (pid === undefined || exitCode !== null || signalCode !== null) continue;
    try {
      process.kill(-pid, signal);
    } catch {
      // It has already ended.
    }
  }
}
