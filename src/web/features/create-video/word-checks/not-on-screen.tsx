import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { BriefBody } from '#contracts/schemas/brief.ts';
import { LINE_KINDS, LINES_MAX } from '#domain/order/words.ts';
import { LINE_KIND_LABELS, WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import {
  withEdit,
  withOfferedLine,
  type Card,
} from '#web/features/create-video/words/words-card.ts';

/** Further ones come with a press: the film is in sight below them on a phone. */
const SHOWN_AT_FIRST = 3;

interface Offer {
  readonly label: string;
  readonly words: string;
  readonly taken: Card;
}

interface NotOnScreenProps {
  readonly card: Card;
  readonly suggestions: BriefBody['suggestions'];
  readonly onChange: (card: Card) => void;
}

/** What the film could show of the prompt and does not, added with one press. */
export function NotOnScreen({ card, suggestions, onChange }: NotOnScreenProps) {
  const list = useRef<HTMLUListElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isAll, setIsAll] = useState(false);
  const offers = offersOf(card, suggestions);
  const shown = isAll ? offers : offers.slice(0, SHOWN_AT_FIRST);
  const more = offers.length - shown.length;

  /** The button that was pressed goes: the focus comes to its neighbor, if there is one. */
  function handleTake({ taken }: Offer, index: number) {
    flushSync(() => {
      onChange(taken);
      setAnnouncement(WORD_TEXTS.addedToScreen);
    });
    focusOn(index);
  }

  /** The button that was pressed goes: the focus comes to the first of those it brings. */
  function handleMore() {
    flushSync(() => setIsAll(true));
    focusOn(SHOWN_AT_FIRST);
  }

  function focusOn(index: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? status.current)?.focus();
  }

  return (
    <div className="grid gap-1.5">
      {offers.length > 0 && (
        <>
          <p id="not-on-screen" className="text-sm text-muted">
            {WORD_TEXTS.notOnScreenYet}
          </p>
          <ul ref={list} aria-labelledby="not-on-screen" className="flex flex-wrap gap-1.5">
            {shown.map((offer, index) => (
              <li key={`${offer.label} ${offer.words}`} className="max-w-full">
                <OfferChip {...offer} onTake={() => handleTake(offer, index)} />
              </li>
            ))}
            {more > 0 && (
              <li>
                <button
                  type="button"
                  onClick={handleMore}
                  className="min-h-8 px-2 text-sm text-gilt underline decoration-gilt-line underline-offset-4 hover:decoration-gilt pointer-coarse:min-h-11"
                >
                  {WORD_TEXTS.more(more)}
                </button>
              </li>
            )}
          </ul>
        </>
      )}
      <p ref={status} tabIndex={-1} aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Lines alone, the offers first: headlines are suggested at their field. */
function offersOf(card: Card, { lines }: BriefBody['suggestions']): Offer[] {
  const shown = card.words.lines;
  const left =
    shown.length < LINES_MAX
      ? lines.filter(({ text }) => !shown.some((line) => line.text.includes(text)))
      : [];
  const byKind = LINE_KINDS.flatMap((kind) => left.filter((line) => line.kind === kind));
  return byKind.map((line) => ({
    label: LINE_KIND_LABELS[line.kind],
    words: line.condition === null ? line.text : `${line.text} ${line.condition}`,
    taken: withEdit(card, { lines: withOfferedLine(shown, line) }),
  }));
}

interface OfferChipProps extends Pick<Offer, 'label' | 'words'> {
  readonly onTake: () => void;
}

function OfferChip({ label, words, onTake }: OfferChipProps) {
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex min-h-8 max-w-full items-baseline gap-1.5 rounded-chip border border-gilt-line px-3 py-1 text-left text-sm text-muted hover:border-gilt hover:text-ink pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      <Plus aria-hidden="true" className="size-3.5 shrink-0 self-center text-gilt" />
      <span className="sr-only">{WORD_TEXTS.add}</span>{' '}
      <span className="font-semibold">{label}</span>{' '}
      <span dir="auto" className="min-w-0 text-ink wrap-anywhere">
        {words}
      </span>
    </button>
  );
}
