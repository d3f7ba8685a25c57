import type { LabelField } from '#brief/phrases/lists.ts';

/** Pictographs that lead a line of a caption as a label would. */
export const PICTOGRAPH_LABELS: readonly (readonly [RegExp, LabelField])[] = [
  [/📍|📌|🗺/u, 'where'],
  [/🗓|📅|📆|⏰|🕐|🕑|🕒|🕓|🕔|🕕|🕖|🕗|🕘|🕙|🕚|🕛|⏱|⌚|🕰/u, 'when'],
];
