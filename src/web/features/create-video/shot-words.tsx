import { ChevronLeft, ChevronRight, GripVertical } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { classNames } from '#web/ui/class-names.ts';

type Words = StoryboardBody['shots'][number]['words'][number];

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const;
const DRAGGED = 'application/x-casinoreel-words';

export interface Mover {
  readonly order: readonly string[];
  readonly onMove: (key: string, index: number) => void;
}

function MoveButton({
  word,
  step,
  mover,
}: {
  readonly word: Words & { readonly key: string };
  readonly step: -1 | 1;
  readonly mover: Mover;
}) {
  const index = mover.order.indexOf(word.key) + step;
  const isPossible = index >= 0 && index < mover.order.length;
  const Icon = step < 0 ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      data-move={`${word.key} ${step}`}
      aria-label={`Move “${word.text}” ${step < 0 ? 'earlier' : 'later'}`}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && mover.onMove(word.key, index)}
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-plaque text-muted hover:bg-raised hover:text-ink',
        !isPossible && 'opacity-30',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

/** Words of a shot that can be told earlier or later: by their buttons, arrow keys, or dragged. */
export function MovableWords({
  word,
  mover,
}: {
  readonly word: Words & { readonly key: string };
  readonly mover: Mover;
}) {
  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key as keyof typeof STEPS];
    if (step === undefined) return;
    event.preventDefault();
    mover.onMove(word.key, mover.order.indexOf(word.key) + step);
  }

  function handleDragStart(event: DragEvent) {
    event.dataTransfer.setData(DRAGGED, word.key);
    event.dataTransfer.effectAllowed = 'move';
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same without a mouse
    <div
      draggable
      onDragStart={handleDragStart}
      onKeyDown={handleKeyDown}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged !== '') mover.onMove(dragged, mover.order.indexOf(word.key));
      }}
      className="flex cursor-grab flex-wrap items-start gap-1 rounded-plaque border border-line bg-surface py-1 pr-0.5 pl-1 active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      <p className="min-w-0 grow basis-20 py-0.5 font-medium break-words">{word.text}</p>
      <span className="flex flex-wrap justify-end">
        <MoveButton word={word} step={-1} mover={mover} />
        <MoveButton word={word} step={1} mover={mover} />
      </span>
    </div>
  );
}
