import { expect, it } from 'vitest';

import { clipFramesOf } from '#server/platform/video-engines/clip-frames.ts';
import { openEngine } from '#tests/support/model-servers/open-engine.ts';

const WAN = { protocol: 'openai-videos', apiUrl: 'http://gpu/v1' } as const;
const KLING = {
  protocol: 'fal',
  apiKey: 'a-key',
  model: 'fal-ai/kling-video/v2.6/pro/text-to-video',
};
const KLING_FROM_PICTURES = {
  ...KLING,
  imageModel: 'fal-ai/kling-video/v2.6/pro/image-to-video',
};
const COMFY = {
  protocol: 'comfyui',
  apiUrl: 'http://gpu:8188',
  workflowFile: 'docs/workflows/wan2.2-text-to-video.json',
};
const FROM_PICTURES = 'docs/workflows/wan2.2-image-to-video.json';

it.each<[object, string]>([
  [{ ...WAN, family: 'wan2.2-ti2v-5b' }, 'start'],
  [{ ...WAN, model: 'Wan-AI/Wan2.2-T2V-A14B-Diffusers' }, 'text'],
  [{ ...WAN, model: 'an-unknown-model' }, 'text'],
  [{ ...WAN, model: 'an-unknown-model', frames: 'start' }, 'start'],
  [{ ...WAN, family: 'wan2.2-ti2v-5b', frames: 'start+end' }, 'start'],
  [{ ...WAN, family: 'wan2.2-ti2v-5b', frames: 'text' }, 'text'],
  [KLING, 'text'],
  [KLING_FROM_PICTURES, 'start'],
  [{ ...KLING_FROM_PICTURES, frames: 'start+end' }, 'start+end'],
  [{ ...COMFY, imageWorkflowFile: FROM_PICTURES }, 'start'],
  [{ ...COMFY, imageWorkflowFile: FROM_PICTURES, frames: 'text' }, 'text'],
  [{ ...COMFY, imageWorkflowFile: FROM_PICTURES, frames: 'start+end' }, 'start'],
  [{ ...COMFY, workflowFile: FROM_PICTURES, frames: 'text' }, 'start'],
  [COMFY, 'text'],
  [{ ...KLING, imageModel: 'fal-ai/kling-video/o1/reference-to-video' }, 'reference'],
  [{ ...KLING, imageModel: 'fal-ai/kling-video/o1/reference-to-video', frames: 'text' }, 'text'],
  [{ ...KLING_FROM_PICTURES, frames: 'reference' }, 'start+end'],
  [
    { protocol: 'ai-sdk', apiKey: 'a-key', model: 'xai/grok-imagine-video', frames: 'reference' },
    'reference',
  ],
  [{ protocol: 'ai-sdk', apiKey: 'a-key', model: 'a-house/a-model', frames: 'reference' }, 'start'],
  [{ protocol: 'ai-sdk', apiKey: 'a-key', model: 'alibaba/wan-v2.6-t2v' }, 'text'],
  [{ protocol: 'ai-sdk', apiKey: 'a-key', model: 'xai/grok-imagine-video' }, 'start'],
])('clips of %j are made from %s', async (entry, frames) => {
  expect(await clipFramesOf(openEngine(entry as never))).toBe(frames);
});
