import type { LegalLayout } from '#film/overlay/legal/legal-layout.ts';
import { LEGAL_PAGE_SECONDS_MIN } from '#film/storyboard/legal-room.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Which page of legal lines stands on a frame: they take turns where they do not fit at once. */
export function legalPageAt(
  { frameCount, controls }: Pick<Storyboard, 'frameCount' | 'controls'>,
  { pages }: Pick<LegalLayout, 'pages'>,
  frameIndex: number,
): number {
  const pageFrames = Math.max(
    Math.ceil(frameCount / pages.length),
    controls.fps * LEGAL_PAGE_SECONDS_MIN,
  );
  return Math.floor(frameIndex / pageFrames) % pages.length;
}
