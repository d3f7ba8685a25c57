import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { isBlank, type LineKind } from '#domain/words.ts';
import { LINE_KIND_LABELS, TEXTS } from '#web/features/create-video/texts.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { CARD_PARTS } from '#web/features/create-video/words/words-card.ts';

type PlannedFilm = Pick<StoryboardBody, 'words' | 'leftOut' | 'durationSeconds' | 'shots'>;

/** What one press can do about it. */
export type Remedy = 'addDate' | 'makeLonger';

export interface Lack {
  readonly note: string;
  readonly remedy?: Remedy;
}

/** Below this share of the film, its words leave it empty. */
const FILLED_SHARE_MIN = 0.5;

/** What a planned film lacks, as sentences to be read before it is paid for; what does not fit is not missing. */
export function missingEssentials(film: PlannedFilm, advertises: Advertises): Lack[] {
  const { headline, lines, callToAction, signature } = film.words;
  const lacks = (kind: LineKind) =>
    !lines.some((line) => line.kind === kind && !isBlank(line.text));
  const seconds = Math.round(film.durationSeconds);
  const filled = film.shots.reduce(
    (sum, { words, durationSeconds }) => sum + (words.length > 0 ? durationSeconds : 0),
    0,
  );
  const lacking: [isLacking: boolean, note: string, remedy?: Remedy][] = [
    [isBlank(headline), WORD_TEXTS.noHeadline],
    [lacks('when'), WORD_TEXTS.noDate, 'addDate'],
    [advertises === 'venue' && lacks('where'), WORD_TEXTS.noVenue],
    [isBlank(callToAction), WORD_TEXTS.noCallToAction],
    [isBlank(signature), WORD_TEXTS.noSignature],
    [film.leftOut.length > 0, WORD_TEXTS.leftOut(leftOutNames(film), seconds), 'makeLonger'],
    [
      filled < film.durationSeconds * FILLED_SHARE_MIN,
      WORD_TEXTS.wordsFill(Math.round(filled), seconds),
    ],
  ];
  return lacking.flatMap(([isLacking, note, remedy]) =>
    isLacking ? [{ note, ...(remedy && { remedy }) }] : [],
  );
}

/** What the fields that do not fit are called on the card. */
function leftOutNames({ words, leftOut }: PlannedFilm): string {
  return [...new Set(leftOut.flatMap((field) => nameOf(field, words) ?? []))]
    .join(', ')
    .toLowerCase();
}

function nameOf(field: string, { lines }: PlannedFilm['words']): string | undefined {
  const [part, index] = field.split('.');
  const line = part === 'lines' ? lines[Number(index)] : undefined;
  if (line) return LINE_KIND_LABELS[line.kind];
  const known = CARD_PARTS.find((one) => one === part);
  return known && TEXTS[known];
}
