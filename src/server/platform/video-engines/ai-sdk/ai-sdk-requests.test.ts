// The requests that the AI SDK's own packages, in their versions in package.json, make from an
// order.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { createAlibaba } from '@ai-sdk/alibaba';
import { createGoogleVertex } from '@ai-sdk/google-vertex';
import { createMiniMax } from '@ai-sdk/minimax';
import { createXai } from '@ai-sdk/xai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  attemptFor,
  openEngine,
  PICTURE,
  SUBMITTING,
} from '#tests/support/model-servers/open-engine.ts';

import { PROVIDERS } from './ai-sdk-providers.ts';

interface Request {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const requests: Request[] = [];
const server = createServer((request, response) => {
  void json(request).then((body) => {
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        request_id: 'one',
        task_id: 'one',
        name: 'operations/one',
        output: { task_status: 'PENDING', task_id: 'one' },
      }),
    );
  });
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const SHAPES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 960, height: 960 },
} as const;

async function send(
  entry: Readonly<Record<string, unknown>>,
  order: Parameters<typeof attemptFor>[0],
): Promise<Request> {
  const { engine } = openEngine({ protocol: 'ai-sdk', apiUrl, apiKey: 'a-key', ...entry });
  await engine.submit(attemptFor({ prompt: 'A wheel', ...order }), SUBMITTING);
  const request = requests.at(-1);
  if (!request) throw new Error('Nothing was asked');
  return request;
}

describe.each(Object.entries(SHAPES))('a film of %s', (shape, size) => {
  it('xAI makes in that shape, in 720p', async () => {
    const { path, body } = await send({ provider: 'xai', model: 'grok-imagine-video' }, size);
    expect(path).toBe('/videos/generations');
    expect(body).toEqual({
      model: 'grok-imagine-video',
      prompt: 'A wheel',
      duration: 5,
      aspect_ratio: shape,
      resolution: '720p',
      generate_audio: false,
    });
  });

  it('Vertex makes in that shape, in 720p', async () => {
    const entry = { provider: 'google-vertex', model: 'veo-3.1-generate-001' };
    const { path, body } = await send(entry, { ...size, seconds: 8 });
    expect(path).toContain('/models/veo-3.1-generate-001:predictLongRunning');
    expect(body).toEqual({
      instances: [{ prompt: 'A wheel' }],
      parameters: {
        sampleCount: 1,
        aspectRatio: shape,
        resolution: '720p',
        durationSeconds: 8,
        seed: 7,
        generateAudio: false,
      },
    });
  });

  it('MiniMax makes in that shape, in 768P', async () => {
    const { path, body } = await send({ provider: 'minimax', model: 'MiniMax-H3' }, size);
    expect(path).toBe('/v2/video_generation');
    expect(body).toEqual({
      model: 'MiniMax-H3',
      content: [{ type: 'text', text: 'A wheel' }],
      resolution: '768P',
      duration: 5,
      ratio: shape,
    });
  });

  it('Alibaba makes in that shape, in 720P', async () => {
    const { path, body } = await send({ provider: 'alibaba', model: 'wan3' }, size);
    expect(path).toContain('/services/aigc/video-generation/video-synthesis');
    expect(body).toMatchObject({
      model: 'wan3',
      parameters: { duration: 5, seed: 7, resolution: '720P', ratio: shape, audio: false },
    });
  });
});

