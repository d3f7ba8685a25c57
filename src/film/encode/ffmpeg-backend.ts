import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { FilmError } from '#film/film-error.ts';
import { partPathOf, settle } from '#film/durable-file.ts';
import type { EncoderBackend, VideoFileEncoder } from '#film/encode/encoder-backend.ts';
import type { StereoSound } from '#film/stereo-sound.ts';
import {
  ffmpegDecodeArguments,
  ffmpegSoundArguments,
  ffmpegVideoArguments,
} from '#film/encode/ffmpeg-arguments.ts';

/** The system's ffmpeg as a process of its own; null where `command` does not run. */
export function findFfmpegBackend(command: string): EncoderBackend | null {
  const probe = spawnSync(command, ['-hide_banner', '-version'], { stdio: 'ignore' });
  if (probe.status !== 0) return null;
  return {
    id: 'ffmpeg',
    videoFile: (path) => videoFile(command, path),
    async writeSoundFile(path, sound, bitsPerSecond) {
      const run = startFfmpeg(command, ffmpegSoundArguments(bitsPerSecond, partPathOf(path)));
      try {
        await run.write(interleave(sound));
        await run.end();
        await settle(partPathOf(path), path);
      } catch (error) {
        await run.kill();
        await rm(partPathOf(path), { force: true });
        throw error;
      }
    },
    async readSoundFile(path) {
      const decodedPath = `${path}.f32`;
      try {
        await startFfmpeg(command, ffmpegDecodeArguments(path, decodedPath)).end();
        return deinterleave(await readFile(decodedPath));
      } finally {
        await rm(decodedPath, { force: true });
      }
    },
  };
}

function videoFile(command: string, path: string): VideoFileEncoder {
  let run: FfmpegRun | null = null;
  const requireRun = (): FfmpegRun => {
    if (!run) throw new FilmError('encoderFailed', 'The video encoder is not started.');
    return run;
  };
  return {
    async start(settings) {
      run = startFfmpeg(command, ffmpegVideoArguments(settings, partPathOf(path)));
    },
    encodeFrame: async (frame) => requireRun().write(frame),
    async finish() {
      await requireRun().end();
      await settle(partPathOf(path), path);
    },
    async abort() {
      await run?.kill();
      await rm(partPathOf(path), { force: true });
    },
  };
}

interface FfmpegRun {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
  kill(): Promise<void>;
}

function startFfmpeg(command: string, options: readonly string[]): FfmpegRun {
  const child: ChildProcessByStdio<Writable, null, Readable> = spawn(command, [...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString('utf8')).slice(-500);
  });
  const closed = once(child, 'close').catch((error: unknown) => [error]);
  // A closed pipe also shows as an error of the write that met it.
  child.stdin.on('error', () => undefined);
  const failed = () => {
    const isDiskFull = complaint.includes('No space left');
    return isDiskFull
      ? new FilmError('diskFull', 'No space left on the disk for the film.')
      : new FilmError('encoderFailed', `The video encoder failed (${complaint.trim()}).`);
  };
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        child.stdin.write(bytes, (error) => (error ? reject(failed()) : resolve()));
      }),
    async end() {
      child.stdin.end();
      const [code] = await closed;
      if (code !== 0) throw failed();
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

function interleave({ left, right }: StereoSound): Uint8Array {
  const samples = new Float32Array(left.length * 2);
  for (let index = 0; index < left.length; index += 1) {
    samples[index * 2] = left[index] ?? 0;
    samples[index * 2 + 1] = right[index] ?? 0;
  }
  return new Uint8Array(samples.buffer);
}

function deinterleave(bytes: Buffer): StereoSound {
  const count = Math.floor(bytes.length / 8);
  const left = new Float32Array(count);
  const right = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    left[index] = bytes.readFloatLE(index * 8);
    right[index] = bytes.readFloatLE(index * 8 + 4);
  }
  return { left, right };
}
