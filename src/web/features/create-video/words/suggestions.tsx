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
    <ul aria-label={WORD_TEXTS.suggestionsFor(label)} className="-mt-1.5 flex flex-wrap gap-1.5">
      {others.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onTake(text)}
            className="min-h-7 rounded-chip border border-line-strong px-3 py-1 text-left text-sm text-muted hover:border-gilt hover:text-ink pointer-coarse:min-h-10"
          >
            <span dir="auto">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
