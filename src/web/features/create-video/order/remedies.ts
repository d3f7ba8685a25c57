import type { BriefBody } from '#contracts/schemas/brief.ts';
import { DURATION_RANGE } from '#domain/order/controls.ts';
import { isBlank, LINE_KINDS, type WordLine } from '#domain/order/words.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { editedControls } from '#web/features/create-video/prompt/controls-from-prompt.ts';
import type { Remedy } from '#web/features/create-video/word-checks/missing-essentials.ts';
import { withEdit, withOfferedLine } from '#web/features/create-video/words/words-card.ts';
import { callsForDay } from '#web/features/create-video/word-checks/named-day.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';

type Suggestions = BriefBody['suggestions'];

/** What one press does, and what the button says. */
export interface Mend {
  readonly label: string;
  readonly changes: Partial<CreateFormValues>;
}

const LONGER_BY_SECONDS = 5;

/** What one press can do about a lack, out of what the prompt says; null where it says nothing. */
export function mendOf(
  remedy: Remedy,
  values: CreateFormValues,
  suggestions: Suggestions | undefined,
): Mend | null {
  if (remedy === 'makeLonger') return longer(values);
  if (!suggestions) return null;
  const { card } = values;
  if (remedy === 'headline' || remedy === 'callToAction') {
    const { headlines, callsToAction } = suggestions;
    const [words] =
      remedy === 'headline' ? headlines : callsForDay(callsToAction, card.words.lines);
    if (words === undefined) return null;
    const isOther = !isBlank(card.words[remedy]);
    return {
      label: isOther ? WORD_TEXTS.useWords(words) : WORD_TEXTS.addWords(words),
      changes: { card: withEdit(card, { [remedy]: words }) },
    };
  }
  const line = offeredLine(remedy, values, suggestions);
  if (!line) return null;
  const lines = withOfferedLine(card.words.lines, line);
  if (lines === card.words.lines) return null;
  const { text, condition } = line;
  return mend(condition === null ? text : `${text} ${condition}`, {
    card: withEdit(card, { lines }),
  });
}

const mend = (words: string, changes: Mend['changes']): Mend => ({
  label: WORD_TEXTS.addWords(words),
  changes,
});

function longer({ duration, editedControls: edited }: CreateFormValues): Mend | null {
  const changes = { duration: Math.min(duration + LONGER_BY_SECONDS, DURATION_RANGE.max) };
  if (changes.duration === duration) return null;
  return {
    label: WORD_TEXTS.makeItLonger(changes.duration),
    changes: { ...changes, editedControls: editedControls(edited, changes) },
  };
}

/** The first line of that kind that the prompt says and the card does not. */
function offeredLine(
  remedy: Remedy,
  { card }: CreateFormValues,
  { lines, dates }: Suggestions,
): WordLine | undefined {
  const kind = LINE_KINDS.find((one) => one === remedy);
  const isShown = (text: string) => card.words.lines.some((line) => line.text.includes(text));
  const offered = lines.find(
    (line) => (remedy === 'anyLine' || line.kind === kind) && !isShown(line.text),
  );
  const [date] = dates;
  if (offered || kind !== 'when' || date === undefined) return offered;
  return { kind, text: date, condition: null };
}
