import type { FilmOrder } from '#film/film-order.ts';
import type { PlannedClip } from '#film/clips/plan-clips.ts';
import { CAMERA_PHRASES, CROWD_PHRASES, LIGHTING_PHRASES } from '#film/script/control-phrases.ts';
import { findGame } from '#games/game-list.ts';
import { seededFraction } from '#film/random.ts';
import type { ShotKind } from '#film/storyboard/storyboard.ts';

const VIEWS: Record<ShotKind, string> = {
  wide: 'A wide view of the whole room',
  detail: 'A close view of small things on the table',
  action: 'A medium view of the game in motion',
  hero: 'A heroic view of the centrepiece',
  endCard: 'A calm, softly blurred view with room in the middle',
};

/** Words in quotation marks are lettering, which our own overlay draws and models cannot spell. */
const QUOTED = /["“”«»「」„][^"“”«»「」„]*["“”«»「」„]/gu;

/**
 * What a model is told of one clip: a caption, not an instruction, and without "no": models draw what
 * they are told to leave out. The user's words come first and are kept as long as there is room.
 */
export function writeClipPrompt(
  order: Pick<FilmOrder, 'preset' | 'controls' | 'seed'> & { readonly prompt: string },
  clip: PlannedClip,
  { position, charactersMax }: { position: number; charactersMax: number },
): string {
  const { preset, controls, seed } = order;
  const pick = (name: string, options: readonly string[]) =>
    options[Math.floor(seededFraction(seed + position, name) * options.length)] ?? '';
  const { scene } = findGame(preset).script;
  const kind = clip.shots[0]?.kind ?? 'hero';
  const user = order.prompt.replaceAll(QUOTED, ' ').replaceAll(/\s+/gu, ' ').trim();
  const style = [
    `${VIEWS[kind]}: ${pick('subject', scene.subjects)} ${pick('place', scene.places)}`,
    pick('action', scene.actions),
    `${pick('camera', CAMERA_PHRASES[controls.cameraMotion])}, ${pick('lighting', LIGHTING_PHRASES[controls.lighting])}`,
    pick('crowd', CROWD_PHRASES[controls.crowdDensity]),
    'Everybody in the picture is an adult. Photorealistic, premium advertising footage',
  ];
  const sentences = [user, ...style].filter((text) => text !== '');
  return fit(sentences.map((text) => text.replace(/[.\s]+$/u, '')).join('. '), charactersMax);
}

/** Cut at a word, never within one. */
function fit(text: string, charactersMax: number): string {
  if (text.length < charactersMax) return `${text}.`;
  return text.slice(0, charactersMax).replace(/\s+\S*$/u, '');
}
