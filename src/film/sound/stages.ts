import { barSecondsOf, beatSecondsOf, turnSecondsOf } from '#film/rhythm/beat-grid.ts';
import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import type { ShotKind, Storyboard } from '#film/storyboard/storyboard.ts';

/**
 * What the music does: it opens at full strength, carries the story, builds up, holds its breath for a beat, drops with
 * the hero shot, when the game is decided, and leaves with the end card.
 */
export const STAGES = ['opening', 'verse', 'build', 'drop', 'tail'] as const;
export type Stage = (typeof STAGES)[number];

/** A stretch of the film with one strength of music. */
export interface Section {
  readonly startSeconds: number;
  readonly kind: ShotKind;
  /** 0 to 1: which layers play, and how hard. */
  readonly intensity: number;
}

const INTENSITIES: Record<ShotKind, number> = {
  wide: 0.72,
  detail: 0.76,
  action: 0.86,
  hero: 1,
  endCard: 0.66,
};

export interface Plan {
  readonly sections: readonly Section[];
  /** Seconds of a bar and of the beats that stages begin at. */
  readonly barSeconds: number;
  readonly beatSeconds: number;
  readonly buildSeconds: number;
  readonly turnSeconds: number;
  readonly tailSeconds: number;
  /** The breath before the turn: drums, bass and chords are silent. */
  readonly gap: { readonly from: number; readonly to: number };
  readonly decisionSeconds: number;
  /** The last chord; nothing else begins after it. */
  readonly endSeconds: number;
}

/** For the last chord to ring out. */
const LAST_CHORD_SECONDS = 1.5;
const OPENING_BARS = 1;
const BUILD_BARS = 2;

/**
 * Fits the stages of the music to a film's shots, in seconds: build up to the turn, drop on it,
 * tail under the end card.
 */
export function planStages(storyboard: Storyboard): Plan {
  const { shots, controls, frameCount } = storyboard;
  const barSeconds = barSecondsOf(storyboard);
  const beatSeconds = beatSecondsOf(storyboard);
  const turnSeconds = turnSecondsOf(storyboard);
  const filmSeconds = frameCount / controls.fps;
  const card = (shots.findLast(({ kind }) => kind === 'endCard')?.firstFrame ?? 0) / controls.fps;
  const bars = Math.round(turnSeconds / barSeconds);
  const buildBars = Math.min(BUILD_BARS, Math.floor(bars / 2));
  const lastBeat = Math.floor((filmSeconds - LAST_CHORD_SECONDS) / beatSeconds);
  return {
    sections: shots.map(({ kind, firstFrame }) => ({
      kind,
      startSeconds: firstFrame / controls.fps,
      intensity: INTENSITIES[kind],
    })),
    barSeconds,
    beatSeconds,
    turnSeconds,
    buildSeconds: turnSeconds - buildBars * barSeconds,
    tailSeconds: card > turnSeconds ? card : filmSeconds,
    gap: { from: turnSeconds - (bars > 1 ? beatSeconds : 0) - 0.02, to: turnSeconds - 0.02 },
    decisionSeconds: decisionSecondsOf(storyboard),
    endSeconds: Math.max(0, lastBeat * beatSeconds),
  };
}

/** The stage that a second of the film belongs to. */
export function stageAt(plan: Plan, seconds: number): Stage {
  const at = seconds + 0.03;
  if (at >= plan.tailSeconds) return 'tail';
  if (at >= plan.turnSeconds) return 'drop';
  if (at >= plan.buildSeconds) return 'build';
  return at < OPENING_BARS * plan.barSeconds ? 'opening' : 'verse';
}

/** 0 to 1: as strong as its shot, and stronger towards the turn. */
export function intensityAt(plan: Plan, seconds: number): number {
  const { sections, buildSeconds, turnSeconds } = plan;
  const stage = stageAt(plan, seconds);
  if (stage === 'opening' || stage === 'drop') return stage === 'drop' ? 1 : 0.9;
  const section = sections.findLast(({ startSeconds }) => startSeconds <= seconds + 0.03);
  const shot = section?.intensity ?? 0.7;
  if (stage !== 'build') return shot;
  return shot + (0.95 - shot) * ((seconds - buildSeconds) / (turnSeconds - buildSeconds));
}

/** Whether rhythm is played at a moment: before the gap, or after it until the last chord. */
export function isPlayed({ gap, endSeconds }: Plan, seconds: number): boolean {
  return seconds < endSeconds - 0.03 && (seconds < gap.from || seconds >= gap.to);
}
