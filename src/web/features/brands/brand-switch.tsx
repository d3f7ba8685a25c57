import type { BrandBody } from '#contracts/schemas/brand.ts';
import { PALETTE_ROLES } from '#domain/brands/brand.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

interface BrandSwitchProps {
  readonly brands: readonly BrandBody[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** In a word or two, where a brand stands. */
function standing({ version, hasUnpublishedChanges, isDefault }: BrandBody): string {
  const state = version === null ? TEXTS.draft : TEXTS.published;
  return [
    state,
    ...(version !== null && hasUnpublishedChanges ? [TEXTS.changed] : []),
    ...(isDefault ? [TEXTS.default] : []),
  ].join(' · ');
}

const defaultFirst = (one: BrandBody, other: BrandBody) =>
  Number(other.isDefault) - Number(one.isDefault);

/** All brands side by side, each with its colours; the one that is edited is pressed. */
export function BrandSwitch({ brands, chosenId, onChoose }: BrandSwitchProps) {
  return (
    <ul aria-label={TEXTS.chooseBrand} className="flex flex-wrap gap-3">
      {brands.toSorted(defaultFirst).map((brand) => (
        <li key={brand.id} className="min-w-0 max-sm:w-full sm:max-w-72">
          <button
            type="button"
            aria-pressed={brand.id === chosenId}
            onClick={() => onChoose(brand.id)}
            className="flex w-full min-w-0 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-left hover:border-line-strong aria-pressed:border-gilt aria-pressed:bg-raised"
          >
            <Swatch brand={brand} />
            <span className="grid min-w-0">
              <bdi className="truncate font-semibold">{brand.name}</bdi>
              <span className="truncate text-sm text-muted">{standing(brand)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Its colours, or where it has none its first letter. */
function Swatch({ brand: { palette, name } }: { readonly brand: BrandBody }) {
  if (!PALETTE_ROLES.some((role) => palette?.[role])) {
    return (
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-plaque border border-dashed border-line-strong font-display text-lg text-muted"
      >
        {/[\p{L}\d]/u.exec(name)?.[0]}
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 grid-cols-2 overflow-hidden rounded-plaque border border-line-strong"
    >
      {PALETTE_ROLES.map((role) => {
        const colour = palette?.[role];
        return <span key={role} style={colour ? { backgroundColor: colour } : {}} />;
      })}
    </span>
  );
}