describe('a clip that starts with a picture', () => {
  const images = { start: PICTURE, end: PICTURE };
  const dataUrl = 'data:image/png;base64,iVBORw==';

  it('is sent to MiniMax with both frames', async () => {
    const { body } = await send({ provider: 'minimax', model: 'MiniMax-H3' }, { images });
    expect(body).toHaveProperty('content', [
      { type: 'text', text: 'A wheel' },
      { type: 'image_url', image_url: { url: dataUrl }, role: 'first_frame' },
      { type: 'image_url', image_url: { url: dataUrl }, role: 'last_frame' },
    ]);
  });

  it('is sent to Vertex with both frames', async () => {
    const entry = { provider: 'google-vertex', model: 'veo-3.1-generate-001' };
    const { body } = await send(entry, { images, seconds: 8 });
    const image = { bytesBase64Encoded: 'iVBORw==', mimeType: 'image/png' };
    expect(body).toHaveProperty('instances', [{ prompt: 'A wheel', image, lastFrame: image }]);
  });

  it('is sent to xAI with the first frame, and refused with an end frame that it would ignore', async () => {
    const entry = { provider: 'xai', model: 'grok-imagine-video' };
    const { body } = await send(entry, { images: { start: PICTURE } });
    expect(body).toHaveProperty('image', { url: dataUrl });
    await expect(send(entry, { images })).rejects.toThrow('takes no last frame');
  });

  it("is sent to Alibaba's model for pictures", async () => {
    const entry = { provider: 'alibaba', model: 'wan2.6-t2v', imageModel: 'wan2.6-i2v' };
    const { body } = await send(entry, { images: { start: PICTURE } });
    expect(body).toMatchObject({ model: 'wan2.6-i2v', input: { img_url: 'iVBORw==' } });
  });
});

describe('a clip with a reference image', () => {
  const images = { references: [PICTURE] };
  const dataUrl = 'data:image/png;base64,iVBORw==';

  it.each<[string, string, string, unknown]>([
    ['xai', 'grok-imagine-video', 'reference_images', [{ url: dataUrl }]],
    [
      'google-vertex',
      'veo-3.1-generate-001',
      'instances',
      [
        {
          prompt: 'A wheel',
          referenceImages: [
            {
              image: { bytesBase64Encoded: 'iVBORw==', mimeType: 'image/png' },
              referenceType: 'asset',
            },
          ],
        },
      ],
    ],
    [
      'minimax',
      'MiniMax-H3',
      'content',
      [
        { type: 'text', text: 'A wheel' },
        { type: 'image_url', image_url: { url: dataUrl }, role: 'reference_image' },
      ],
    ],
    ['alibaba', 'wan3', 'input.media', [{ type: 'reference_image', url: dataUrl }]],
    ['alibaba', 'wan2.7-r2v', 'input.media', [{ type: 'reference_image', url: dataUrl }]],
  ])('is sent to %s, %s', async (provider, model, place, value) => {
    const { body } = await send({ provider, model }, { images, seconds: 8 });
    expect(body).toHaveProperty(place, value);
  });

  it.each([
    ['minimax', 'MiniMax-H3-Max'],
    ['alibaba', 'wan2.6-r2v'],
    ['gateway', 'a-house/a-model'],
  ])('is refused for %s, %s, whose package would omit it', async (provider, model) => {
    await expect(send({ provider, model }, { images })).rejects.toThrow(
      'takes no reference images',
    );
  });
});

it("fills in the provider's own options", async () => {
  const extra = { xai: { user: 'film of {{seconds}} s' } };
  const { body } = await send({ provider: 'xai', model: 'grok-imagine-video', extra }, {});
  expect(body).toHaveProperty('user', 'film of 5 s');
});

it.each([
  ['google-vertex', 'veo-3.1-generate-001', 'parameters.negativePrompt'],
  ['alibaba', 'wan2.6-t2v', 'input.negative_prompt'],
])("sends %s the preset's negative prompt", async (provider, model, place) => {
  const byPreset = { slots: { negativePrompt: 'cards' } };
  const film = { preset: 'slots', shortSidePixels: 720, fps: 30 } as const;
  const entry = { provider, model, negativePrompt: 'blur', byPreset };
  expect((await send(entry, { seconds: 8 })).body).toHaveProperty(place, 'blur');
  expect((await send(entry, { seconds: 8, film })).body).toHaveProperty(place, 'cards');
});

it('opens each package with its own function', () => {
  const functions = { createAlibaba, createGoogleVertex, createMiniMax, createXai };
  const named = Object.values(PROVIDERS).flatMap(({ opens }) => opens?.[1] ?? []);
  expect(named.toSorted()).toEqual(Object.keys(functions).toSorted());
});
