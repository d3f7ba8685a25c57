import { beforeAll, describe, expect, it } from 'vitest';

import type { BriefBody } from '#contracts/schemas/brief.ts';
import { LINES_MAX } from '#domain/order/words.ts';
import { loadNamedDay } from '#web/features/create-video/word-checks/late-named-day.ts';
import {
  EMPTY_CARD,
  lineFields,
  orderedWords,
  withEdit,
  withMovedLine,
  withNewLine,
  withNothingRead,
  withPartReadAgain,
  withReading,
} from '#web/features/create-video/words/words-card.ts';

const NOTHING = { headline: null, lines: [], callToAction: null, terms: null };
const DINNER = { kind: 'offer', text: 'Dinner for two', condition: 'hotel guests only' } as const;
const FRIDAY = { kind: 'when', text: 'Friday 9 pm', condition: null } as const;
const READ = { ...NOTHING, headline: 'Velvet Hour', lines: [DINNER, FRIDAY] };
const reading = (words: BriefBody['words']) => ({ language: 'en', words });

describe('a card after a reading', () => {
  it('holds what was read as values, and sends just that', () => {
    const card = withReading(EMPTY_CARD, reading(READ));
    expect(card.words.headline).toBe('Velvet Hour');
    expect(card.words.lines.map(({ text }) => text)).toEqual(['Dinner for two', 'Friday 9 pm']);
    expect(orderedWords(card)).toEqual(READ);
  });

  it('keeps what a person wrote and follows the prompt in the rest', () => {
    const edited = withEdit(withReading(EMPTY_CARD, reading(READ)), { headline: 'Midnight Hour' });
    const card = withReading(
      edited,
      reading({ ...READ, headline: 'Noon', callToAction: 'Book now' }),
    );
    expect(card.words).toMatchObject({ headline: 'Midnight Hour', callToAction: 'Book now' });
    expect(card.editedParts).toEqual(['headline']);
  });

  it('keeps emptied what a person emptied', () => {
    const edited = withEdit(withReading(EMPTY_CARD, reading(READ)), { headline: '', lines: [] });
    expect(orderedWords(withReading(edited, reading({ ...READ, terms: '18 nights' })))).toEqual({
      ...NOTHING,
      terms: '18 nights',
    });
  });

  it('counts as read what a person wrote just as it is read', () => {
    const written = withEdit(EMPTY_CARD, {
      lines: [
        { ...DINNER, id: 'own-1' },
        { ...FRIDAY, id: 'own-2', condition: '' },
      ],
    });
    expect(withReading(written, reading(READ)).editedParts).toEqual([]);
  });

  it('holds one part as read again, and no other', () => {
    const edited = withEdit(withReading(EMPTY_CARD, reading(READ)), {
      headline: 'Noon',
      terms: 'Soon',
    });
    const card = withPartReadAgain(edited, 'headline', reading(READ));
    expect(card.words).toMatchObject({ headline: 'Velvet Hour', terms: 'Soon' });
    expect(card.editedParts).toEqual(['terms']);
  });

  it('lets go of what was read when the prompt is emptied', () => {
    const edited = withEdit(withReading(EMPTY_CARD, reading(READ)), { terms: 'Soon' });
    expect(withNothingRead(edited).words).toEqual({ ...EMPTY_CARD.words, terms: 'Soon' });
    expect(orderedWords(withNothingRead(EMPTY_CARD))).toBeUndefined();
  });
});

describe('the call to action', () => {
  beforeAll(loadNamedDay);

  const suggestions = {
    lines: [],
    headlines: [],
    callsToAction: ['Come tonight', 'Book your evening'],
    dates: [],
  };
  const lines = [FRIDAY];
  const tonight = { defaultCallToAction: 'Join us tonight' };
  const read = { ...reading({ ...NOTHING, lines }), suggestions };

  it('goes with the day of the prompt where nobody asked for another, until a person does', () => {
    const card = withReading(EMPTY_CARD, read, tonight);
    expect(card.words.callToAction).toBe('Book your evening');
    expect(card.defaultFields).toEqual([]);
    const edited = withEdit(card, { callToAction: 'Join us tonight' });
    expect(withReading(edited, read, tonight).words.callToAction).toBe('Join us tonight');
    const moved = withEdit(card, { lines: [] });
    expect(withReading(moved, read, tonight).words.callToAction).toBe('Join us tonight');
  });

  it('stays as the prompt or the brand says, or where no other is suggested', () => {
    const callIn = (more: object) =>
      withReading(EMPTY_CARD, { ...read, ...more }, tonight).words.callToAction;
    expect(callIn({ readFrom: [{ field: 'callToAction', start: 0, end: 5 }] })).toBe(
      'Join us tonight',
    );
    expect(callIn({ lockedWords: [{ field: 'callToAction' }] })).toBe('Join us tonight');
    expect(callIn({ suggestions: undefined })).toBe('Join us tonight');
  });
});

describe('who signs', () => {
  it.each([
    ['the house where nobody is named', NOTHING, undefined],
    ['nobody where the prompt wants nobody', { ...NOTHING, signature: null }, null],
    ['whom the prompt names', { ...NOTHING, signature: 'Grand Aurora' }, 'Grand Aurora'],
  ])('is %s', (_who, read, sent) => {
    expect(orderedWords(withReading(EMPTY_CARD, reading(read)))?.signature).toBe(sent);
  });

  it('is nobody once the field was emptied', () => {
    const card = withEdit(withReading(EMPTY_CARD, reading(NOTHING)), { signature: '' });
    expect(orderedWords(card)?.signature).toBeNull();
  });
});

describe('the lines', () => {
  const { lines } = withReading(EMPTY_CARD, reading(READ)).words;

  it('are at most as many as a film takes', () => {
    const full = Array.from({ length: LINES_MAX + 2 }).reduce<typeof lines>(withNewLine, lines);
    expect(full).toHaveLength(LINES_MAX);
    expect(new Set(full.map(({ id }) => id)).size).toBe(LINES_MAX);
  });

  it('move within the list and not out of it', () => {
    expect(withMovedLine(lines, 1, 0).map(({ text }) => text)).toEqual([
      'Friday 9 pm',
      'Dinner for two',
    ]);
    expect(withMovedLine(lines, 0, -1)).toBe(lines);
    expect(withMovedLine(lines, 1, 2)).toBe(lines);
  });

  it('without text are not sent, and the others keep their names in the answer', () => {
    const blank = { id: 'own', kind: 'note', text: ' ', condition: 'guests' } as const;
    const card = withEdit(EMPTY_CARD, { lines: [blank, ...lines] });
    expect(orderedWords(card)?.lines).toEqual([DINNER, FRIDAY]);
    expect(lineFields(card.words.lines)).toEqual([undefined, 'lines.0', 'lines.1']);
  });
});
