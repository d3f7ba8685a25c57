import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { LockedWord } from '#domain/brands/brand.ts';
import { TERMS_LENGTH_MAX } from '#domain/order/words.ts';
import { fieldsToCorrect } from '#web/features/create-video/correction/fields-in-note.ts';
import type { Problems } from '#web/features/create-video/order/checked-order.ts';
import { refusedWords } from '#web/features/create-video/verdict/select-words.ts';
import { FoldedWords } from '#web/features/create-video/words/folded-words.tsx';
import { LineList } from '#web/features/create-video/words/line-list.tsx';
import { lockedField } from '#web/features/create-video/words/locked-field.ts';
import { placesOf } from '#web/features/create-video/prompt/excerpt-places.ts';
import type { Place } from '#web/features/create-video/prompt/marked-pieces.ts';
import { ModelReading } from '#web/features/create-video/prompt/model-reading.tsx';
import { SignatureOffer } from '#web/features/create-video/signature/signature-offer.tsx';
import { SIGNATURE_TEXTS } from '#web/features/create-video/signature/texts.ts';
import { callsForDay } from '#web/features/create-video/word-checks/named-day.ts';
import { noHeadlineNote } from '#web/features/create-video/word-checks/no-headline.ts';
import { SpellingNote } from '#web/features/create-video/word-checks/spelling-note.tsx';
import { Suggestions } from '#web/features/create-video/words/suggestions.tsx';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import type { BriefReader } from '#web/features/create-video/prompt/use-brief.ts';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import { WordField } from '#web/features/create-video/words/word-field.tsx';
import {
  CARD_PARTS,
  withEdit,
  withPartReadAgain,
  wordsOf,
  type Card,
  type CardPart,
} from '#web/features/create-video/words/words-card.ts';

export interface BriefCardProps {
  readonly card: Card;
  /** Those that are shown. */
  readonly parts?: readonly CardPart[];
  /** The film as planned with these words; undefined before it is. */
  readonly storyboard: StoryboardBody | undefined;
  readonly reader: BriefReader;
  readonly problems: Problems;
  readonly verdict: VerdictBody | undefined;
  /** What the reviewer said of the rejected video that is corrected here. */
  readonly reviewNote?: string | undefined;
  readonly rejected?: unknown;
  readonly onChange: (card: Card) => void;
  readonly onShow: (place: Place) => void;
  /** Says which field is edited, such as `headline` or `lines.0`; null when none is. */
  readonly onActiveField: (field: string | null) => void;
}

type TextPart = Exclude<CardPart, 'lines'>;

/** The words of the film as values: read from the prompt, changed by hand, and shown to the letter. */
export function BriefCard(props: BriefCardProps) {
  const { card, storyboard, reader, onChange } = props;
  return (
    <section aria-labelledby="words-on-screen" className="@container/card grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="words-on-screen" className="font-display text-xl leading-tight font-semibold">
          {WORD_TEXTS.cardTitle}
        </h3>
        <p className="text-sm text-muted">{WORD_TEXTS.cardHint}</p>
      </div>
      <ModelReading reader={reader} />
      <SpellingNote card={card} corrections={reader.brief?.corrections} onChange={onChange} />
      <WordFields {...props} />
      {storyboard && <LegalLines {...storyboard.legal} />}
    </section>
  );
}

