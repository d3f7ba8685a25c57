import { TEXTS } from '#web/features/create-video/texts.ts';

interface SuggestionsProps {
  /** Of the field that they are for. */
  readonly label: string;
  readonly texts: readonly string[];
  readonly value: string;
  readonly onTake: (text: string) => void;
}

/** Words for an empty field, taken with one press; another one as long as nobody has written their own. */
export function Suggestions({ label, texts, value, onTake }: SuggestionsProps) {
  const isOpen = value === '' || texts.includes(value);
  if (!isOpen || texts.length === 0) return null;
  return (
    <ul aria-label={TEXTS.suggestionsFor(label)} className="-mt-2 flex flex-wrap gap-1.5">
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            aria-pressed={text === value}
            onClick={() => onTake(text)}
            className="min-h-8 rounded-chip border border-line-strong px-3 py-1 text-left text-sm text-muted hover:border-gilt hover:text-ink aria-pressed:border-gilt aria-pressed:text-ink pointer-coarse:min-h-10"
          >
            <span dir="auto">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
