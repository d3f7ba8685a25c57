import type { ClipOrder, Json } from '#server/platform/video-engines/video-engine.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';

export type Placeholders = Readonly<Record<string, string | number>>;

/** What an operator's workflow or extra fields may name, as `{{prompt}}`. */
export function placeholdersOf(settings: EngineSettings, order: ClipOrder): Placeholders {
  const fps = settings.fps ?? USUAL_FPS;
  return {
    prompt: order.prompt,
    negative_prompt: settings.negativePrompt ?? '',
    width: order.width,
    height: order.height,
    seconds: order.seconds,
    fps,
    // One more than the steps between them: 81 frames are 5 s of 16, as Wan and LTX count.
    frames: Math.round(order.seconds * fps) + 1,
    seed: order.seed,
    model: settings.model,
    aspect_ratio: aspectOf(order),
  };
}

/** Wan 2.2's rate, the commonest of open models. */
const USUAL_FPS = 16;

function aspectOf({ width, height }: ClipOrder): string {
  if (width === height) return '1:1';
  return width > height ? '16:9' : '9:16';
}

const WHOLE = /^\{\{(\w+)\}\}$/;
const PART = /\{\{(\w+)\}\}/g;

/**
 * Puts values in the place of their names. A text that is nothing but a name becomes the value itself,
 * number or text; filling happens in parsed JSON, so that no prompt can change the structure.
 */
export function fillPlaceholders(template: Json, values: Placeholders): Json {
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((part: Json) => fillPlaceholders(part, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, part]) => [key, fillPlaceholders(part, values)]),
  );
}

function fillText(text: string, values: Placeholders): string | number {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return values[whole] ?? text;
  return text.replaceAll(PART, (name, key: string) => String(values[key] ?? name));
}
