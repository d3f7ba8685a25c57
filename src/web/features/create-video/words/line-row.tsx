import { ArrowDown, ArrowUp, GripVertical, Plus, TextSearch, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { LINE_KINDS } from '#domain/order/words.ts';
import { LINE_KIND_LABELS, WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { FoldedWords } from '#web/features/create-video/words/folded-words.tsx';
import { WordField } from '#web/features/create-video/words/word-field.tsx';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuButton } from '#web/site/menu-button.tsx';
import type { MenuItem } from '#web/site/menu-item.ts';
import { Select } from '#web/ui/select/select.tsx';

const KIND_OPTIONS = LINE_KINDS.map((kind) => ({ value: kind, label: LINE_KIND_LABELS[kind] }));

interface ByPart {
  readonly text: string | undefined;
  readonly condition: string | undefined;
}

interface LineRowProps {
  /** Such as `lines.0`. */
  readonly field: string;
  readonly line: CardLine;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly hint: string | undefined;
  readonly note: string | undefined;
  readonly errors: ByPart;
  /** Says which of its words the policy does not allow. */
  readonly refused: ByPart;
  readonly handleProps: ComponentProps<'button'>;
  readonly onChange: (line: CardLine) => void;
  readonly onMove: (step: number) => void;
  readonly onRemove: () => void;
  readonly onActive: (isActive: boolean) => void;
  readonly onShow: (() => void) | undefined;
}

/** One line of the film in one row: its handle, its kind, its text and a menu; below it what limits it. */
export function LineRow(props: LineRowProps) {
  const { line, number, hint, note, errors, refused, onChange, onActive } = props;
  const [isAsked, setIsAsked] = useState(false);
  const hasCondition = isAsked || line.condition !== '' || errors.condition !== undefined;
  const { text, condition } = line;
  const problems = [note, errors.text, errors.condition, refused.text, refused.condition];
  return (
    <li id={`line-${line.id}`} className="min-w-0">
      <FoldedWords
        label={LINE_KIND_LABELS[line.kind]}
        text={condition === '' ? text : `${text} · ${condition}`}
        mustBeOpen={text === '' || problems.some(Boolean)}
      >
        <div className="grid min-w-0 grid-cols-[auto_auto_minmax(0,1fr)] items-start gap-1">
          <Button
            id={`drag-${line.id}`}
            variant="quiet"
            size="icon"
            aria-label={WORD_TEXTS.dragLine(number)}
            title={WORD_TEXTS.dragLine(number)}
            className="h-10! w-5! cursor-grab pointer-coarse:h-11! touch-none"
            {...props.handleProps}
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </Button>
          <Select
            label={WORD_TEXTS.kindOfLine(number)}
            className="h-10! w-22! gap-0.5! px-2! text-sm pointer-coarse:h-11!"
            value={line.kind}
            options={KIND_OPTIONS}
            onChange={(kind) => onChange({ ...line, kind })}
          />
          <div className="relative grid gap-1">
            <WordField
              isInRow
              hasMenu
              label={WORD_TEXTS.line(number)}
              value={line.text}
              error={errors.text}
              hint={hint}
              note={note}
              refused={refused.text}
              onChange={(text) => onChange({ ...line, text })}
              onActive={onActive}
            />
            {hasCondition && (
              <>
                <p className="flex items-center justify-between gap-3 text-sm text-muted">
                  <span aria-hidden="true">{WORD_TEXTS.condition}</span>
                  <Button
                    variant="link"
                    size="inline"
                    aria-label={WORD_TEXTS.removeCondition(number)}
                    onClick={({ currentTarget }) => {
                      setIsAsked(false);
                      onChange({ ...line, condition: '' });
                      currentTarget.closest('li')?.querySelector('textarea')?.focus();
                    }}
                  >
                    {WORD_TEXTS.remove}
                  </Button>
                </p>
                <WordField
                  isInRow
                  label={WORD_TEXTS.conditionOfLine(number)}
                  placeholder={WORD_TEXTS.condition}
                  value={line.condition}
                  error={errors.condition}
                  refused={refused.condition}
                  hasFocusAtFirst={isAsked}
                  onChange={(condition) => onChange({ ...line, condition })}
                />
              </>
            )}
            <div className="absolute top-0 right-0">
              <MenuButton
                label={WORD_TEXTS.moreForLine(number)}
                items={menuOf(props, hasCondition ? null : () => setIsAsked(true))}
              />
            </div>
          </div>
        </div>
      </FoldedWords>
    </li>
  );
}

function menuOf(
  { number, count, onMove, onRemove, onShow }: LineRowProps,
  onAddCondition: (() => void) | null,
): MenuItem[] {
  return [
    ...(number > 1 ? [{ label: WORD_TEXTS.moveUp, icon: ArrowUp, onPress: () => onMove(-1) }] : []),
    ...(number < count
      ? [{ label: WORD_TEXTS.moveDown, icon: ArrowDown, onPress: () => onMove(1) }]
      : []),
    ...(onAddCondition
      ? [{ label: WORD_TEXTS.addCondition, icon: Plus, onPress: onAddCondition }]
      : []),
    ...(onShow ? [{ label: WORD_TEXTS.showInPrompt, icon: TextSearch, onPress: onShow }] : []),
    { label: WORD_TEXTS.removeLine, icon: Trash2, onPress: onRemove },
  ];
}
