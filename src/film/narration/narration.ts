import type { Language } from '#domain/languages.ts';

/** A sentence of the voice-over and where it belongs. */
export interface NarrationLine {
  readonly text: string;
  /** When its shot begins: it is not spoken earlier. */
  readonly fromSeconds: number;
  /** The smaller, the sooner it is left out where time is short. */
  readonly weight: number;
}

/** Words with the time in which they are heard or shown. */
export interface Cue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

/** Samples of a voice, 48 kHz, -1..1. */
export type Speech = Float32Array;

/** Turns sentences into sound. The same sentence at the same pace may sound different each time. */
export interface Voice {
  /** Part of a film's identity: films of another voice are other films. */
  readonly id: string;
  speaks(language: Language): boolean;
  /** `pace` 1 is usual, 1.2 a fifth faster. */
  speak(text: string, manner: { language: Language; pace: number }): Promise<Speech>;
  close(): Promise<void>;
}

/** A spoken film: what is heard when, and the voice alone, as long as the film. */
export interface Narration {
  readonly cues: readonly Cue[];
  readonly samples: Float32Array;
}
