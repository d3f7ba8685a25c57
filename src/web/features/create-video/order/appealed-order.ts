import type { AppealBody } from '#contracts/schemas/appeal.ts';

/** What the form begins with to ask for exactly what was appealed; the shapes are listed with commas. */
export function beginningOfAppealed({ order, markets }: AppealBody) {
  if (order === null) return null;
  const { prompt, preset, words, controlsJson, advertises, brand } = order;
  const [aspectRatio, ...alsoShapes] = String(controlsJson['aspectRatio']).split(', ');
  return {
    prompt,
    preset,
    words,
    controlsJson: { ...controlsJson, aspectRatio },
    alsoShapes,
    markets,
    advertises,
    // Of a brand the appeal keeps the name alone: the default one is tried.
    ...(brand === null && { brandId: null }),
  };
}
