import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';

import { LINES_MAX } from '#domain/order/words.ts';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import { LineRow } from '#web/features/create-video/words/line-row.tsx';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { useReorder } from '#web/features/create-video/words/use-reorder.ts';
import {
  lineFields,
  withMovedLine,
  withNewLine,
} from '#web/features/create-video/words/words-card.ts';
import { Button } from '#web/ui/button.tsx';

/** By the name of the field in an answer, such as `lines.0.text`. */
type ByField<Value> = (field: string) => Value | undefined;

export interface LineListProps {
  readonly lines: readonly CardLine[];
  readonly onChange: (lines: readonly CardLine[]) => void;
  readonly hintOf: ByField<string>;
  readonly noteOf: ByField<string>;
  readonly errorOf: ByField<string>;
  readonly showOf: ByField<() => void>;
  /** By the text that is written. */
  readonly refusedIn: ByField<string>;
  readonly onReadAgain: (() => void) | undefined;
  readonly onActiveField: (field: string | null) => void;
}

/** The lines of the film in the order shown. */
export function LineList(props: LineListProps) {
  const { lines, onChange, hintOf, noteOf, errorOf, showOf } = props;
  const { refusedIn, onReadAgain, onActiveField } = props;
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const { listProps, handleProps } = useReorder(handleMove);
  const fields = lineFields(lines);

  function handleMove(from: number, to: number) {
    const moved = withMovedLine(lines, from, to);
    if (moved === lines) return;
    onChange(moved);
    setAnnouncement(WORD_TEXTS.moved(to + 1, lines.length));
  }

  function handleRemove(index: number) {
    onChange(lines.toSpliced(index, 1));
    setAnnouncement(WORD_TEXTS.removed);
    addButton.current?.focus();
  }

  return (
    <fieldset aria-label={WORD_TEXTS.lines} className="grid min-w-0 gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span aria-hidden="true" className="text-sm font-semibold">
          {WORD_TEXTS.lines}
        </span>
        <span className="flex items-baseline gap-3 text-sm text-muted">
          {onReadAgain && (
            <Button
              variant="link"
              size="inline"
              aria-label={WORD_TEXTS.readAgainLabel(WORD_TEXTS.lines)}
              onClick={onReadAgain}
            >
              {WORD_TEXTS.readAgain}
            </Button>
          )}
        </span>
      </div>
      {lines.length === 0 && <p className="text-sm text-muted">{WORD_TEXTS.noLines}</p>}
      <ol className="grid gap-1.5 empty:hidden" {...listProps}>
        {lines.map((line, index) => {
          const field = fields[index];
          return (
            <LineRow
              key={line.id}
              field={field ?? `line ${line.id}`}
              line={line}
              number={index + 1}
              count={lines.length}
              hint={hintOf(`lines.${index}`)}
              note={field === undefined ? undefined : noteOf(field)}
              errors={{
                text: errorOf(`${field}.text`),
                condition: errorOf(`${field}.condition`),
              }}
              refused={{ text: refusedIn(line.text), condition: refusedIn(line.condition) }}
              handleProps={handleProps(index)}
              onChange={(changed) => onChange(lines.with(index, changed))}
              onMove={(step) => handleMove(index, index + step)}
              onRemove={() => handleRemove(index)}
              onActive={(isActive) => onActiveField((isActive && field) || null)}
              onShow={field === undefined ? undefined : showOf(`${field}.text`)}
            />
          );
        })}
      </ol>
      <Button
        ref={addButton}
        size="small"
        variant="quiet"
        className="-ml-3 justify-self-start"
        disabledReason={lines.length >= LINES_MAX ? WORD_TEXTS.lineLimit(LINES_MAX) : null}
        onClick={() => onChange(withNewLine(lines))}
      >
        <Plus aria-hidden="true" className="size-4" />
        {WORD_TEXTS.addLine}
      </Button>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
