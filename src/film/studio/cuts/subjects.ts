import type { Subject } from '#domain/order/look.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { Template } from './templates.ts';

const seen = (kind: Template['kind'], setUp: Template['setUp']): Template => ({ kind, setUp });

/** Which templates of a preset show what a shot list asks for, chosen by looking. What none shows has no row. */
export const SUBJECT_TEMPLATES: Record<PresetId, Partial<Record<Subject, readonly Template[]>>> = {
  roulette: {
    wheel: [seen('action', 'planned'), seen('action', 'push'), seen('action', 'high')],
    ball: [seen('detail', 'planned'), seen('detail', 'rack'), seen('detail', 'high')],
    chips: [seen('wide', 'low'), seen('wide', 'high')],
    room: [seen('wide', 'planned'), seen('wide', 'long')],
  },
  slots: {
    reels: [seen('action', 'macro'), seen('action', 'planned'), seen('detail', 'planned')],
    room: [seen('wide', 'planned'), seen('wide', 'level')],
  },
  blackjack: {
    cards: [seen('action', 'macro'), seen('detail', 'macro'), seen('action', 'planned')],
    chips: [seen('wide', 'macro'), seen('wide', 'planned')],
    room: [seen('wide', 'long'), seen('wide', 'planned')],
  },
  poker: {
    cards: [seen('action', 'macro'), seen('detail', 'planned'), seen('action', 'planned')],
    chips: [seen('action', 'high'), seen('wide', 'macro'), seen('hero', 'macro')],
    room: [seen('wide', 'planned'), seen('wide', 'long')],
  },
  craps: {
    dice: [seen('detail', 'macro'), seen('hero', 'macro'), seen('detail', 'planned')],
    room: [seen('wide', 'planned'), seen('wide', 'push')],
  },
};
