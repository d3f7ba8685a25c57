import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';

const AXES = {
  y: { steps: { ArrowUp: -1, ArrowDown: 1 }, start: 'top', end: 'bottom', at: 'clientY' },
  x: { steps: { ArrowLeft: -1, ArrowRight: 1 }, start: 'left', end: 'right', at: 'clientX' },
} as const satisfies Record<
  string,
  { steps: Readonly<Record<string, number>>; [name: string]: unknown }
>;
type Axis = keyof typeof AXES;

/**
 * Moves the items of a list by a handle: dragged by mouse or finger, or with the arrow keys. The list
 * holds the pointer, because a moved item leaves the page for a moment.
 */
export function useReorder(onMove: (from: number, to: number) => void, axis: Axis = 'y') {
  const { start, end, at } = AXES[axis];
  const steps: Readonly<Record<string, number>> = AXES[axis].steps;
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  function handlePointerMove(event: PointerEvent) {
    const place = event[at];
    const from = dragged.current;
    const items = [...(list.current?.children ?? [])];
    if (from === null) return;
    const to = items.findIndex((item) => {
      const box = item.getBoundingClientRect();
      return place >= box[start] && place <= box[end];
    });
    if (to === -1 || to === from || !isPastMiddle(items[to], place, to > from)) return;
    dragged.current = to;
    onMove(from, to);
  }

  /** Items differ in size: without this a dragged one would jump to and fro. */
  function isPastMiddle(item: Element | undefined, place: number, isForwards: boolean): boolean {
    const box = item?.getBoundingClientRect();
    const middle = box ? (box[start] + box[end]) / 2 : 0;
    return isForwards ? place >= middle : place <= middle;
  }

  function handlePointerEnd() {
    dragged.current = null;
  }

  return {
    listProps: {
      ref: list,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
    },
    handleProps: (index: number) => ({
      onPointerDown: ({ pointerId }: PointerEvent) => {
        dragged.current = index;
        list.current?.setPointerCapture(pointerId);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        focusNext.current = event.currentTarget.id;
        onMove(index, index + step);
      },
    }),
  };
}
