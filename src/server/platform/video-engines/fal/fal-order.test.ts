import { describe, expect, it } from 'vitest';

import { attemptFor, openEngine, PICTURE } from '#tests/support/model-servers/open-engine.ts';

import { falFieldsOf, falImagesOf, pathOf } from './fal-order.ts';
import { FAL_MODELS, falModelOf } from './fal-models.ts';

const settingsFor = (model: string, more: Readonly<Record<string, unknown>> = {}) =>
  openEngine({ protocol: 'fal', apiKey: 'a-key', model, ...more }).settings;

const DATA_URL = 'data:image/png;base64,iVBORw==';

const order = (seconds: number, more: object = {}) =>
  attemptFor({ prompt: 'A wheel', seconds, ...more }).order;

describe("an order in a model's own fields", () => {
  it.each<[string, number, Record<string, unknown>]>([
    [
      'fal-ai/kling-video/v2.6/pro/text-to-video',
      5,
      { prompt: 'A wheel', duration: '5', aspect_ratio: '16:9', generate_audio: false },
    ],
    [
      'fal-ai/veo3.1/fast',
      8,
      { prompt: 'A wheel', duration: '8s', aspect_ratio: '16:9', seed: 7, generate_audio: false },
    ],
    [
      'fal-ai/wan/v2.2-a14b/text-to-video',
      5,
      { prompt: 'A wheel', num_frames: 81, frames_per_second: 16, aspect_ratio: '16:9', seed: 7 },
    ],
    [
      'fal-ai/ltx-2-19b/text-to-video',
      4,
      {
        prompt: 'A wheel',
        num_frames: 105,
        fps: 25,
        video_size: { width: 1280, height: 720 },
        seed: 7,
        generate_audio: false,
      },
    ],
    ['fal-ai/ltx-2/text-to-video', 6, { prompt: 'A wheel', duration: '6', generate_audio: false }],
    [
      'xai/grok-imagine-video/text-to-video',
      6,
      { prompt: 'A wheel', duration: 6, aspect_ratio: '16:9' },
    ],
    [
      'somebody/unknown',
      5,
      { prompt: 'A wheel', duration: '5', aspect_ratio: '16:9', seed: 7, generate_audio: false },
    ],
  ])('%s', (model, seconds, fields) => {
    expect(falFieldsOf(settingsFor(model), order(seconds))).toEqual(fields);
  });

  it("requests the model's sound only if the film uses it", () => {
    const settings = settingsFor('fal-ai/veo3.1', { sound: 'model' });
    expect(falFieldsOf(settings, order(8))).toMatchObject({ generate_audio: true });
  });

  it('refuses a shape that the model does not support, unless the operator sets it', () => {
    const square = order(8, { width: 960, height: 960 });
    expect(() => falFieldsOf(settingsFor('fal-ai/veo3.1'), square)).toThrow('16:9 and 9:16 only');
    const settings = settingsFor('fal-ai/veo3.1', { extra: { aspect_ratio: '16:9' } });
    expect(falFieldsOf(settings, square)).toMatchObject({ aspect_ratio: '16:9' });
  });

  it("sends a start frame to the model's other path", () => {
    const settings = settingsFor('fal-ai/kling-video/v2.5-turbo/pro/text-to-video', {
      imageModel: 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video',
    });
    const framed = order(5, { images: { start: PICTURE, end: PICTURE } });
    expect(falImagesOf(settings)).toEqual({ frames: 'start_and_end', references: false });
    expect(pathOf(settings, framed)).toBe(settings.imageModel);
    expect(falFieldsOf(settings, framed)).toEqual({
      prompt: 'A wheel',
      duration: '5',
      image_url: 'data:image/png;base64,iVBORw==',
      tail_image_url: 'data:image/png;base64,iVBORw==',
    });
  });

  it.each<[string, number, Record<string, unknown>]>([
    [
      'fal-ai/veo3.1/reference-to-video',
      8,
      { duration: '8s', aspect_ratio: '16:9', generate_audio: false, image_urls: [DATA_URL] },
    ],
    [
      'fal-ai/bytedance/seedance/v1/lite/reference-to-video',
      5,
      { duration: '5', aspect_ratio: '16:9', seed: 7, reference_image_urls: [DATA_URL] },
    ],
    [
      'fal-ai/kling-video/o1/reference-to-video',
      5,
      { duration: '5', aspect_ratio: '16:9', image_urls: [DATA_URL] },
    ],
    [
      'xai/grok-imagine-video/reference-to-video',
      6,
      { duration: 6, aspect_ratio: '16:9', reference_image_urls: [DATA_URL] },
    ],
  ])('sends a reference image to %s', (imageModel, seconds, fields) => {
    const settings = settingsFor('fal-ai/somebody/text-to-video', { imageModel });
    const shown = order(seconds, { images: { references: [PICTURE] } });
    expect(falImagesOf(settings)).toEqual({ frames: 'none', references: true });
    expect(pathOf(settings, shown)).toBe(imageModel);
    expect(falFieldsOf(settings, shown)).toEqual({ prompt: 'A wheel', ...fields });
  });

  it('plans with the lengths that a model supports', () => {
    expect(settingsFor('fal-ai/veo3.1').durations).toEqual([4, 6, 8]);
    expect(settingsFor('fal-ai/veo3.1', { durations: [8] }).durations).toEqual([8]);
  });
});

it('finds the row of each known model', () => {
  const paths: Record<string, readonly number[]> = {
    'fal-ai/kling-video/v2/master/text-to-video': [5, 10],
    'fal-ai/veo3.1/first-last-frame-to-video': [4, 6, 8],
    'fal-ai/minimax/hailuo-02/standard/text-to-video': [6, 10],
    'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': [4, 5, 6, 7, 8, 9, 10, 11, 12],
  };
  for (const [path, durations] of Object.entries(paths)) {
    expect(falModelOf(path)?.durations).toEqual(durations);
  }
  expect(new Set(FAL_MODELS.map(({ names }) => names)).size).toBe(FAL_MODELS.length);
});
