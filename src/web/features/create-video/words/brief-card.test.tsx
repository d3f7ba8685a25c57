import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { BriefCard } from './brief-card.tsx';
import type { BriefReader } from '#web/features/create-video/prompt/use-brief.ts';
import { EMPTY_CARD, withReading, type Card } from './words-card.ts';

const BRIEF: BriefBody = {
  language: 'en',
  words: {
    headline: 'Velvet Huor',
    lines: [{ kind: 'offer', text: 'Dinner for two', condition: 'hotel guests only' }],
    callToAction: null,
    terms: null,
  },
  readFrom: [{ field: 'headline', start: 10, end: 21 }],
  corrections: [{ field: 'headline', from: 'Huor', to: 'Hour' }],
  readBy: 'local',
  hasModel: true,
  modelName: 'small-model',
  suggestions: {
    headlines: ['The night is set'],
    callsToAction: ['Plan your visit', 'Book your evening'],
    dates: [],
    lines: [
      { kind: 'note', text: 'Live jazz', condition: null },
      { kind: 'offer', text: 'Free parking', condition: 'until nine' },
    ],
  },
};

const readWithModel = vi.fn<BriefReader['readWithModel']>(async () => ({
  ...BRIEF,
  readBy: 'model',
}));
const READER: BriefReader = {
  brief: BRIEF,
  isCurrent: true,
  isReading: false,
  readNow: async () => BRIEF,
  readWithModel,
  isModelReading: false,
};

function openCard(
  card = withReading(EMPTY_CARD, BRIEF),
  verdict?: VerdictBody,
  storyboard?: StoryboardBody,
) {
  const seen: { card: Card; active: (string | null)[] } = {
    card,
    active: [],
  };
  function Holder() {
    const [card, setCard] = useState(seen.card);
    seen.card = card;
    return (
      <BriefCard
        card={card}
        storyboard={storyboard}
        reader={READER}
        verdict={verdict}
        problems={{ 'words.callToAction': 'Too long' }}
        onChange={setCard}
        onShow={() => undefined}
        onActiveField={(field) => seen.active.push(field)}
      />
    );
  }
  return { seen, ...renderScreen(<Holder />) };
}

