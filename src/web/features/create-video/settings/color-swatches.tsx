import { PALETTE_ROLES, type Palette } from '#domain/brands/brand.ts';
import { LOCKED_TEXTS } from '#web/features/create-video/words/texts.ts';

/** The colours of a brand, each with its value. */
export function ColorSwatches({ palette }: { readonly palette: Palette }) {
  const colors = PALETTE_ROLES.flatMap((role) => palette[role] ?? []);
  if (colors.length === 0) return LOCKED_TEXTS.nothingSet;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {colors.map((color, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two roles may have one colour
        <span key={`${color} ${index}`} className="figures inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-4 rounded-full border border-line"
            style={{ backgroundColor: color }}
          />
          {color}
        </span>
      ))}
    </span>
  );
}
