import type { TooltipSide } from '#web/ui/tooltip/tooltip.tsx';

const GAP_PIXELS = 6;
const EDGE_PIXELS = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (value: number, size: number, room: number) =>
  Math.max(EDGE_PIXELS, Math.min(value, room - size - EDGE_PIXELS));

/** Where a tooltip stands beside its anchor, always inside the window. */
export function placeTooltip(
  anchor: Box,
  { side, size, room }: { readonly side: TooltipSide; readonly size: Size; readonly room: Size },
): { readonly left: number; readonly top: number } {
  const middleX = anchor.left + (anchor.width - size.width) / 2;
  const middleY = anchor.top + (anchor.height - size.height) / 2;
  const above = anchor.top - size.height - GAP_PIXELS;
  const below = anchor.top + anchor.height + GAP_PIXELS;
  if (side === 'right') {
    const left = anchor.left + anchor.width + GAP_PIXELS;
    return {
      left: within(left, size.width, room.width),
      top: within(middleY, size.height, room.height),
    };
  }
  const isAbove = side === 'top' && above >= EDGE_PIXELS;
  return {
    left: within(middleX, size.width, room.width),
    top: isAbove ? above : within(below, size.height, room.height),
  };
}
