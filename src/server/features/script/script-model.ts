import type { Controls } from '#domain/order/controls.ts';
import type { PresetId } from '#domain/order/presets.ts';

export interface ScriptRequest {
  readonly preset: PresetId;
  readonly controls: Controls;
  /** What the user has written so far, trimmed; empty if nothing. */
  readonly draft: string;
  /**
   * A caption by the local writer, different each time, to keep the model from repeating itself.
   */
  readonly inspiration: string;
  /** ISO 639-1; null for the language of the draft. */
  readonly language: string | null;
  /** Words that the form already has: `headline`, `callToAction`. */
  readonly written: readonly string[];
}

/** An external writer: a language model, or its fake in a test. */
export interface ScriptModel {
  /**
   * Returns a prompt, or a continuation of the draft. Rejects if the model fails, times out or
   * returns another shape. Its output is not trusted: the caller checks it.
   */
  write(request: ScriptRequest): Promise<string>;
}
