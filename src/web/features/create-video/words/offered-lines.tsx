import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { LINES_MAX, type WordLine } from '#domain/words.ts';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import { LINE_KIND_LABELS } from '#web/features/create-video/texts.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';

interface OfferedLinesProps {
  readonly lines: readonly CardLine[];
  readonly offered: readonly WordLine[];
  readonly onTake: (line: WordLine) => void;
}

/** What the prompt says besides, added with one press. */
export function OfferedLines({ lines, offered, onTake }: OfferedLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const left = offered.filter(({ text }) => !lines.some((line) => line.text.includes(text)));
  if (left.length === 0 || lines.length >= LINES_MAX) return null;

  /** The button that was pressed goes: the focus comes to its neighbor, if there is one. */
  function handleTake(line: WordLine, index: number) {
    flushSync(() => onTake(line));
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
  }

  return (
    <div className="grid gap-1.5">
      <p id="also-in-prompt" className="text-sm text-muted">
        {WORD_TEXTS.alsoInPrompt}
      </p>
      <ul ref={list} aria-labelledby="also-in-prompt" className="flex flex-wrap gap-1.5">
        {left.map((line, index) => (
          <li key={line.text}>
            <OfferedLine line={line} onTake={() => handleTake(line, index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OfferedLineProps {
  readonly line: WordLine;
  readonly onTake: () => void;
}

function OfferedLine({ line, onTake }: OfferedLineProps) {
  const { kind, text, condition } = line;
  const label = LINE_KIND_LABELS[kind];
  const words = condition === null ? text : `${text} ${condition}`;
  return (
    <button
      type="button"
      aria-label={WORD_TEXTS.addOffered(label, words)}
      onClick={onTake}
      className="flex min-h-7 items-baseline gap-1.5 rounded-chip border border-line-strong px-3 py-1 text-left text-sm text-muted hover:border-gilt hover:text-ink pointer-coarse:min-h-10"
    >
      <Plus aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      <span className="font-semibold">{label}</span>
      <span dir="auto">{words}</span>
    </button>
  );
}
