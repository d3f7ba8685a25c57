import { namesVenue } from '#domain/markets/licensee.ts';
import { CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/order/captions.ts';
import { CONTROL_DEFAULTS, type Controls, type CrowdDensity } from '#domain/order/controls.ts';
import {
  isWet,
  type Landscape,
  type LandscapeKind,
  type Setting,
  type World,
} from '#domain/order/look.ts';
import { FilmError } from '#film/film-error.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { chooseCard } from '#film/storyboard/card-kind.ts';
import { chooseLook } from '#film/storyboard/choose-look.ts';
import { legalLines } from '#film/storyboard/legal-lines.ts';
import { planShots } from '#film/storyboard/plan-shots.ts';
import { withWorlds } from '#film/storyboard/share-worlds.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Raised when the same order makes another film than before. */
export const PLAN_VERSION = 19;

/** Where an event beside the tables takes place, unless the order says so. */
const WORLD_SETTINGS: Record<World, Setting> = {
  dining: 'highLimitRoom',
  concert: 'theatre',
  arrival: 'lounge',
  suite: 'lounge',
  jackpot: 'mainFloor',
  dawn: 'mainFloor',
};

/** Whether a landscape is looked at from a terrace or through the windows of a room, unless the order says so. */
const LANDSCAPE_SETTINGS: Record<LandscapeKind, Setting> = {
  sea: 'beachfront',
  lake: 'rooftop',
  harbour: 'rooftop',
  mountains: 'lounge',
  village: 'lounge',
  hills: 'rooftop',
  desert: 'rooftop',
  forest: 'lounge',
  city: 'rooftop',
  garden: 'rooftop',
  square: 'rooftop',
  market: 'lounge',
  park: 'lounge',
  sky: 'rooftop',
};

/** A place and an event after one another are not seen in a shorter shot. */
const BOTH_SECONDS = 2.1;

/** No table stands in the rain unless the order says so. */
const settingOf = ({ kind, weather }: Landscape): Setting =>
  isWet(weather) ? 'lounge' : LANDSCAPE_SETTINGS[kind];

/** Dawn over a landscape is none on an empty gaming floor. */
function worldOf({ world = null }: FilmOrder['look'], landscape: Landscape | null): World | null {
  return landscape && world === 'dawn' ? null : world;
}

const OPEN_AIR: readonly Setting[] = ['rooftop', 'beachfront', 'theatre', 'riverboat'];

/**
 * Plans the film of an order. Pure: the same order gives the same plan, whatever its words. Throws FilmError
 * `badOrder` where the sources of its shots do not fit.
 */
export function planStoryboard(order: FilmOrder): Storyboard {
  const { preset, seed, words, language } = order;
  const controls = withCrowd(order.controls, order.crowd);
  const brand = order.brand ?? null;
  const landscape = order.look.landscape ?? null;
  const world = worldOf(order.look, landscape);
  const { look, colorConflicts } = chooseLook({
    wishes: {
      ...order.look,
      setting:
        order.look.setting ??
        (world && WORLD_SETTINGS[world]) ??
        (landscape && settingOf(landscape)),
    },
    preset,
    controls,
    seed,
    brand,
  });
  const { shots, leftOut } = planShots({
    words,
    pace: look.pace,
    showsRoom: landscape !== null || look.dressing.length > 0 || OPEN_AIR.includes(look.setting),
    seed,
    fps: controls.fps,
    duration: controls.duration,
    sources: order.shots ?? [],
    ...(brand?.endCard?.lines && {
      endLines: { lines: brand.endCard.lines, isLocked: brand.endCard.isLocked ?? false },
    }),
    needsPlace: order.advertises === 'venue' && !namesVenue(order.licensee),
    ...(brand?.intro && { intro: brand.intro }),
    notedCount: order.look.subjects?.length ?? 0,
  });
  return {
    preset,
    controls,
    seed,
    language,
    size: frameSizeOf(controls.aspectRatio, order.shortSidePixels),
    frameCount: controls.fps * controls.duration,
    look,
    words,
    leftOut,
    shots: withWorlds(shots, {
      preset,
      world,
      framesOfBoth: landscape && landscape.position !== 'end' ? BOTH_SECONDS * controls.fps : 0,
      subjects: order.look.subjects ?? [],
    }).map((shot) =>
      shot.kind === 'endCard' && shot.words.length > 0
        ? { ...shot, card: chooseCard(shot, { look, controls, seed, brand }) }
        : shot,
    ),
    legal: legalLines(order),
    hasDoubleZero: order.markets.every((code) => code.startsWith('US')),
    voiceOver: order.voiceOver ?? VOICE_OVER_DEFAULT,
    captions: order.captions ?? CAPTIONS_DEFAULT,
    brand,
    colorConflicts,
  };
}

/** Why the sources of an order's shots do not fit its film, in a sentence for people; null where they do. */
export function shotsProblem(order: FilmOrder): string | null {
  if (order.shots === undefined) return null;
  try {
    planStoryboard(order);
    return null;
  } catch (error) {
    if (error instanceof FilmError && error.reason === 'badOrder') return error.message;
    throw error;
  }
}

/** A crowd that the form leaves as it was is the words' to say. */
function withCrowd(controls: Controls, crowd: CrowdDensity | null): Controls {
  const isLeft = controls.crowdDensity === CONTROL_DEFAULTS.crowdDensity;
  return crowd !== null && isLeft ? { ...controls, crowdDensity: crowd } : controls;
}
