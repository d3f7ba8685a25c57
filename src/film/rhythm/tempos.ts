import type { MusicStyle, Pace } from '#domain/order/look.ts';

/** Beats a minute of each style of music, by the film's pace; without music, those of its cuts. */
export const TEMPOS: Record<MusicStyle, Record<Pace, number>> = {
  lounge: { slow: 84, medium: 98, fast: 112 },
  jazz: { slow: 100, medium: 132, fast: 168 },
  electronic: { slow: 108, medium: 120, fast: 126 },
  orchestral: { slow: 76, medium: 92, fast: 116 },
  latin: { slow: 92, medium: 104, fast: 118 },
  rock: { slow: 96, medium: 116, fast: 138 },
  funk: { slow: 94, medium: 106, fast: 114 },
  none: { slow: 84, medium: 98, fast: 112 },
};
