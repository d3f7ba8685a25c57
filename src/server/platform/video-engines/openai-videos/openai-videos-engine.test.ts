import { beforeAll, describe, expect, it, vi } from 'vitest';

import {
  serveModel,
  type Observations,
  type Instructions,
} from '#tests/support/model-servers/http-frame.ts';
import {
  MODEL_KEY,
  openAiVideos,
  SERVED_MODEL,
  type VideosServer,
} from '#tests/support/model-servers/openai-videos.ts';
import {
  ASKING,
  attemptFor,
  openEngine,
  PICTURE,
  SUBMITTING,
} from '#tests/support/model-servers/open-engine.ts';

import type { PresetId } from '#domain/order/presets.ts';
import type { OrderAttempt } from '../video-engine.ts';

let root = '';

function serve(kind: VideosServer): void {
  beforeAll(async () => {
    root = await serveModel(openAiVideos(kind));
    await instruct({ milliseconds: 40 });
  });
}

const instruct = async (told: Instructions) =>
  void (
    await fetch(`${root}/_fake`, { method: 'POST', body: JSON.stringify(told) })
  ).body?.cancel();

const ordersAt = async () => ((await (await fetch(`${root}/_fake`)).json()) as Observations).orders;

const open = (settings: Readonly<Record<string, unknown>> = {}) =>
  openEngine({
    protocol: 'openai-videos',
    apiUrl: `${root}/v1`,
    apiKey: MODEL_KEY,
    recoverySeconds: 1,
    ...settings,
  }).engine;

async function finished(attempt: OrderAttempt, engine = open()) {
  const { handle } = await engine.submit(attempt, SUBMITTING);
  return vi.waitFor(
    async () => {
      const response = await engine.poll(handle, ASKING);
      expect(response.state).not.toBe('running');
      return { response, handle };
    },
    { timeout: 50_000 },
  );
}

async function fieldsSent(attempt: OrderAttempt, settings: Readonly<Record<string, unknown>> = {}) {
  await open(settings).submit(attempt, SUBMITTING);
  const order = (await ordersAt()).find(({ prompt }) => prompt === attempt.order.prompt);
  return order?.fields;
}

describe('vLLM-Omni', () => {
  serve('vllm-omni');

  it.each([
    ['outOfMemory', 'out_of_memory', /CUDA out of memory/],
    ['refused', 'refused_by_safety', /Guardrail/],
  ] as const)(
    'a failed job is answered with its failure as status: %s',
    async (outcome, failure, said) => {
      await instruct({ outcomes: [outcome] });
      const { response } = await finished(attemptFor());
      expect(response).toMatchObject({
        state: 'failed',
        failure,
        detail: expect.stringMatching(said) as string,
      });
    },
  );

  it('is asked for its own model, and refuses another with both names', async () => {
    expect(await fieldsSent(attemptFor())).not.toHaveProperty('model');
    const engine = open({ model: 'wan2.2' });
    await expect(engine.submit(attemptFor(), SUBMITTING)).rejects.toMatchObject({
      name: 'NotAccepted',
      message: expect.stringContaining(SERVED_MODEL) as string,
    });
    await expect(engine.check(ASKING)).rejects.toThrow(
      `the server has no model "wan2.2" but "${SERVED_MODEL}"`,
    );
    expect(await open({ model: SERVED_MODEL }).check(ASKING)).toContain('lists its jobs');
    expect(await open().check(ASKING)).toContain('add "family": "wan2.2-a14b"');
  });

  it('is sent the frames of a known model, and whole seconds whatever the length', async () => {
    const wan = { family: 'wan2.2-a14b' };
    expect(await fieldsSent(attemptFor(), wan)).toMatchObject({
      seconds: '5',
      fps: '16',
      num_frames: '81',
    });
    const short = attemptFor({ seconds: 2.5 });
    expect(await fieldsSent(short, wan)).toMatchObject({ seconds: '3', num_frames: '41' });
    const recovery = await open(wan).recover(short, ASKING);
    expect(recovery).toMatchObject({ found: [{}], isCertain: true });
  });

  it('is sent the extra fields, filled in, except null ones', async () => {
    const extra = { seed: null, flow_shift: 5, user: 'film of {{seconds}} s in {{aspect_ratio}}' };
    const fields = await fieldsSent(attemptFor(), { extra });
    expect(fields).toMatchObject({ flow_shift: '5', user: 'film of 5 s in 16:9' });
    expect(fields).not.toHaveProperty('seed');
  });

  it('is sent the settings for the size and the preset of the film', async () => {
    const settings = {
      negativePrompt: 'blurry',
      extra: { num_inference_steps: '{{steps}}', guidance_scale: '{{guidance}}' },
      byQuality: { '1080p': { values: { steps: 40 } } },
      byPreset: {
        slots: {
          negativePrompt: 'cards',
          extra: { lora: { name: 'reels' } },
          values: { guidance: 7 },
        },
      },
    };
    const of = (preset: PresetId, shortSidePixels: number) =>
      fieldsSent(attemptFor({ film: { preset, shortSidePixels, fps: 30 } }), settings);
    const usual = { num_inference_steps: '20', guidance_scale: '5', negative_prompt: 'blurry' };
    expect(await of('poker', 720)).toMatchObject(usual);
    expect(await of('poker', 720)).not.toHaveProperty('lora');
    expect(await of('poker', 1080)).toMatchObject({ ...usual, num_inference_steps: '40' });
    expect(await of('slots', 1080)).toMatchObject({
      num_inference_steps: '40',
      guidance_scale: '7',
      negative_prompt: 'cards',
      lora: '{"name":"reels"}',
    });
  });

  it('is sent the start picture of a clip, and none that it would ignore', async () => {
    const fields = await fieldsSent(attemptFor({ images: { start: PICTURE } }));
    expect(fields).toMatchObject({ input_reference: 'start.png, image/png, 4 bytes' });
    const both = attemptFor({ images: { start: PICTURE, end: PICTURE } });
    await expect(open().submit(both, SUBMITTING)).rejects.toThrow('takes no last frame');
  });

  it('reports the cost of a clip, stops cancelled ones, and deletes fetched ones', async () => {
    const engine = open();
    const { response, handle } = await finished(attemptFor());
    expect(response).toMatchObject({
      usage: { inferenceSeconds: 61.5, peakMemoryMegabytes: 41_000 },
    });
    await engine.discard(handle, ASKING);
    expect(await engine.poll(handle, ASKING)).toEqual({ state: 'lost' });
    const { handle: running } = await engine.submit(attemptFor(), SUBMITTING);
    expect(await engine.cancel(running, ASKING)).toBe('stopped');
  });
});

