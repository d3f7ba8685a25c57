import type { Palette, PaletteRole } from '#domain/brands/brand.ts';

/** The contrast ratio that WCAG 2.2 requires for large text and meaningful graphics (1.4.11). */
const READABLE_RATIO = 3;
/** Below this ratio, two colours look the same on most screens. */
const TELLABLE_RATIO = 1.5;

export interface PaletteProblem {
  readonly path: string;
  readonly message: string;
  /** `refuse`: text in that colour would be invisible, so the brand cannot be published. */
  readonly severity: 'warn' | 'refuse';
}

/** Colours used on the ground colour, and whether they must be distinguishable from it. */
const ON_GROUND: readonly { role: PaletteRole; mustBeSeen: boolean }[] = [
  { role: 'primary', mustBeSeen: true },
  { role: 'secondary', mustBeSeen: false },
  { role: 'accent', mustBeSeen: false },
];

/** Returns the problems with the colours of a palette. */
export function paletteProblems(palette: Palette | null): PaletteProblem[] {
  const ground = palette?.ground;
  if (!palette || !ground) return [];
  return ON_GROUND.flatMap(({ role, mustBeSeen }) => {
    const colour = palette[role];
    if (!colour) return [];
    const ratio = contrastRatio(colour, ground);
    if (ratio >= READABLE_RATIO) return [];
    const isUnseen = mustBeSeen && ratio < TELLABLE_RATIO;
    return [
      {
        path: `palette.${role}`,
        message: isUnseen
          ? `The ${role} color cannot be distinguished from the background (contrast ${inWords(ratio)}). Please choose another one.`
          : `The ${role} color is hard to see on the background. Its contrast is ${inWords(ratio)}; use ${READABLE_RATIO}:1 or more.`,
        severity: isUnseen ? 'refuse' : 'warn',
      } as const,
    ];
  });
}

/** Steps from a colour to white or black. */
const STEPS = 100;

/** Returns the colour nearest to `colour`, lighter or darker, that is readable on `ground`; both are `#rrggbb`. */
export function readableOn(colour: string, ground: string): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const found = [255, 0]
      .map((end) => towards(colour, end, step / STEPS))
      .find((candidate) => contrastRatio(candidate, ground) >= READABLE_RATIO);
    if (found) return found;
  }
  return colour;
}

function towards(colour: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(channel + (end - channel) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the WCAG 2.2 contrast ratio of two colours `#rrggbb`: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the WCAG relative luminance of a colour `#rrggbb`. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function inWords(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}
