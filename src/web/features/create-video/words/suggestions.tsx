import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';

interface SuggestionsProps {
  /** Of the field that they are for. */
  readonly label: string;
  readonly texts: readonly string[];
  readonly value: string;
  readonly onTake: (text: string) => void;
}

/** Words for an empty field, taken with one press; others as long as nobody has written their own. */
export function Suggestions({ label, texts, value, onTake }: SuggestionsProps) {
  const isOpen = value === '' || texts.includes(value);
  const others = texts.filter((text) => text !== value);
  if (!isOpen || others.length === 0) return null;
  return (
    <ul
      aria-label={WORD_TEXTS.suggestionsFor(label)}
      className="-mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-muted"
    >
      <li aria-hidden="true">{WORD_TEXTS.suggestions}</li>
      {others.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onTake(text)}
            className="min-h-8 rounded-chip border border-line-strong px-3 py-1 text-left text-ink hover:border-gilt pointer-coarse:min-h-11"
          >
            <span dir="auto">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