it('takes a suggestion for an empty field with one press, and none over words of one’s own', async () => {
  const { seen, user } = openCard();
  expect(screen.queryByRole('list', { name: 'Suggestions: headline' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Plan your visit' }));
  expect(seen.card.words.callToAction).toBe('Plan your visit');
  expect(seen.card.editedParts).toEqual(['callToAction']);
  await user.click(screen.getByRole('button', { name: 'Book your evening' }));
  expect(seen.card.words.callToAction).toBe('Book your evening');
});

it('offers headlines for an empty field, the likeliest first', () => {
  const { headlines } = BRIEF.suggestions;
  BRIEF.suggestions.headlines = [...headlines, 'Dinner at nine'];
  openCard(withReading(EMPTY_CARD, { ...BRIEF, words: { ...BRIEF.words, headline: null } }));
  const list = screen.getByRole('list', { name: 'Suggestions: headline' });
  expect(list.textContent).toBe('Suggestions:The night is setDinner at nine');
});

it('leads to the text of a line whose condition is removed', async () => {
  const { seen, user } = openCard();
  await user.click(screen.getByRole('button', { name: 'Remove condition of line 1' }));
  expect(seen.card.words.lines[0]?.condition).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line 1' }));
});

it('offers a correction, which changes nothing until it is taken', async () => {
  const { seen, user } = openCard();
  expect(seen.card.words.headline).toBe('Velvet Huor');
  await user.click(screen.getByRole('button', { name: 'Correct Huor to Hour' }));
  expect(seen.card.words.headline).toBe('Velvet Hour');
  expect(screen.queryByRole('list', { name: 'Spelling' })).toBeNull();
});

it('says what leaves the server, and asks the model on a press alone', async () => {
  const { user } = openCard();
  screen.getByText(/sent to small-model, outside this server/);
  expect(readWithModel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Read with small-model' }));
  expect(readWithModel).toHaveBeenCalledOnce();
});

it('says which field is edited, and keeps a piece in one line', async () => {
  const { seen, user } = openCard();
  const headline = screen.getByRole('textbox', { name: 'Headline' });
  await user.click(headline);
  expect(seen.active.at(-1)).toBe('headline');
  await user.keyboard('!{Enter}?');
  expect(seen.card.words.headline).toBe('Velvet Huor!?');
  await user.click(screen.getByRole('textbox', { name: 'Line 1' }));
  expect(seen.active.at(-1)).toBe('lines.0');
});

it('shows what is wrong with a piece beside it', () => {
  openCard();
  const call = screen.getByRole('textbox', { name: 'Call to action' });
  expect(call.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Too long');
});

it('says at its field which words are refused, and nothing where their letters are within others', () => {
  const finding = { category: 'guaranteed_win', severity: 'block', message: '', suggestion: '' };
  const look = (excerpt: string) => {
    const verdict = { decision: 'block', findings: [{ ...finding, excerpt }] } as VerdictBody;
    const { unmount } = openCard(withReading(EMPTY_CARD, BRIEF), verdict);
    const line = screen.getByRole('textbox', { name: 'Line 1' });
    const isInvalid = line.getAttribute('aria-invalid');
    const told = screen.queryByText(`Not allowed: “${excerpt}”`);
    unmount();
    return [isInvalid, told !== null];
  };
  expect(look('Dinner')).toEqual(['true', true]);
  expect(look('inner')).toEqual([null, false]);
});

it('says at an empty headline what the film shows instead', () => {
  const film = {
    words: { headline: null, signature: null },
    shots: [{ words: [{ role: 'when', text: 'Friday 9 pm' }] }],
    leftOut: [],
    legal: { ageMark: '21+', aiLabel: 'AI-generated', responsibleGambling: [] },
  } as unknown as StoryboardBody;
  const read = withReading(EMPTY_CARD, { ...BRIEF, words: { ...BRIEF.words, headline: null } });
  openCard(read, undefined, film);
  const description = 'No headline: the first text on screen is “Friday 9 pm”';
  expect(screen.getByRole('textbox', { name: 'Headline', description })).toBeDefined();
});

it('says which words are the settings’, until a person writes others', async () => {
  const defaults = { defaultVenueLine: 'Golden Spur', defaultCallToAction: 'Book now' };
  const { user } = openCard(withReading(EMPTY_CARD, BRIEF, defaults));
  expect(screen.getAllByText('From your organization’s settings.')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: 'Line 2' }), ', Reno');
  expect(screen.getAllByText('From your organization’s settings.')).toHaveLength(1);
});

it('moves, limits and removes a line by the menu of its row', async () => {
  const lines = ['Dinner for two', 'Friday 9 pm', 'Free parking'];
  const { seen, user } = openCard(
    withReading(EMPTY_CARD, {
      ...BRIEF,
      words: {
        ...BRIEF.words,
        lines: lines.map((text) => ({ kind: 'offer', text, condition: null })),
      },
    }),
  );
  const texts = () => seen.card.words.lines.map(({ text }) => text);
  async function choose(line: number, item: string) {
    await user.click(screen.getByRole('button', { name: `More actions for line ${line}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }
  await user.click(screen.getByRole('button', { name: 'More actions for line 1' }));
  await screen.findByRole('menu', { name: 'More actions for line 1' });
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  await user.keyboard('{Escape}');
  await choose(2, 'Move up');
  expect(texts()).toEqual(['Friday 9 pm', 'Dinner for two', 'Free parking']);
  await choose(3, 'Add condition');
  await user.keyboard('members only');
  expect(seen.card.words.lines[2]?.condition).toBe('members only');
  await choose(1, 'Remove line');
  expect(texts()).toEqual(['Dinner for two', 'Free parking']);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add line' })),
  );
});

it('offers to sign all videos with a name that a person wrote, not with that of the brand', async () => {
  const film = {
    words: { signature: 'Rivera Palace' },
    leftOut: [],
    legal: { ageMark: '21+', aiLabel: 'AI-generated', responsibleGambling: [] },
  } as unknown as StoryboardBody;
  const { user } = openCard(withReading(EMPTY_CARD, BRIEF), undefined, film);
  act(() => updateOrganization({ name: "dealer's Organization" }));
  const signature = screen.getByRole('textbox', { name: 'Sign-off' });
  expect(signature).toHaveProperty('value', 'Rivera Palace');
  expect(screen.queryByRole('button', { name: /^End all/ })).toBeNull();
  await user.type(signature, 's');
  expect(screen.getByRole('button', { name: /^End all/ }).textContent).toContain('Rivera Palaces');
});
