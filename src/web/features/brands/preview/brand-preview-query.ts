import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import type { BrandPreviewBody, ChangeBrandBody } from '#contracts/schemas/brand.ts';
import { call } from '#web/api/client.ts';
import { bodyOf, isColor, type BrandDraft } from '#web/features/brands/brand-draft.ts';

/** Stills are large: those of a draft that is being changed are soon forgotten. */
const KEPT_FOR_MS = { saved: 600_000, changed: 30_000 };
/** A busy server draws what is missing for the next one who asks. */
const ASKED_AGAIN_MS = 1_000;
const ASKED_MAX = 60;

/** The draft as it is sent for a preview: a color that is still being typed is none yet. */
export function previewText(draft: BrandDraft): string {
  const body = bodyOf(draft);
  const colors = Object.entries(body.palette ?? {}).map(([role, color]) => [
    role,
    color && isColor(color) ? color : null,
  ]);
  return JSON.stringify({ ...body, isDefault: undefined, palette: Object.fromEntries(colors) });
}

/** Frames of a video of the draft; asked for until all are drawn. */
export const brandPreviewQuery = (id: string, draftText: string, state: keyof typeof KEPT_FOR_MS) =>
  queryOptions({
    queryKey: ['/api/brands', id, 'preview', draftText],
    queryFn: ({ signal }) =>
      call(brandRoutes.preview, {
        params: { id },
        body: JSON.parse(draftText) as ChangeBrandBody,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isDrawing(data) && dataUpdateCount < ASKED_MAX ? ASKED_AGAIN_MS : false,
    gcTime: KEPT_FOR_MS[state],
    staleTime: Infinity,
  });

/** Whether a frame that may be shown is not there yet. */
export function isDrawing(preview: BrandPreviewBody | undefined): boolean {
  return (
    preview !== undefined &&
    preview.refusals.length === 0 &&
    preview.frames.some(({ still }) => still === null)
  );
}
