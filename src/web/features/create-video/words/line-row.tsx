import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { LINE_KINDS } from '#domain/words.ts';
import { LINE_KIND_LABELS, TEXTS } from '#web/features/create-video/texts.ts';
import { WordField } from '#web/features/create-video/words/word-field.tsx';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';

const KIND_OPTIONS = LINE_KINDS.map((kind) => ({ value: kind, label: LINE_KIND_LABELS[kind] }));

interface LineRowProps {
  readonly line: CardLine;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly hint: string | undefined;
  readonly note: string | undefined;
  readonly errors: { readonly text?: string | undefined; readonly condition?: string | undefined };
  readonly handleProps: ComponentProps<'button'>;
  readonly onChange: (line: CardLine) => void;
  readonly onMove: (buttonId: string, step: number) => void;
  readonly onRemove: () => void;
  readonly onActive: (isActive: boolean) => void;
  readonly onShow: (() => void) | undefined;
}

/** One line of the film: its kind, its text and what limits it. */
export function LineRow(props: LineRowProps) {
  const { line, number, hint, note, errors, onChange, onShow, onActive } = props;
  const [hasCondition, setHasCondition] = useState(false);
  return (
    <li className="grid min-w-0 gap-2 rounded-card border border-line bg-surface p-2.5">
      <div className="flex items-center gap-1">
        <RowButton
          id={`drag-${line.id}`}
          label={TEXTS.dragLine(number)}
          className="cursor-grab touch-none"
          {...props.handleProps}
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </RowButton>
        <Select
          label={TEXTS.kindOfLine(number)}
          className="h-9 max-w-28"
          value={line.kind}
          options={KIND_OPTIONS}
          onChange={(kind) => onChange({ ...line, kind })}
        />
        <Moves {...props} />
      </div>
      <div className="grid gap-2">
        <WordField
          label={TEXTS.line(number)}
          value={line.text}
          error={errors.text}
          hint={hint}
          note={note}
          onChange={(text) => onChange({ ...line, text })}
          onShow={onShow}
          onActive={onActive}
        />
        {hasCondition || line.condition !== '' || errors.condition ? (
          <WordField
            label={TEXTS.conditionOfLine(number)}
            value={line.condition}
            error={errors.condition}
            hasFocusAtFirst={hasCondition}
            onChange={(condition) => onChange({ ...line, condition })}
          />
        ) : (
          <Button
            variant="aside"
            size="aside"
            className="justify-self-start"
            aria-label={TEXTS.addConditionTo(number)}
            onClick={() => setHasCondition(true)}
          >
            <Plus aria-hidden="true" className="mr-1 size-3.5" />
            {TEXTS.addCondition}
          </Button>
        )}
      </div>
    </li>
  );
}

function Moves({ line, number, count, onMove, onRemove }: LineRowProps) {
  const [upId, downId] = [`up-${line.id}`, `down-${line.id}`];
  return (
    <span className="ml-auto flex">
      <RowButton
        id={upId}
        label={TEXTS.moveUp(number)}
        aria-disabled={number === 1}
        onClick={() => onMove(upId, -1)}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </RowButton>
      <RowButton
        id={downId}
        label={TEXTS.moveDown(number)}
        aria-disabled={number === count}
        onClick={() => onMove(downId, 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </RowButton>
      <RowButton label={TEXTS.removeLine(number)} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </RowButton>
    </span>
  );
}

interface RowButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly children: ReactNode;
}

function RowButton({ label, ...rest }: RowButtonProps) {
  const { className, ...others } = rest;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      className={classNames('size-8! pointer-coarse:size-10!', className)}
      {...others}
    />
  );
}
