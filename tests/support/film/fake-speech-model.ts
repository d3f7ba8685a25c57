import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';

export interface SpeechRequest {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

export interface FakeSpeechModel {
  readonly settings: SpeechSettings;
  readonly requests: SpeechRequest[];
  /** The status of the next responses. */
  answers(status: number): void;
  close(): Promise<void>;
}

/** A fake of OpenAI's speech API on a free port; every sentence is half a second of a tone. */
export async function startFakeSpeechModel(): Promise<FakeSpeechModel> {
  const requests: SpeechRequest[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ path: request.url, authorization: request.headers.authorization, body });
      const isFine = status === 200;
      response.writeHead(status, { 'content-type': isFine ? 'audio/wav' : 'application/json' });
      response.end(isFine ? toneAsWave() : '{"error":{"message":"No voice today"}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      url: `http://127.0.0.1:${port}/v1`,
      key: 'key-for-the-tests',
      model: 'speech-for-the-tests',
      voice: 'dealer',
    },
    requests,
    answers: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const RATE = 24_000;

/** As written by a streaming server, which does not know the lengths beforehand. */
function toneAsWave(): Buffer {
  const sampleCount = RATE / 2;
  const wave = Buffer.alloc(44 + sampleCount * 2);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(0xffffffff, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(RATE, 24);
  wave.writeUInt32LE(RATE * 2, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(0xffffffff, 40);
  for (let index = 0; index < sampleCount; index += 1) {
    wave.writeInt16LE(
      Math.round(9_000 * Math.sin((2 * Math.PI * 220 * index) / RATE)),
      44 + index * 2,
    );
  }
  return wave;
}
