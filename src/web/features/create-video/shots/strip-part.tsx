import { ArrowLeft, ArrowRight, PenLine } from 'lucide-react';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { SHOT_TEXTS } from '#web/features/create-video/shots/texts.ts';
import { STEPS } from '#web/features/create-video/shots/strip-parts.ts';
import { editIn } from '#web/features/create-video/words/folded-words.tsx';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import type { MenuItem } from '#web/site/menu-item.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const MenuPanel = lateComponent(async () => (await import('#web/site/menu-panel.tsx')).MenuPanel, {
  isOverlay: true,
});

/** The element of a line in the strip. */
export const partId = (line: CardLine) => `part-${line.id}`;

export interface LinePartProps {
  readonly line: CardLine;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** How far it is dragged, in pixels; null where it is not. */
  readonly draggedBy: number | null;
  readonly dragProps: ComponentProps<'button'>;
  readonly isAfterDrag: () => boolean;
  readonly onMove: (to: number) => void;
}

/** A line in the strip: dragged to another shot, moved by arrow keys, or by the menu that a press opens. */
export function LinePart(props: LinePartProps) {
  const { line, index, draggedBy, dragProps, isAfterDrag, onMove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    dragProps.onKeyDown?.(event);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        id={partId(line)}
        dir="auto"
        title={SHOT_TEXTS.movePart}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        style={draggedBy === null ? undefined : { transform: `translateX(${draggedBy}px)` }}
        className={classNames(
          'line-clamp-3 w-full rounded-[4px] border border-dashed border-line-strong px-1.5 py-1 text-left font-medium wrap-anywhere select-none hover:border-gilt hover:bg-raised',
          draggedBy === null ? 'cursor-grab' : 'relative z-1 cursor-grabbing bg-raised shadow-lg',
        )}
        {...dragProps}
        onPointerEnter={MenuPanel.preload}
        onKeyDown={handleKeyDown}
        onClick={() => !isAfterDrag() && setIsOpen((was) => !was)}
      >
        {line.text}
      </button>
      {isOpen && (
        <MenuPanel
          label={SHOT_TEXTS.moreForPart(line.text)}
          items={menuOf(props)}
          opener={opener}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function menuOf({ line, index, count, onMove }: LinePartProps): MenuItem[] {
  const earlier = { label: SHOT_TEXTS.moveEarlier, icon: ArrowLeft };
  const later = { label: SHOT_TEXTS.moveLater, icon: ArrowRight };
  return [
    ...(index > 0 ? [{ ...earlier, onPress: () => onMove(index - 1) }] : []),
    ...(index < count - 1 ? [{ ...later, onPress: () => onMove(index + 1) }] : []),
    { label: SHOT_TEXTS.editPart, icon: PenLine, onPress: () => focusField(line) },
  ];
}

/** On the card, where the text of the line is written. */
function focusField({ id }: CardLine): void {
  editIn(document.getElementById(`line-${id}`));
}
