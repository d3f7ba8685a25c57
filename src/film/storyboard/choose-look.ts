import type { Controls } from '#domain/order/controls.ts';
import type { Mood, Pace, PlayedStyle } from '#domain/order/look.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { LookWishes } from '#brief/brief.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import { chooseDressing } from '#film/storyboard/choose-dressing.ts';
import { choosePalette } from '#film/storyboard/choose-palette.ts';
import { seededChoice } from '#film/random.ts';
import { brandPalette } from '#film/storyboard/brand-palette.ts';
import type { ColorConflict, Look } from '#film/storyboard/storyboard.ts';
import { findGame } from '#games/game-list.ts';

export interface LookOrder {
  readonly wishes: LookWishes;
  readonly preset: PresetId;
  readonly controls: Controls;
  readonly seed: number;
  readonly brand: FilmBrand | null;
}

export interface ChosenLook {
  readonly look: Look;
  readonly colorConflicts: readonly ColorConflict[];
}

const MOOD_MUSIC: Record<Mood, readonly PlayedStyle[]> = {
  elegant: ['jazz', 'lounge', 'orchestral'],
  energetic: ['electronic', 'funk', 'rock'],
  festive: ['funk', 'electronic', 'latin'],
  intimate: ['jazz', 'lounge'],
  luxurious: ['lounge', 'orchestral', 'jazz'],
  playful: ['funk', 'electronic'],
  mysterious: ['orchestral', 'jazz'],
};

/** The look that is wished for; controls, preset and seed decide what the wishes leave open. */
export function chooseLook({ wishes, preset, controls, seed, brand }: LookOrder): ChosenLook {
  const { occasion, colors } = wishes;
  const { lighting } = controls;
  const game = findGame(preset);
  const setting = wishes.setting ?? seededChoice(seed, 'setting', game.settings);
  const mood = wishes.mood ?? seededChoice(seed, 'mood', game.moods);
  const unbranded = choosePalette({ colors, occasion, preset, lighting, seed });
  const { palette, colorConflicts } = brandPalette(unbranded, brand, { colors, occasion });
  const look: Look = {
    palette,
    mood,
    setting,
    occasion,
    music: wishes.music ?? silentMusic(mood, controls, seed),
    pace: wishes.pace ?? silentPace(mood, controls),
    dressing: chooseDressing({ wishes, setting, lighting, seed }),
    ...(wishes.landscape && { landscape: wishes.landscape }),
    ...(wishes.dice && preset === 'craps' && { dice: wishes.dice }),
  };
  return { look, colorConflicts };
}

function silentMusic(mood: Mood, { lighting }: Controls, seed: number): PlayedStyle {
  if (lighting === 'neon' && mood !== 'intimate') return 'electronic';
  return seededChoice(seed, 'music', MOOD_MUSIC[mood]);
}

function silentPace(mood: Mood, { cameraMotion }: Controls): Pace {
  if (cameraMotion === 'dynamic' || mood === 'energetic') return 'fast';
  if (cameraMotion === 'static' || mood === 'intimate') return 'slow';
  return 'medium';
}
