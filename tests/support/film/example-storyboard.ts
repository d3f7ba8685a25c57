import { CONTROL_DEFAULTS, type Controls } from '#domain/order/controls.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import { STUDIO_SOURCE } from '#film/film-media.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import type { Look, Shot, ShotKind, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';

type StoryboardChanges = Partial<Omit<Storyboard, 'controls' | 'look' | 'size'>> & {
  readonly controls?: Partial<Controls>;
  readonly look?: Partial<Look>;
  readonly shortSidePixels?: number;
};

const EXAMPLE_LOOK: Look = {
  palette: {
    felt: '#0b3d6e',
    metal: '#f1c75b',
    glow: '#d023c8',
    accent: '#1fc7d6',
    room: '#1a0b2e',
  },
  mood: 'elegant',
  setting: 'mainFloor',
  occasion: null,
  music: 'lounge',
  pace: 'medium',
  dressing: [],
};

const EXAMPLE_SHOTS: readonly { kind: ShotKind; share: number; words: readonly ShotWords[] }[] = [
  { kind: 'wide', share: 0.18, words: [{ role: 'where', text: 'The Grand Meridian' }] },
  {
    kind: 'action',
    share: 0.24,
    words: [
      { role: 'when', text: 'Friday nights' },
      { role: 'offer', text: 'Free entry until ten' },
    ],
  },
  {
    kind: 'hero',
    share: 0.33,
    words: [
      { role: 'when', text: 'Friday nights' },
      { role: 'headline', text: 'Midnight Roulette' },
      { role: 'note', text: 'Where every spin begins a story' },
    ],
  },
  {
    kind: 'endCard',
    share: 0.25,
    words: [
      { role: 'headline', text: 'Midnight Roulette' },
      { role: 'callToAction', text: 'Book your table' },
    ],
  },
];

/** A plausible storyboard for tests: small, five seconds, in the default look. */
export function exampleStoryboard(changes: StoryboardChanges = {}): Storyboard {
  const { controls: controlChanges, look, shortSidePixels = 160, ...rest } = changes;
  const controls = { ...CONTROL_DEFAULTS, duration: 5, ...controlChanges };
  const frameCount = controls.duration * controls.fps;
  return {
    preset: 'roulette',
    seed: 7,
    language: 'en',
    words: {
      ...NO_WORDS,
      headline: 'Midnight Roulette',
      signature: 'The Grand Meridian Casino',
    },
    leftOut: [],
    shots: exampleShots(frameCount),
    voiceOver: false,
    captions: 'off',
    brand: null,
    colorConflicts: [],
    legal: {
      ageMark: '21+',
      responsibleGambling: ['Gambling problem? Call 1-800-MY-RESET or your state helpline.'],
      aiLabel: 'AI-generated',
    },
    ...rest,
    controls,
    frameCount,
    size: frameSizeOf(controls.aspectRatio, shortSidePixels),
    look: { ...EXAMPLE_LOOK, ...look },
  };
}

function exampleShots(frameCount: number): readonly Shot[] {
  let firstFrame = 0;
  return EXAMPLE_SHOTS.map(({ kind, share, words }, index) => {
    const isLast = index === EXAMPLE_SHOTS.length - 1;
    const count = isLast ? frameCount - firstFrame : Math.round(frameCount * share);
    const shot: Shot = {
      kind,
      firstFrame,
      frameCount: count,
      words,
      layout: 'middle',
      source: STUDIO_SOURCE,
    };
    firstFrame += count;
    return shot;
  });
}
