import type { MediaBody } from '#contracts/schemas/media.ts';
import { PALETTE_ROLES } from '#domain/brands/brand.ts';
import { contrastRatio } from '#domain/brands/palette-contrast.ts';
import type { BrandDraft, LogoSlot } from '#web/features/brands/brand-draft.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

const COLOUR = /^#[\da-f]{6}$/i;
const [WHITE, BLACK] = ['#ffffff', '#000000'];
const USUAL_GROUND = '#141414';

const isColour = (text: string) => COLOUR.test(text);
const isDark = (colour: string) => contrastRatio(colour, WHITE) > contrastRatio(colour, BLACK);

/** The logo that fits the ground, of the variant that is wanted where there is one. */
function logoOn(draft: BrandDraft, ground: string): string {
  const side = isDark(ground) ? 'dark' : 'light';
  const wanted = draft.endCardLogo === '' ? 'full' : draft.endCardLogo;
  const slots: LogoSlot[] = [`${wanted} ${side}`, `full ${side}`, `mark ${side}`, `mono ${side}`];
  return slots.map((slot) => draft.logos[slot]).find((mediaId) => mediaId !== '') ?? '';
}

interface BrandPreviewProps {
  readonly draft: BrandDraft;
  readonly files: readonly MediaBody[];
}

/** An end card as the draft would have it, always beside the form. */
export function BrandPreview({ draft, files }: BrandPreviewProps) {
  const { palette } = draft;
  const chosen = palette[draft.endCardGround === '' ? 'ground' : draft.endCardGround];
  const ground = isColour(chosen) ? chosen : USUAL_GROUND;
  const ink = isDark(ground) ? WHITE : BLACK;
  const headline = isColour(palette.primary) ? palette.primary : ink;
  const accent = isColour(palette.accent) ? palette.accent : ink;
  const logo = files.find(({ id }) => id === logoOn(draft, ground))?.previewUrl;
  const place = [draft.showsAddress && draft.address, draft.showsWebsite && draft.website];
  return (
    <Card aria-labelledby="brand-preview">
      <CardTitle id="brand-preview" className="mb-4">
        {TEXTS.preview}
      </CardTitle>
      <div
        style={{ backgroundColor: ground, color: ink }}
        className="grid aspect-video place-items-center overflow-hidden rounded-plaque border border-line p-4 text-center"
      >
        <div className="grid max-w-full justify-items-center gap-2">
          {logo && <img src={logo} alt="" className="h-14 max-w-40 object-contain" />}
          <p
            style={{ color: contrastRatio(headline, ground) < 1.5 ? ink : headline }}
            className="max-w-full truncate font-display text-2xl leading-tight font-semibold"
          >
            {draft.endCardText || draft.signature || draft.name}
          </p>
          {draft.callToAction && (
            <p
              style={{ backgroundColor: accent, color: isDark(accent) ? WHITE : BLACK }}
              className="max-w-full truncate rounded-chip px-4 py-1 text-sm font-semibold"
            >
              {draft.callToAction}
            </p>
          )}
          <p className="max-w-full truncate text-xs">{place.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <ul aria-label={TEXTS.colours} className="mt-4 grid grid-cols-4 gap-2">
        {PALETTE_ROLES.map((role) => (
          <li key={role} className="grid gap-1 text-center text-xs text-muted">
            <span
              style={isColour(palette[role]) ? { backgroundColor: palette[role] } : {}}
              className="h-9 rounded-plaque border border-line-strong"
            />
            {TEXTS.roles[role]}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{TEXTS.theAgeMarkTheAiLabel}</p>
    </Card>
  );
}
