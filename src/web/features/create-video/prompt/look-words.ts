import type { BriefBody } from '#contracts/schemas/brief.ts';
import { CROWD_DENSITY_LABELS, type CrowdDensity } from '#domain/controls.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

interface Crowd {
  /** As the form says. */
  readonly asked: CrowdDensity;
  /** As the film is planned. */
  readonly planned: string | undefined;
}

/** What picture and sound take from the prompt beside the controls, a few words for each. */
export function lookWords(look: BriefBody['look'], { asked, planned }: Crowd): string[] {
  const { mood, setting, occasion, music, pace, hues, metal, room, tone, dressing } = look ?? {};
  const crowd = Object.entries(CROWD_DENSITY_LABELS).find(([density]) => density === planned);
  return [
    mood && TEXTS.mood(mood),
    pace && TEXTS.pace(pace),
    crowd && planned !== asked && TEXTS.crowd(crowd[1].toLowerCase()),
    ...(hues ?? []).map(spaced),
    metal && spaced(metal),
    room && TEXTS.room(room),
    tone && TEXTS.tones(tone),
    occasion && spaced(occasion),
    setting && TEXTS.setting(spaced(setting)),
    music && TEXTS.music(music),
    ...(dressing ?? []).map(spaced),
  ].filter((words) => typeof words === 'string');
}

/** "roseGold" as "rose gold". */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
