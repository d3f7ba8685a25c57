import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { isBlank, type LineKind } from '#domain/words.ts';
import { LINE_KIND_LABELS, TEXTS } from '#web/features/create-video/texts.ts';
import { otherDayThanCall } from '#web/features/create-video/words/named-day.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { CARD_PARTS } from '#web/features/create-video/words/words-card.ts';

type PlannedFilm = Pick<StoryboardBody, 'words' | 'leftOut' | 'durationSeconds' | 'shots'>;

/** What one press can do about it: words of the prompt that are taken, or a longer film. */
export type Remedy = 'headline' | 'callToAction' | 'when' | 'where' | 'anyLine' | 'makeLonger';

export interface Lack {
  readonly note: string;
  /** What the film does not show, in a word. */
  readonly missing?: string;
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
  const missing = (part: keyof typeof WORD_TEXTS.missingParts, remedy?: Remedy): Lack => ({
    note: WORD_TEXTS.notOnScreen[part],
    missing: WORD_TEXTS.missingParts[part],
    ...(remedy && { remedy }),
  });
  const leftOut = leftOutNames(film);
  const otherDay = otherDayThanCall(film.words);
  const fill = WORD_TEXTS.wordsFill(Math.round(filled), seconds);
  const lacking: [isLacking: boolean, lack: Lack][] = [
    [isBlank(headline), missing('headline', 'headline')],
    [lacks('when'), missing('date', 'when')],
    [advertises === 'venue' && lacks('where'), missing('venue', 'where')],
    [isBlank(callToAction), missing('callToAction', 'callToAction')],
    [
      otherDay !== undefined,
      { note: WORD_TEXTS.otherDay(callToAction ?? '', otherDay ?? ''), remedy: 'callToAction' },
    ],
    [isBlank(signature), missing('signature')],
    [
      film.leftOut.length > 0,
      {
        note: WORD_TEXTS.leftOut(leftOut, seconds),
        missing: WORD_TEXTS.noRoomFor(leftOut),
        remedy: 'makeLonger',
      },
    ],
    [filled < film.durationSeconds * FILLED_SHARE_MIN, { note: fill, remedy: 'anyLine' }],
  ];
  return lacking.flatMap(([isLacking, lack]) => (isLacking ? [lack] : []));
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
  if (part === 'endCard') return WORD_TEXTS.endCard;
  const known = CARD_PARTS.find((one) => one === part);
  return known && TEXTS[known];
}
