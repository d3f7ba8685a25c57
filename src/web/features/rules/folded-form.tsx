import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { TEXTS } from '#web/features/rules/texts.ts';
import { Button } from '#web/ui/button.tsx';

interface FoldedFormProps {
  /** Of the button that opens the form. */
  readonly label: string;
  /** The form; `close` folds it again, `cancel` stands beside its button. */
  readonly children: (parts: {
    readonly close: () => void;
    readonly cancel: ReactNode;
  }) => ReactNode;
}

/** A form that is there once it is asked for; the focus goes into it, and back when it is folded. */
export function FoldedForm({ label, children }: FoldedFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) wasOpened.current = true;
    if (wasOpened.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isOpen]);
  const close = () => setIsOpen(false);
  const cancel = (
    <Button variant="quiet" onClick={close}>
      {TEXTS.cancel}
    </Button>
  );
  return (
    <div ref={place} className={isOpen ? 'w-full rounded-plaque bg-page p-4 sm:p-5' : undefined}>
      {isOpen ? (
        children({ close, cancel })
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {label}
        </Button>
      )}
    </div>
  );
}
