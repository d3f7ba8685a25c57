import { CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/captions.ts';
import { CONTROL_DEFAULTS, type Controls, type CrowdDensity } from '#domain/controls.ts';
import type { Setting } from '#domain/look.ts';
import type { Brief } from '#brief/brief.ts';
import type { FilmSettings } from '#film/film-order.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { chooseLook } from '#film/storyboard/choose-look.ts';
import { legalLines } from '#film/storyboard/legal-lines.ts';
import { planShots } from '#film/storyboard/plan-shots.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { cleanText, typeset } from '#text/clean-text.ts';

const OPEN_AIR: readonly Setting[] = ['rooftop', 'beachfront', 'theatre', 'riverboat'];

/** Plans the film of a brief. Pure: the same brief and seed give the same plan. */
export function composeStoryboard(brief: Brief, settings: FilmSettings): Storyboard {
  const { language, words } = brief;
  const { preset, seed } = settings;
  const controls = withCrowd(settings.controls, brief.crowd);
  const organizationName = typeset(cleanText(settings.organizationName));
  const look = chooseLook({ wishes: brief.look, preset, controls, seed });
  return {
    preset,
    controls,
    seed,
    language,
    size: frameSizeOf(controls.aspectRatio, settings.shortSidePixels),
    frameCount: controls.fps * controls.duration,
    look,
    words,
    shots: planShots({
      words,
      signature: brief.isSigned ? (words.venue ?? organizationName) : '',
      language,
      wordOrder: settings.wordOrder ?? [],
      pace: look.pace,
      showsRoom: look.dressing.length > 0 || OPEN_AIR.includes(look.setting),
      seed,
      fps: controls.fps,
      duration: controls.duration,
    }),
    organizationName,
    legal: legalLines({ ...settings, language }),
    voiceOver: settings.voiceOver ?? VOICE_OVER_DEFAULT,
    captions: settings.captions ?? CAPTIONS_DEFAULT,
  };
}

/** A crowd that the form leaves as it was is the prompt's to say. */
function withCrowd(controls: Controls, crowd: CrowdDensity | null): Controls {
  const isLeft = controls.crowdDensity === CONTROL_DEFAULTS.crowdDensity;
  return crowd !== null && isLeft ? { ...controls, crowdDensity: crowd } : controls;
}
