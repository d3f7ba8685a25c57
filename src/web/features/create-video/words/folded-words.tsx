import { PenLine, Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { IS_PHONE, useMedia } from '#web/ui/hooks/use-media.ts';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';

interface FoldedWordsProps {
  readonly label: string;
  readonly text: string;
  /** Something in it has to be seen. */
  readonly mustBeOpen: boolean;
  readonly children: ReactNode;
}

/** On a phone, one line that says what stands there, until somebody edits it. */
export function FoldedWords(props: FoldedWordsProps) {
  const { label, text, mustBeOpen, children } = props;
  const isPhone = useMedia(IS_PHONE);
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = useOnceTrue(isOpened || mustBeOpen);
  const place = useRef<HTMLDivElement>(null);

  function open() {
    flushSync(() => setIsOpened(true));
    place.current?.querySelector('textarea')?.focus();
  }

  if (!isPhone || isOpen) {
    return (
      <div ref={place} className="grid gap-3">
        {children}
      </div>
    );
  }
  const Icon = text === '' ? Plus : PenLine;
  return (
    <div ref={place}>
      <button
        type="button"
        aria-expanded={false}
        onClick={open}
        className="grid min-h-11 w-full grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-2 border-b border-line text-left text-sm"
      >
        <span className="text-muted">
          <span className="sr-only">{text === '' ? WORD_TEXTS.add : WORD_TEXTS.edit}</span> {label}
        </span>{' '}
        <span dir="auto" className="truncate text-base font-medium">
          {text}
        </span>
        <Icon aria-hidden="true" className="size-4 text-gilt" />
      </button>
    </div>
  );
}

/** Leads to the first field in `place`. */
export function editIn(place: HTMLElement | null): void {
  const box = place?.querySelector('textarea');
  if (box) box.focus();
  else place?.querySelector('button')?.click();
}
