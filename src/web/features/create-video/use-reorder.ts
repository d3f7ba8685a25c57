import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves the items of a list by a handle: dragged by mouse or finger, or with the arrow keys. The list
 * holds the pointer, because a moved item leaves the page for a moment.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  function handlePointerMove({ clientY }: PointerEvent) {
    const from = dragged.current;
    const items = [...(list.current?.children ?? [])];
    if (from === null) return;
    const to = items.findIndex((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return clientY >= top && clientY <= bottom;
    });
    if (to === -1 || to === from || !isPastMiddle(items[to], clientY, to > from)) return;
    dragged.current = to;
    onMove(from, to);
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
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        focusNext.current = event.currentTarget.id;
        onMove(index, index + step);
      },
    }),
    /** Moves an item, and keeps the focus on the button with this id. */
    moveFrom: (buttonId: string, from: number, to: number) => {
      focusNext.current = buttonId;
      onMove(from, to);
    },
  };
}

/** Items differ in height: without this a dragged one would jump to and fro. */
function isPastMiddle(item: Element | undefined, clientY: number, isDownwards: boolean): boolean {
  const { top = 0, height = 0 } = item?.getBoundingClientRect() ?? {};
  const middle = top + height / 2;
  return isDownwards ? clientY >= middle : clientY <= middle;
}
