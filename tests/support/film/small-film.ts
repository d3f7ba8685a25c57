import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

const SAMPLE_RATE = 8000;
const PACKETS = 40;
const SAMPLES_PER_PACKET = 400;

/**
 * An MP4 with its index first and two seconds of uncompressed sound: a valid structure, made
 * without codecs.
 */
export async function makeSmallFilm(): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedAudioPacketSource('pcm-s16');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'pcm-s16', sampleRate: SAMPLE_RATE, numberOfChannels: 1 };
  const seconds = SAMPLES_PER_PACKET / SAMPLE_RATE;
  for (let index = 0; index < PACKETS; index += 1) {
    const samples = Int16Array.from({ length: SAMPLES_PER_PACKET }, (_, at) => index * 500 + at);
    const bytes = new Uint8Array(samples.buffer);
    const packet = new EncodedPacket(bytes, 'key', index * seconds, seconds);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('mediabunny wrote no film');
  return new Uint8Array(target.buffer);
}

/** Reads the sound of a film like a player, through the film's index. */
export async function readSound(path: string): Promise<Uint8Array> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('no sound');
  const chunks: Uint8Array[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) chunks.push(packet.data);
  return Buffer.concat(chunks);
}

export interface FilmFolder {
  readonly pathOf: (name: string) => string;
  readonly write: (name: string, bytes: Uint8Array | string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** A folder for one test's files. */
export async function makeFilmFolder(): Promise<FilmFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'provenance-'));
  const pathOf = (name: string) => join(folder, name);
  return {
    pathOf,
    write: async (name, bytes) => {
      await writeFile(pathOf(name), bytes);
      return pathOf(name);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
