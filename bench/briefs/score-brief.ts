import type { BriefReading } from '#brief/brief.ts';
import type { WordLine } from '#domain/order/words.ts';
import type { MarkedBrief } from './brief-set.ts';

export interface BriefScore {
  /** Fields that were filled. */
  readonly read: number;
  /** What was filled and belongs nowhere: `field: words`. */
  readonly wrong: readonly string[];
  /** Fields that the right reading fills. */
  readonly expected: number;
  /** Of those, what was left out or read otherwise. */
  readonly missed: readonly string[];
  /** Forbidden words that stand in what was filled. */
  readonly forbidden: readonly string[];
  readonly wrongControls: readonly string[];
}

type Read = Pick<BriefReading, 'words' | 'duration' | 'aspectRatio'>;

const SINGLE_FIELDS = ['headline', 'callToAction', 'signature', 'terms'] as const;

/** Compares a reading with the right one. A field is right to the letter, but for the capital that opens it on screen, or it is wrong. */
export function scoreBrief(brief: MarkedBrief, read: Read): BriefScore {
  const singles = SINGLE_FIELDS.map((field) => scoreField(brief, field, read.words[field] ?? null));
  const lines = scoreLines(brief, read.words.lines);
  const shown = [
    ...SINGLE_FIELDS.map((field) => read.words[field] ?? ''),
    ...read.words.lines.map(joined),
  ].flatMap((text) => [plain(text), opened(text)]);
  return {
    read: singles.filter(({ isRead }) => isRead).length + read.words.lines.length,
    wrong: [...singles.flatMap(({ wrong }) => wrong), ...lines.wrong],
    expected: singles.filter(({ isExpected }) => isExpected).length + brief.words.lines.length,
    missed: [...singles.flatMap(({ missed }) => missed), ...lines.missed],
    forbidden: brief.forbidden.filter((words) => shown.some((text) => text.includes(plain(words)))),
    wrongControls: scoreControls(brief, read),
  };
}

/** Whether an author means these words for a field. */
export function isRightField(
  { words, acceptable }: MarkedBrief,
  field: (typeof SINGLE_FIELDS)[number],
  read: string,
): boolean {
  return [words[field], ...(acceptable[field] ?? [])].some(
    (text) => text && opened(text) === opened(read),
  );
}

/** Whether an author means these words for a line. */
export function isRightLine(
  { words, acceptable }: MarkedBrief,
  read: Pick<WordLine, 'text' | 'condition'>,
): boolean {
  return [...words.lines, ...(acceptable.lines ?? [])].some(
    (line) => bare(typeof line === 'string' ? line : joined(line)) === bare(joined(read)),
  );
}

function scoreField(
  brief: MarkedBrief,
  field: (typeof SINGLE_FIELDS)[number],
  read: string | null,
) {
  const expected = brief.words[field];
  const others = brief.acceptable[field] ?? [];
  const isRight = [expected, ...others].some(
    (text) => (text ? opened(text) : null) === (read ? opened(read) : null),
  );
  return {
    isRead: read !== null,
    isExpected: expected !== null && !others.includes(null),
    wrong: read === null || isRight ? [] : [`${field}: ${read}`],
    missed:
      expected === null || others.includes(null) || (isRight && read !== null)
        ? []
        : [`${field}: ${expected}`],
  };
}

/** A line may stand in two, with its condition apart, where both are among the acceptable ones. */
function scoreLines({ words, acceptable }: MarkedBrief, read: readonly WordLine[]) {
  const others = (acceptable.lines ?? []).map((line) =>
    typeof line === 'string' ? bare(line) : bare(joined(line)),
  );
  const right = words.lines.map((line) => bare(joined(line)));
  const said = read.map((line) => bare(joined(line)));
  const isPartOf = (a: string, b: string) => a.includes(b) || b.includes(a);
  const isFilled = (line: string) =>
    said.some((text) => text === line || (others.includes(text) && isPartOf(text, line)));
  return {
    wrong: read
      .filter((_, at) => ![...right, ...others].includes(said[at] ?? ''))
      .map((line) => `${line.kind}: ${joined(line)}`),
    missed: words.lines
      .filter((_, at) => !isFilled(right[at] ?? ''))
      .map((line) => `${line.kind}: ${joined(line)}`),
  };
}

function scoreControls({ controls }: MarkedBrief, read: Read): string[] {
  return (['duration', 'aspectRatio'] as const)
    .filter((name) => (controls[name] ?? null) !== read[name])
    .map((name) => `${name}: ${read[name] ?? 'none'} for ${controls[name] ?? 'none'}`);
}

function joined({ text, condition }: Pick<WordLine, 'text' | 'condition'>): string {
  return condition ? `${text} ${condition}` : text;
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[.,。，\s]+$/u, '')
    .trim();
}

/** A text whatever the case of its first letter. */
function opened(text: string): string {
  const words = plain(text);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** With or without the article or conjunction that leads on to it, a text says the same. */
function bareOpening(text: string): string {
  return opened(opened(text).replace(LEADING, ''));
}

const LEADING =
  /^(?:(?:and|und|y|et|e|the|an?|der|die|das|eine?|el|los|las|una?|le|les|une|il|lo|gli|o|os|as|uma?|la) )+(?=\S)/iu;

/** Without the marks between a text and its condition. */
function bare(text: string): string {
  return bareOpening(text).replace(/[\s,;:.()（），。；：–—-]+/gu, '');
}
