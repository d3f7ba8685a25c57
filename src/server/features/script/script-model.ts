import type { Controls } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';

export interface ScriptRequest {
  readonly preset: PresetId;
  readonly controls: Controls;
  /** What the user wrote so far, trimmed; empty where nothing. */
  readonly draft: string;
  /** A caption of the local writer, another one at each press: keeps the model from repeating itself. */
  readonly inspiration: string;
  /** ISO 639-1; null: that of the draft. */
  readonly language: string | null;
}

/** Something outside that writes: a language model, or its fake in a test. */
export interface ScriptModel {
  /**
   * Answers a prompt, or what goes on after the draft. Rejects where the model fails, is silent for
   * too long or answers in another shape. Nothing it says is trusted: the caller judges it.
   */
  write(request: ScriptRequest): Promise<string>;
}
