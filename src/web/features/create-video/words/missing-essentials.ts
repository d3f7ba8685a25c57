import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { isBlank, shownWords, type LineKind } from '#domain/words.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';

type PlannedFilm = Pick<StoryboardBody, 'words' | 'leftOut' | 'durationSeconds' | 'shots'>;

/** Below this share of the film, its words leave it empty. */
const FILLED_SHARE_MIN = 0.5;

/** What a planned film lacks, as sentences to be read before it is paid for. */
export function missingEssentials(film: PlannedFilm, advertises: Advertises): string[] {
  const { headline, lines, callToAction, signature } = shownWords(film.words, film.leftOut);
  const lacks = (kind: LineKind) =>
    !lines.some((line) => line.kind === kind && !isBlank(line.text));
  const seconds = Math.round(film.durationSeconds);
  const filled = film.shots.reduce(
    (sum, { words, durationSeconds }) => sum + (words.length > 0 ? durationSeconds : 0),
    0,
  );
  return [
    ...(isBlank(headline) ? [TEXTS.noHeadline] : []),
    ...(lacks('when') ? [TEXTS.noDate] : []),
    ...(advertises === 'venue' && lacks('where') ? [TEXTS.noVenue] : []),
    ...(isBlank(callToAction) ? [TEXTS.noCallToAction] : []),
    ...(isBlank(signature) ? [TEXTS.noSignature] : []),
    ...(film.leftOut.length > 0 ? [TEXTS.leftOut(film.leftOut.length, seconds)] : []),
    ...(filled < film.durationSeconds * FILLED_SHARE_MIN
      ? [TEXTS.wordsFill(Math.round(filled), seconds)]
      : []),
  ];
}
