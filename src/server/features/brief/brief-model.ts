import type { ModelBrief } from '#brief/model-brief.ts';
import type { PresetId } from '#domain/presets.ts';

export interface BriefRequest {
  readonly prompt: string;
  readonly preset: PresetId | null;
}

/** Something outside that reads briefs: a language model, or its fake in a test. */
export interface BriefModel {
  /** As people know it. */
  readonly name: string;
  /**
   * Rejects where the model fails, refuses, is silent for too long or answers in another shape. Nothing
   * it says is trusted: of its words, those are kept that stand in the brief.
   */
  read(request: BriefRequest): Promise<ModelBrief>;
}
