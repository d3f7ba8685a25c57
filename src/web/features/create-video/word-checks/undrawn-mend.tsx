import { undrawnIn, withoutCharacters } from '#web/features/create-video/word-checks/undrawn.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { Button } from '#web/ui/button.tsx';

interface UndrawnMendProps {
  readonly label: string;
  readonly value: string;
  readonly onMend: (value: string) => void;
}

/** Takes out with one press what no font of the videos draws; nothing where all of it is drawn. */
export function UndrawnMend({ label, value, onMend }: UndrawnMendProps) {
  const undrawn = undrawnIn(value);
  if (undrawn.length === 0) return null;
  const signs = undrawn.join(' ');
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={WORD_TEXTS.removeSignsFrom(signs, label)}
      onClick={() => onMend(withoutCharacters(value, undrawn))}
    >
      {WORD_TEXTS.removeSigns(signs)}
    </Button>
  );
}
