import { expect, it } from 'vitest';

import type { BriefBody } from '#contracts/schemas/brief.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { withEdit } from '#web/features/create-video/words/words-card.ts';

import { mendOf } from './remedies.ts';

const VALUES = initialValues(null);
const SUGGESTIONS: BriefBody['suggestions'] = {
  headlines: ['Grand opening', 'The Velvet Wheel'],
  callsToAction: ['Reserve your seat'],
  lines: [
    { kind: 'offer', text: 'free buffet', condition: 'for the first 100 guests' },
    { kind: 'where', text: 'the Rivera Palace', condition: null },
  ],
  dates: ['May 3'],
};

const wordsAfter = (remedy: Parameters<typeof mendOf>[0]) =>
  mendOf(remedy, VALUES, SUGGESTIONS)?.changes.card?.words;

it('takes words of the prompt for what the film does not show', () => {
  expect(wordsAfter('headline')?.headline).toBe('Grand opening');
  expect(wordsAfter('callToAction')?.callToAction).toBe('Reserve your seat');
  expect(wordsAfter('where')?.lines).toMatchObject([{ kind: 'where', text: 'the Rivera Palace' }]);
  expect(wordsAfter('when')?.lines).toMatchObject([{ kind: 'when', text: 'May 3' }]);
});

it('says of words that it puts in place of others that it uses them', () => {
  const labelWith = (callToAction: string) => {
    const card = withEdit(VALUES.card, { callToAction });
    return mendOf('callToAction', { ...VALUES, card }, SUGGESTIONS)?.label;
  };
  expect(labelWith('')).toBe('Add “Reserve your seat”');
  expect(labelWith('Join us tonight')).toBe('Use “Reserve your seat”');
});

it('puts no call for tonight on a film about another day', () => {
  const calls = { ...SUGGESTIONS, callsToAction: ['Join us tonight', 'Reserve your seat'] };
  const labelOn = (text: string) => {
    const lines = [{ id: 'when', kind: 'when', text, condition: '' } as const];
    const card = withEdit(VALUES.card, { lines });
    return mendOf('callToAction', { ...VALUES, card }, calls)?.label;
  };
  expect(labelOn('Friday night')).toBe('Add “Reserve your seat”');
  expect(labelOn('Tonight, 9 PM')).toBe('Add “Join us tonight”');
});

it('fills an empty film with an offer and its condition', () => {
  expect(mendOf('anyLine', VALUES, SUGGESTIONS)?.label).toBe(
    'Add “free buffet for the first 100 guests”',
  );
});

it('offers nothing where the prompt says nothing, or it is shown already', () => {
  const none = { headlines: [], callsToAction: [], lines: [], dates: [] };
  expect(mendOf('headline', VALUES, none)).toBeNull();
  expect(mendOf('when', VALUES, undefined)).toBeNull();
  const { card } = mendOf('where', VALUES, SUGGESTIONS)?.changes ?? {};
  expect(mendOf('where', { ...VALUES, ...(card && { card }) }, SUGGESTIONS)).toBeNull();
});

it('makes the film longer, up to the longest', () => {
  expect(mendOf('makeLonger', { ...VALUES, duration: 10 }, SUGGESTIONS)?.changes.duration).toBe(15);
  expect(mendOf('makeLonger', { ...VALUES, duration: 60 }, SUGGESTIONS)).toBeNull();
});
