import { useQuery } from '@tanstack/react-query';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import { contrastRatio } from '#domain/brands/palette-contrast.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { draftOf, isColor, type BrandDraft } from '#web/features/brands/brand-draft.ts';
import {
  brandPreviewQuery,
  isDrawing,
  previewText,
} from '#web/features/brands/preview/brand-preview-query.ts';
import { FrameBox } from '#web/features/brands/preview/frame-box.tsx';
import { TEXTS } from '#web/features/brands/texts.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const FRAMES = [
  { kind: 'title', label: TEXTS.title },
  { kind: 'endCard', label: TEXTS.endCard },
] as const;
const SETTLE_MS = 400;
const BLACK = '#000000';
const WHITE = '#ffffff';

interface BrandPreviewProps {
  readonly brand: BrandBody;
  readonly draft: BrandDraft;
}

/** Two frames of a video as the draft would have them, drawn anew when it changes. */
export function BrandPreview({ brand, draft }: BrandPreviewProps) {
  const wanted = previewText(draft);
  const asked = useDebounced(wanted, SETTLE_MS);
  const isSaved = asked === previewText(draftOf(brand));
  const { data, error, isFetching, isPlaceholderData } = useQuery(
    brandPreviewQuery(brand.id, asked, isSaved ? 'saved' : 'changed'),
  );
  const isOutdated = asked !== wanted || isPlaceholderData;
  const isComing = !error && (isFetching || isOutdated || isDrawing(data));
  return (
    // On a phone a strip that stays in sight while the brand is edited, if the screen is high enough.
    <Card
      aria-labelledby="brand-preview"
      className="max-lg:z-(--z-header) max-lg:p-3 [@media(height>=38rem)]:max-lg:sticky [@media(height>=38rem)]:max-lg:top-[calc(var(--header-height)+0.5rem)]"
    >
      <CardTitle id="brand-preview" className="mb-4 max-lg:sr-only">
        {TEXTS.preview}
      </CardTitle>
      <div className="grid gap-4 max-lg:grid-cols-2 max-lg:gap-3">
        {FRAMES.map(({ kind, label }) => (
          <FrameBox
            key={kind}
            label={label}
            alt={TEXTS.frameInTheLook(label)}
            still={data?.frames.find((frame) => frame.kind === kind)?.still ?? null}
            waitingPreset="roulette"
            isDrawing={isComing}
          >
            <StandIn draft={draft} isEndCard={kind === 'endCard'} />
          </FrameBox>
        ))}
      </div>
      {data?.refusals.map((refusal) => (
        <p key={refusal} className="mt-3 text-sm text-danger">
          {refusal}
        </p>
      ))}
      {error && (
        <p className="mt-3 text-sm text-muted">{describeFailure(error, TEXTS.noPreviewNow)}</p>
      )}
      <p className="mt-4 text-sm text-muted max-lg:hidden">{TEXTS.theAgeMarkTheAiLabel}</p>
    </Card>
  );
}

interface StandInProps {
  readonly draft: BrandDraft;
  readonly isEndCard: boolean;
}

/** Name and colors of a brand, at once, where its frame is not drawn yet. */
function StandIn({ draft, isEndCard }: StandInProps) {
  const { name, palette, endCardText, showsWebsite, website } = draft;
  const ground = isEndCard && isColor(palette.ground) ? palette.ground : null;
  return (
    <div
      aria-hidden="true"
      className="evening absolute inset-0 grid content-center justify-items-center gap-1 bg-page/80 p-3 text-center text-ink"
      style={ground ? { backgroundColor: ground, color: readableOn(ground) } : {}}
    >
      <span
        dir="auto"
        className="line-clamp-2 border-b-2 font-display text-2xl font-semibold wrap-anywhere max-lg:text-base"
        style={isColor(palette.primary) ? { borderColor: palette.primary } : {}}
      >
        {name}
      </span>
      {isEndCard && <span className="line-clamp-1 text-sm max-lg:hidden">{endCardText}</span>}
      {isEndCard && showsWebsite && (
        <span className="line-clamp-1 text-xs max-lg:hidden">{website}</span>
      )}
    </div>
  );
}

/** Black or white, whichever stands out more. */
const readableOn = (ground: string) =>
  contrastRatio(ground, BLACK) > contrastRatio(ground, WHITE) ? BLACK : WHITE;
