import type { PresetId } from '#domain/order/presets.ts';
import type { ShotKind } from '#film/storyboard/storyboard.ts';
import type { SetUp } from './set-up.ts';

/** What is filmed, and through what. */
export interface Template {
  readonly kind: ShotKind;
  readonly setUp: SetUp;
}

export interface PresetTemplates extends Record<ShotKind, readonly SetUp[]> {
  /** What the film opens on: the game from very near. */
  readonly hook: Template;
  /** Its hero shot where things stand in the room for the film, if its usual ones look down on the table. */
  readonly roomyHero?: SetUp;
}

/**
 * The set-ups of each preset's shots, chosen by looking: rails, chips and shoes stand before some lenses, and not
 * every lens finds its subject in focus.
 */
export const TEMPLATES: Record<PresetId, PresetTemplates> = {
  roulette: {
    hook: { kind: 'detail', setUp: 'macro' },
    wide: ['planned', 'low', 'high', 'long', 'push'],
    detail: ['planned', 'low', 'high', 'long', 'rack'],
    action: ['planned', 'low', 'high', 'push', 'rack'],
    hero: ['planned', 'low', 'high', 'push', 'rack'],
    endCard: ['planned'],
  },
  slots: {
    hook: { kind: 'action', setUp: 'macro' },
    wide: ['planned', 'macro', 'high', 'level'],
    detail: ['planned', 'high', 'long', 'rack'],
    action: ['planned', 'macro', 'high', 'push'],
    hero: ['planned', 'high', 'long', 'push'],
    roomyHero: 'level',
    endCard: ['planned'],
  },
  blackjack: {
    hook: { kind: 'detail', setUp: 'macro' },
    wide: ['planned', 'macro', 'high', 'long'],
    detail: ['planned', 'macro', 'high', 'long', 'rack'],
    action: ['planned', 'macro', 'low', 'high', 'long'],
    hero: ['planned', 'high', 'long', 'push'],
    roomyHero: 'level',
    endCard: ['planned'],
  },
  poker: {
    hook: { kind: 'detail', setUp: 'macro' },
    wide: ['planned', 'macro', 'high', 'long'],
    detail: ['planned', 'low', 'long', 'rack'],
    action: ['planned', 'macro', 'low', 'high', 'long'],
    hero: ['planned', 'macro', 'high', 'long', 'push'],
    roomyHero: 'level',
    endCard: ['planned'],
  },
  craps: {
    hook: { kind: 'detail', setUp: 'macro' },
    wide: ['planned', 'macro', 'high', 'push'],
    detail: ['planned', 'macro', 'high', 'long'],
    action: ['planned', 'macro', 'high', 'long', 'push'],
    hero: ['planned', 'macro', 'long', 'push'],
    endCard: ['planned'],
  },
};

/** Those of the worlds beside the tables. */
export const WORLD_TEMPLATES: PresetTemplates = {
  hook: { kind: 'detail', setUp: 'push' },
  wide: ['planned', 'low', 'push'],
  detail: ['planned', 'push', 'rack'],
  action: ['planned', 'low', 'push'],
  hero: ['planned', 'push'],
  endCard: ['planned'],
};
