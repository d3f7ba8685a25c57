import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** A shorter way is a press. */
const DRAG_PIXELS_MIN = 6;

export interface PartDrag {
  /** The line that is dragged. */
  readonly line: number;
  /** How far, in pixels. */
  readonly by: number;
  /** The shot below the pointer. */
  readonly shot: number | null;
}

/**
 * Drags a part of the strip to another shot by mouse or pen; a finger scrolls the strip instead.
 * Escape takes it back.
 */
export function usePartDrag(
  list: RefObject<HTMLOListElement | null>,
  onDrop: (line: number, shot: number) => void,
) {
  const [drag, setDrag] = useState<PartDrag | null>(null);
  const begun = useRef<{ readonly line: number; readonly x: number } | null>(null);
  const wasDragged = useRef(false);

  function shotAt(x: number): number | null {
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const index = boxes.findIndex(({ left, right }) => x >= left && x <= right);
    return index === -1 ? null : index;
  }

  function end() {
    begun.current = null;
    setDrag(null);
  }

  return {
    drag,
    /** Whether the click that follows a drag is to be passed over. */
    isAfterDrag: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
    partProps: (line: number) => ({
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false;
        if (event.pointerType === 'touch' || event.button !== 0) return;
        begun.current = { line, x: event.clientX };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        const { current } = begun;
        if (current?.line !== line) return;
        const by = clientX - current.x;
        if (drag || Math.abs(by) >= DRAG_PIXELS_MIN) setDrag({ line, by, shot: shotAt(clientX) });
      },
      onPointerUp: () => {
        if (drag && drag.shot !== null) onDrop(drag.line, drag.shot);
        if (drag) wasDragged.current = true;
        end();
      },
      onPointerCancel: end,
      onKeyDown: ({ key }: KeyboardEvent) => {
        const isEscape = key === 'Escape';
        // A line that has come to another shot gets no click; its next key is no end of a drag.
        wasDragged.current = isEscape && (wasDragged.current || drag !== null);
        if (isEscape) end();
      },
    }),
  };
}
