import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { isBlank, type LineKind } from '#domain/order/words.ts';
import { otherDayThanCall } from '#web/features/create-video/word-checks/named-day.ts';
import { noHeadlineNote } from '#web/features/create-video/word-checks/no-headline.ts';
import { LINE_KIND_LABELS, WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { CARD_PARTS } from '#web/features/create-video/words/words-card.ts';

type PlannedFilm = Pick<StoryboardBody, 'words' | 'leftOut' | 'durationSeconds' | 'shots'>;

/** What one press can do about it: words of the prompt that are taken, or a longer film. */
export type Remedy = 'headline' | 'callToAction' | 'when' | 'where' | 'anyLine' | 'makeLonger';

export interface Lack {
  readonly note: string;
  readonly remedy?: Remedy;
}

/** Below this share of the film, its words leave it empty. */
const FILLED_SHARE_MIN = 0.5;

/** What a planned film lacks, as sentences to be read before it is paid for; what does not fit is not missing. */
export function missingEssentials(film: PlannedFilm, advertises: Advertises): Lack[] {
  const { lines, callToAction, signature } = film.words;
  const lacks = (kind: LineKind) =>
    !lines.some((line) => line.kind === kind && !isBlank(line.text));
  const seconds = Math.round(film.durationSeconds);
  const filled = film.shots.reduce(
    (sum, { words, durationSeconds }) => sum + (words.length > 0 ? durationSeconds : 0),
    0,
  );
  const { notOnScreen } = WORD_TEXTS;
  const noHeadline = noHeadlineNote(film);
  const leftOut = leftOutNames(film);
  const otherDay = otherDayThanCall(film.words);
  const fill = WORD_TEXTS.wordsFill(Math.round(filled), seconds);
  const lacking: [isLacking: boolean, lack: Lack][] = [
    [noHeadline !== undefined, { note: noHeadline ?? '', remedy: 'headline' }],
    [lacks('when'), { note: notOnScreen.date, remedy: 'when' }],
    [advertises === 'venue' && lacks('where'), { note: notOnScreen.venue, remedy: 'where' }],
    [isBlank(callToAction), { note: notOnScreen.callToAction, remedy: 'callToAction' }],
    [
      otherDay !== undefined,
      { note: WORD_TEXTS.otherDay(callToAction ?? '', otherDay ?? ''), remedy: 'callToAction' },
    ],
    [isBlank(signature), { note: notOnScreen.signature }],
    [film.leftOut.length > 0, { note: WORD_TEXTS.leftOut(leftOut, seconds), remedy: 'makeLonger' }],
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
  return known && WORD_TEXTS[known];
}
