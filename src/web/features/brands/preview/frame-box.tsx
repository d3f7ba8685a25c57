import { useState, type ReactNode } from 'react';

import { PresetPicture } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

interface FrameBoxProps {
  /** What the frame shows; its caption. */
  readonly label: string;
  readonly alt: string;
  /** An address; null while it is drawn, or where it cannot be. */
  readonly still: string | null;
  /** Whose picture stands there until the frame is drawn. */
  readonly waitingPreset: string;
  /** What can be said of the frame until then, over that picture. */
  readonly children?: ReactNode;
  readonly isDrawing: boolean;
}

/** A frame with its caption, which says so while the frame is drawn or where it cannot be. */
export function FrameBox(props: FrameBoxProps) {
  const { label, alt, still, waitingPreset, children, isDrawing } = props;
  const [lastStill, setLastStill] = useState(still);
  if (still && still !== lastStill) setLastStill(still);
  // What was drawn last stays until the next picture is there.
  const shown = still ?? (isDrawing ? lastStill : null);
  return (
    <figure className="grid gap-1.5">
      <div className="relative aspect-video overflow-hidden rounded-plaque border border-line bg-sunken">
        {shown ? (
          <img src={shown} alt={alt} className="size-full object-cover" />
        ) : (
          <>
            <PresetPicture
              preset={waitingPreset}
              sizes="20rem"
              className="size-full opacity-35 grayscale"
            />
            {isDrawing && children}
          </>
        )}
        {isDrawing && (
          <span className="evening absolute right-2 bottom-2 flex items-center gap-2 rounded-chip bg-page/85 px-2.5 py-1 text-xs">
            <Spinner />
            {TEXTS.drawing}
          </span>
        )}
        {!still && !isDrawing && (
          <span className="evening absolute inset-x-3 bottom-3 rounded-plaque bg-page/85 px-3 py-1.5 text-center text-sm">
            {TEXTS.noFrame}
          </span>
        )}
      </div>
      <figcaption className="text-sm text-muted">{label}</figcaption>
    </figure>
  );
}
