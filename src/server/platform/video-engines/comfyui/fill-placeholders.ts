import type { ClipOrder, Json } from '#server/platform/video-engines/video-engine.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { framesFor } from '#server/platform/video-engines/model-families.ts';

export type Placeholders = Readonly<Record<string, string | number>>;

/** What an operator's workflow or extra fields may reference, such as `{{prompt}}`. */
export function placeholdersOf(settings: EngineSettings, order: ClipOrder): Placeholders {
  const fps = settings.fps ?? USUAL_FPS;
  return {
    ...settings.values,
    prompt: order.prompt,
    negative_prompt: settings.negativePrompt ?? '',
    width: order.width,
    height: order.height,
    seconds: order.seconds,
    fps,
    frames: framesFor(order.seconds, fps, settings.family),
    seed: order.seed,
    model: settings.model,
    aspect_ratio: aspectOf(order),
  };
}

/** Wan 2.2's rate, the most common among open models. */
const USUAL_FPS = 16;

/** The shape of an order as hosted models name it. */
export function aspectOf({
  width,
  height,
}: Pick<ClipOrder, 'width' | 'height'>): '16:9' | '9:16' | '1:1' {
  if (width === height) return '1:1';
  return width > height ? '16:9' : '9:16';
}

/** The operator's extra fields take precedence; `null` removes a field. */
export function withExtra(
  fields: Readonly<Record<string, Json>>,
  settings: EngineSettings,
  order: ClipOrder,
): Record<string, Json> {
  const extra = fillPlaceholders(settings.extra, placeholdersOf(settings, order));
  return Object.fromEntries(
    Object.entries({ ...fields, ...(extra as Record<string, Json>) }).filter(
      ([, value]) => value !== null,
    ),
  );
}

const WHOLE = /^\{\{(\w+)\}\}$/;
const PART = /\{\{(\w+)\}\}/g;

/**
 * Replaces placeholders by values. A string that consists of only a placeholder becomes the value
 * itself, number or text. Works on parsed JSON, so that no prompt can change the structure.
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
