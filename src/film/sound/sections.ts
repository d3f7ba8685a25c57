import type { ShotKind, Storyboard } from '#film/storyboard/storyboard.ts';

/** A stretch of the film with one strength of music. */
export interface Section {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly kind: ShotKind;
  /** 0 to 1: which layers play, and how hard. */
  readonly intensity: number;
}

const INTENSITIES: Record<ShotKind, number> = {
  wide: 0.68,
  detail: 0.72,
  action: 0.85,
  hero: 1,
  endCard: 0.6,
};

export function sectionsOf({ shots, controls }: Storyboard): readonly Section[] {
  return shots.map(({ kind, firstFrame, frameCount }) => ({
    kind,
    startSeconds: firstFrame / controls.fps,
    endSeconds: (firstFrame + frameCount) / controls.fps,
    intensity: INTENSITIES[kind],
  }));
}

export function sectionAt(sections: readonly Section[], seconds: number): Section | undefined {
  return sections.findLast(({ startSeconds }) => startSeconds <= seconds + 1e-6) ?? sections[0];
}