/** The fields of the card, without what is said about all of them. */
export function WordFields(props: BriefCardProps) {
  const { card, parts = CARD_PARTS, storyboard, reader, onChange, onActiveField } = props;
  const { words } = card;
  const { brief } = reader;
  const { hintOf, noteOf, errorOf, showOf, readAgain } = fieldStates(props);
  const found = refusedWords(props.verdict);
  const refusedIn = (text: string) => {
    // A line that was read begins with a capital letter, whatever the prompt has there.
    const lower = text.toLowerCase();
    const said = found.filter(
      ({ category, severity, excerpt }) =>
        placesOf({ category, severity, excerpt: excerpt.toLowerCase() }, lower).length > 0,
    );
    return said.length === 0
      ? undefined
      : WORD_TEXTS.notAllowed(said.map(({ excerpt }) => excerpt));
  };
  const valueOf = (part: TextPart) => words[part] ?? storyboard?.words.signature ?? '';
  const field = (part: TextPart) => ({
    label: WORD_TEXTS[part],
    value: valueOf(part),
    refused: refusedIn(valueOf(part)),
    error: errorOf(part),
    note: noteOf(part),
    hint: hintOf(part),
    onChange: (value: string) => onChange(withEdit(card, { [part]: value })),
    onActive: (isActive: boolean) => onActiveField(isActive ? part : null),
    onReadAgain: readAgain(part),
    onShow: showOf(part),
  });
  const folded = (part: TextPart) => ({
    label: WORD_TEXTS[part],
    text: valueOf(part),
    mustBeOpen: [refusedIn(valueOf(part)), errorOf(part), noteOf(part)].some(Boolean),
  });
  const locked = (part: LockedWord) => lockedField(card, part, brief?.lockedWords);
  return (
    <>
      {parts.includes('headline') && (
        <FoldedWords {...folded('headline')}>
          <WordField {...field('headline')} />
          <Suggestions
            label={WORD_TEXTS.headline}
            texts={brief?.suggestions.headlines ?? []}
            value={words.headline}
            onTake={(headline) => onChange(withEdit(card, { headline }))}
          />
        </FoldedWords>
      )}
      {parts.includes('lines') && (
        <LineList
          lines={words.lines}
          refusedIn={refusedIn}
          hintOf={hintOf}
          noteOf={noteOf}
          errorOf={errorOf}
          showOf={showOf}
          onChange={(lines) => onChange(withEdit(card, { lines }))}
          onReadAgain={readAgain('lines')}
          onActiveField={onActiveField}
        />
      )}
      <div className="grid items-start gap-3 empty:hidden md:@xs/card:grid-cols-2">
        {parts.includes('callToAction') && (
          <FoldedWords {...folded('callToAction')}>
            <WordField {...field('callToAction')} {...locked('callToAction')} />
            {locked('callToAction').isReadOnly !== true && (
              <Suggestions
                label={WORD_TEXTS.callToAction}
                texts={callsForDay(brief?.suggestions.callsToAction ?? [], words.lines)}
                value={words.callToAction}
                onTake={(callToAction) => onChange(withEdit(card, { callToAction }))}
              />
            )}
          </FoldedWords>
        )}
        {parts.includes('signature') && (
          <FoldedWords {...folded('signature')}>
            <WordField {...field('signature')} hint={houseNote(props)} {...locked('signature')} />
            {locked('signature').isReadOnly !== true && (
              <SignatureOffer
                value={field('signature').value}
                isOfHouse={!words.signature}
                onTake={(signature) => onChange(withEdit(card, { signature }))}
              />
            )}
          </FoldedWords>
        )}
      </div>
      {parts.includes('terms') && (
        <FoldedWords {...folded('terms')}>
          <WordField {...field('terms')} lengthMax={TERMS_LENGTH_MAX} />
        </FoldedWords>
      )}
    </>
  );
}

/** What stands on every film. */
function LegalLines({ ageMark, aiLabel, responsibleGambling }: StoryboardBody['legal']) {
  return (
    <p className="text-sm text-muted">
      {WORD_TEXTS.onEveryVideo(ageMark, aiLabel)}{' '}
      <q>
        <Unbroken text={responsibleGambling[0] ?? ''} />
      </q>
    </p>
  );
}

/** Who signs where neither the prompt nor a person named anybody. */
function houseNote({ card, storyboard }: BriefCardProps): string | undefined {
  if (card.words.signature) return undefined;
  const isUnsigned = card.words.signature === '' || storyboard?.words.signature === null;
  return isUnsigned ? SIGNATURE_TEXTS.nobodySigns : SIGNATURE_TEXTS.houseSigns;
}

/** What is to be said, and can be done, at each field. */
function fieldStates(props: BriefCardProps) {
  const { card, storyboard, reader, problems, reviewNote, onChange, onShow } = props;
  const toCorrect = fieldsToCorrect(reviewNote, props.rejected, card);
  const { brief, isCurrent } = reader;
  const noHeadline =
    storyboard && card.words.headline === '' && props.verdict?.decision !== 'block'
      ? noHeadlineNote(storyboard)
      : undefined;
  const isEdited = (field: string) => card.editedParts.some((part) => field.startsWith(part));
  return {
    hintOf: (field: string) => {
      if (field === 'headline') return noHeadline;
      return card.defaultFields.includes(field) && !isEdited(field)
        ? WORD_TEXTS.fromSettings
        : undefined;
    },
    noteOf: (field: string) => {
      if (toCorrect.includes(field)) {
        return wordsOf(card, field) ? WORD_TEXTS.toCorrect : WORD_TEXTS.toAdd;
      }
      return storyboard?.leftOut.includes(field)
        ? WORD_TEXTS.doesNotFit(Math.round(storyboard.durationSeconds))
        : undefined;
    },
    errorOf: (field: string) => problems[`words.${field}`],
    showOf: (field: string) => {
      const place = brief?.readFrom.find((read) => read.field === field);
      return place && isCurrent && !isEdited(field) ? () => onShow(place) : undefined;
    },
    readAgain: (part: CardPart) =>
      brief && isEdited(part) ? () => onChange(withPartReadAgain(card, part, brief)) : undefined,
  };
}
