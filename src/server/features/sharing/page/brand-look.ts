import { contrastRatio } from '#domain/brands/palette-contrast.ts';
import type { Palette } from '#domain/brands/brand.ts';
import type { FilmBrand, FilmLogo } from '#film/film-brand.ts';

type Brand = Pick<FilmBrand, 'palette' | 'logos'>;

/** WCAG 2.2 for text. */
const TEXT_RATIO = 4.5;
const HEX_COLOUR = /^#[\da-f]{6}$/iu;
const BLACK = '#111111';
const WHITE = '#ffffff';

const readableOn = (ground: string) =>
  contrastRatio(WHITE, ground) >= contrastRatio(BLACK, ground) ? WHITE : BLACK;

/** Returns the page's colours as the brand has them, as CSS; none where the brand names no ground for them. */
export function brandStyle({ palette }: Brand): string {
  const colour = (role: keyof Palette) => {
    const value = palette[role] ?? '';
    return HEX_COLOUR.test(value) ? value : null;
  };
  const ground = colour('ground');
  if (ground === null) return '';
  const ink = readableOn(ground);
  const own = [colour('accent'), colour('primary'), colour('secondary')].filter(
    (one) => one !== null,
  );
  const link = own.find((one) => contrastRatio(one, ground) >= TEXT_RATIO) ?? ink;
  const button = colour('primary') ?? link;
  const mixed = (share: number) => `color-mix(in oklab, ${ink} ${share}%, ${ground})`;
  return `:root { color-scheme: ${ink === WHITE ? 'dark' : 'light'};
  --page: ${ground}; --surface: ${mixed(4)}; --raised: ${mixed(8)}; --sunken: ${mixed(2)}; --field: ${mixed(2)};
  --line: ${mixed(22)}; --line-strong: ${mixed(60)}; --ink: ${ink}; --muted: ${mixed(82)};
  --brass: ${button}; --brass-bright: ${button}; --on-brass: ${readableOn(button)};
  --gilt: ${link}; --gilt-line: ${mixed(30)}; --danger: ${ink}; }`;
}

const WIDEST_FIRST = ['full', 'mono', 'mark'] as const;

/** Returns the logo that stands on the brand's ground, or else the first; null where there is none. */
export function logoOnPage({ palette, logos }: Brand): FilmLogo | null {
  const ground = palette.ground ?? BLACK;
  const wanted = readableOn(ground) === WHITE ? 'dark' : 'light';
  const inOrder = WIDEST_FIRST.flatMap((variant) =>
    logos.filter((logo) => logo.variant === variant),
  );
  return inOrder.find((logo) => logo.ground === wanted) ?? inOrder[0] ?? null;
}
