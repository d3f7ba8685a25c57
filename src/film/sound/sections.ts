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
  wide: 0.5,
  detail: 0.7,
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

/** Where the film turns: the music's bar lines are stretched to meet it. */
export function turnSeconds(sections: readonly Section[]): number {
  const hero = sections.find(({ kind }) => kind === 'hero');
  const end = sections.at(-1);
  return hero?.startSeconds || end?.startSeconds || 4;
}
