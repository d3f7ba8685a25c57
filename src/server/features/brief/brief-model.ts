import type { ModelBrief } from '#brief/model/model-brief.ts';
import type { PresetId } from '#domain/order/presets.ts';

export interface BriefRequest {
  readonly prompt: string;
  readonly preset: PresetId | null;
}

/** An external reader of briefs: a language model, or its fake in a test. */
export interface BriefModel {
  /** The name shown to users. */
  readonly name: string;
  /**
   * Rejects if the model fails, refuses, times out or returns another shape. Its output is not
   * trusted: only words that occur in the brief are kept.
   */
  read(request: BriefRequest): Promise<ModelBrief>;
}
