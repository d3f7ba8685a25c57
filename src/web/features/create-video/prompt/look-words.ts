import type { BriefBody } from '#contracts/schemas/brief.ts';
import { CROWD_DENSITY_LABELS, type CrowdDensity } from '#domain/order/controls.ts';
import { READ_TEXTS } from '#web/features/create-video/prompt/texts.ts';

interface Crowd {
  /** As the form says. */
  readonly asked: CrowdDensity;
  /** As the film is planned. */
  readonly planned: string | undefined;
}

/** What picture and sound take from the prompt beside the controls, a few words for each. */
export function lookWords(look: BriefBody['look'], { asked, planned }: Crowd): string[] {
  const { mood, setting, occasion, music, pace, hues, metal, room, tone, dressing, dice } =
    look ?? {};
  const crowd = Object.entries(CROWD_DENSITY_LABELS).find(([density]) => density === planned);
  return [
    mood && READ_TEXTS.mood(mood),
    pace && READ_TEXTS.pace(pace),
    crowd && planned !== asked && READ_TEXTS.crowd(crowd[1].toLowerCase()),
    ...(hues ?? []).map(spaced),
    metal && spaced(metal),
    room && READ_TEXTS.room(room),
    tone && READ_TEXTS.tones(tone),
    occasion && spaced(occasion),
    setting && READ_TEXTS.setting(spaced(setting)),
    music && READ_TEXTS.music(music),
    dice && READ_TEXTS.dice(dice),
    ...(dressing ?? []).map(spaced),
  ].filter((words) => typeof words === 'string');
}

/** "roseGold" as "rose gold". */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
