import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { withExtra } from '#server/platform/video-engines/comfyui/fill-placeholders.ts';
import { dataUrlOf, imageFile } from '#server/platform/video-engines/image-files.ts';
import { framesFor } from '#server/platform/video-engines/model-families.ts';
import type { ClipOrder, Json } from '#server/platform/video-engines/video-engine.ts';

/** The shape in an order: the protocol supports only whole seconds, a known model exact frames. */
export function shapeOf({ width, height, seconds }: ClipOrder) {
  return { size: `${width}x${height}`, seconds: String(Math.max(1, Math.ceil(seconds - 1e-6))) };
}

/** The body of an order, as a form (vLLM-Omni) or JSON (SGLang, LiteLLM). */
export function encodeVideoOrder(settings: EngineSettings, order: ClipOrder) {
  const fields = fieldsOf(settings, order);
  const start = order.images?.start;
  if (settings.encoding === 'json') {
    const body = { ...fields, ...(start && { reference_url: dataUrlOf(start) }) };
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (start) body.set('input_reference', imageFile(start, 'start'));
  return { body, headers: {} };
}

function fieldsOf(settings: EngineSettings, order: ClipOrder): Record<string, Json> {
  const { model, fps, family, negativePrompt, sound } = settings;
  const fields = {
    ...(model !== '' && { model }),
    prompt: order.prompt,
    ...shapeOf(order),
    seed: order.seed,
    ...(fps !== null && { fps }),
    ...(fps !== null && family && { num_frames: framesFor(order.seconds, fps, family) }),
    ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
    ...(sound === 'model' && { generate_sound: true }),
  };
  return withExtra(fields, settings, order);
}
