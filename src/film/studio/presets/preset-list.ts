import type { PresetId } from '#domain/order/presets.ts';
import type { ScenePreset } from './preset.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { craps } from './craps/craps.ts';
import { poker } from './poker/poker.ts';
import { roulette } from './roulette/roulette.ts';
import { slots } from './slots/slots.ts';

/** Every preset the studio can film. */
export const SCENE_PRESETS: readonly ScenePreset[] = [roulette, blackjack, slots, poker, craps];

/** The scene of a preset. Throws where the studio has none. */
export function findScenePreset(id: PresetId): ScenePreset {
  const preset = SCENE_PRESETS.find((candidate) => candidate.id === id);
  if (preset === undefined) throw new Error(`the studio has no scene for preset ${id}`);
  return preset;
}
