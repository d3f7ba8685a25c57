import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';

interface SelectButtonProps {
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
}

/** Shows the boxes to tick where no pointer rests on a video to find them. */
export function SelectButton({ isSelecting, onSelecting }: SelectButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={isSelecting}
      className="aria-pressed:border-gilt not-pointer-coarse:hidden"
      onClick={() => onSelecting(!isSelecting)}
    >
      {isSelecting ? TEXTS.doneSelecting : TEXTS.selectSome}
    </Button>
  );
}
