import type { JobBody } from '#contracts/schemas/job.ts';
import { CAPTION_LABELS } from '#domain/order/captions.ts';
import {
  CAMERA_MOTION_LABELS,
  CROWD_DENSITY_LABELS,
  LIGHTING_LABELS,
} from '#domain/order/controls.ts';
import { TEXTS } from '#web/controls/texts.ts';

type Fact = readonly [name: string, value: string];

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cameraMotion: CAMERA_MOTION_LABELS,
  lighting: LIGHTING_LABELS,
  crowdDensity: CROWD_DENSITY_LABELS,
  captions: CAPTION_LABELS,
  voiceOver: { on: TEXTS.on },
};

const isNamed = (name: string): name is Exclude<keyof typeof TEXTS, 'seconds' | 'on'> =>
  name in TEXTS;

/** The style controls of a video as Create names them; what is unknown stays as the API says it. */
export function controlFacts(controls: JobBody['controlsJson']): Fact[] {
  return Object.entries(controls).map(([name, value]) => {
    const text = String(value);
    const label = isNamed(name) ? TEXTS[name] : name;
    return [label, name === 'duration' ? TEXTS.seconds(text) : (LABELS[name]?.[text] ?? text)];
  });
}