describe('SGLang', () => {
  serve('sglang');

  it('serves a file from its bucket, and nothing at the usual path', async () => {
    await instruct({ outcomes: ['inCloud'] });
    const { response, handle } = await finished(attemptFor());
    const url = `${root}/bucket/${handle.id}.mp4`;
    expect(response).toMatchObject({
      state: 'done',
      output: { kind: 'address', url, headers: {} },
    });
  });

  it('reports why a job failed', async () => {
    await instruct({ outcomes: ['outOfMemory'] });
    const { response } = await finished(attemptFor());
    expect(response).toMatchObject({ state: 'failed', failure: 'out_of_memory' });
  });

  it('continues cancelled orders', async () => {
    const engine = open();
    const { handle } = await engine.submit(attemptFor(), SUBMITTING);
    expect(await engine.cancel(handle, ASKING)).toBe('goes_on');
  });

  it('returns the size that it makes, which proves nothing about an order', async () => {
    const lost = attemptFor({ height: 725 });
    await instruct({ faults: [{ moment: 'submit', kind: 'dropAfter' }] });
    await expect(open().submit(lost, SUBMITTING)).rejects.toThrow('');
    const { id } = (await ordersAt()).find(({ prompt }) => prompt === lost.order.prompt) ?? {};
    const recovery = await open().recover(lost, ASKING);
    expect(recovery).toMatchObject({ isCertain: false });
    expect(recovery).toHaveProperty('found', expect.arrayContaining([{ id }]) as unknown);
  });

  it('has more pages without saying so', async () => {
    const lost = attemptFor();
    const engine = open();
    const { handle } = await engine.submit(lost, SUBMITTING);
    for (let later = 0; later < 105; later += 1) await engine.submit(attemptFor(), SUBMITTING);
    expect(await engine.recover(lost, ASKING)).toHaveProperty(
      'found',
      expect.arrayContaining([handle]) as unknown,
    );
  });

  it('accepts JSON with the picture in it', async () => {
    const order = attemptFor({ images: { start: PICTURE } });
    expect(await fieldsSent(order, { encoding: 'json' })).toMatchObject({
      reference_url: 'data:image/png;base64,iVBORw==',
      seconds: '5',
    });
  });
});

describe('LiteLLM', () => {
  serve('litellm');

  it('cannot list the jobs of most providers: a lost response stays unresolved, but it is healthy', async () => {
    expect(await open().recover(attemptFor(), ASKING)).toBe('unknown');
    expect(await open({ model: SERVED_MODEL }).check(ASKING)).toContain('cannot list its jobs');
  });
});
