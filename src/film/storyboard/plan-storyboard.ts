import { CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/captions.ts';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import type { Controls, CrowdDensity } from '#domain/controls.ts';
import { findPreset } from '#domain/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { checkStory } from '#brief/check-story.ts';
import { legalLines } from '#film/storyboard/legal-lines.ts';
import { readLook } from '#brief/look/read-look.ts';
import { planShots } from '#film/storyboard/plan-shots.ts';
import { cleanText, typeset } from '#text/clean-text.ts';
import { readPrompt } from '#brief/reading/read-prompt.ts';
import type { Reading } from '#brief/reading/read-prompt.ts';
import type { FilmWords } from '#domain/film-words.ts';
import type { Setting } from '#domain/look.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const OPEN_AIR: readonly Setting[] = ['rooftop', 'beachfront', 'theatre', 'riverboat'];

/** Plans the film of an order. Pure: the same order gives the same plan, whatever its words. */
export function planStoryboard(order: FilmOrder): Storyboard {
  const { preset, seed } = order;
  const own = readPrompt(order.prompt, order.preset);
  const controls = withPeople(order.controls, own.people);
  const story = order.story && checkStory(order.story, order.prompt, own);
  const reading = story ? { ...own, words: story.words } : own;
  const words = chooseWords(order, reading);
  const organizationName = typeset(cleanText(order.organizationName));
  const { language, scene } = reading;
  const look = readLook({
    scene,
    venue: words.venue,
    language,
    preset,
    controls,
    seed,
    ...(story && { asked: story.look }),
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
    shots: planShots({
      words,
      signature: reading.isSigned ? (words.venue ?? organizationName) : '',
      language,
      wordOrder: order.wordOrder ?? [],
      pace: look.pace,
      showsRoom: look.dressing.length > 0 || OPEN_AIR.includes(look.setting),
      seed,
      fps: controls.fps,
      duration: controls.duration,
    }),
    organizationName,
    legal: legalLines(order.markets, language),
    voiceOver: order.voiceOver ?? VOICE_OVER_DEFAULT,
    captions: order.captions ?? CAPTIONS_DEFAULT,
  };
}

/** A crowd that the form leaves as it was is the prompt's to say. */
function withPeople(controls: Controls, people: CrowdDensity | null): Controls {
  const isLeft = controls.crowdDensity === CONTROL_DEFAULTS.crowdDensity;
  return people !== null && isLeft ? { ...controls, crowdDensity: people } : controls;
}

/**
 * The words of the prompt, with those in their place that the user edited. What the prompt asks to
 * leave out comes back only by the user's own hand.
 */
function chooseWords(order: FilmOrder, { words: said, shown }: Reading): FilmWords {
  const offer = edited(order.offer);
  const presetName = findPreset(order.preset)?.name ?? order.preset;
  const words = shown({ ...said, title: said.title === '' ? presetName : said.title });
  return {
    ...words,
    title: edited(order.title) ?? words.title,
    offers: offer === undefined ? words.offers : [offer],
    callToAction: edited(order.callToAction) ?? words.callToAction,
  };
}

function edited(text: string | undefined): string | undefined {
  const shown = typeset(cleanText(text ?? ''));
  return shown === '' ? undefined : shown;
}
