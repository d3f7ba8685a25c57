import { isColor, type BrandDraft } from '#web/features/brands/brand-draft.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

/** What a brand is for and the draft does not have. */
function missingParts({ logos, palette, signature, callToAction, address }: BrandDraft): string[] {
  const parts = [
    {
      label: TEXTS.missingParts.logo,
      isThere: Object.values(logos).some((mediaId) => mediaId !== ''),
    },
    { label: TEXTS.missingParts.colors, isThere: Object.values(palette).some(isColor) },
    {
      label: TEXTS.missingParts.words,
      isThere: [signature, callToAction, address].some((words) => words.trim() !== ''),
    },
  ];
  return parts.filter(({ isThere }) => !isThere).map(({ label }) => label);
}

/** Whether a brand would change nothing in a video. */
export function isEmptyBrand(draft: BrandDraft): boolean {
  const { endCardText, headlineFont, textFont, intro } = draft;
  const others = [endCardText.trim(), headlineFont.mediaId, textFont.mediaId, intro];
  const isWithout = missingParts(draft).length === Object.keys(TEXTS.missingParts).length;
  return isWithout && others.every((one) => one === '');
}

/** Above the button that publishes: what videos of the brand would lack. */
export function MissingParts({ draft }: { readonly draft: BrandDraft }) {
  const parts = missingParts(draft);
  if (parts.length === 0) return null;
  return <p className="w-full text-sm text-amber">{TEXTS.missing(parts)}</p>;
}
