import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { editIn, FoldedWords } from './folded-words.tsx';
import { WordField } from './word-field.tsx';

afterEach(() => vi.unstubAllGlobals());

function open({ isPhone = true, mustBeOpen = false }) {
  const list = {
    matches: isPhone,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  vi.stubGlobal('matchMedia', () => list);
  return renderScreen(
    <FoldedWords label="Headline" text="Velvet Hour" mustBeOpen={mustBeOpen}>
      <WordField label="Headline" value="Velvet Hour" onChange={() => undefined} />
    </FoldedWords>,
  );
}

it('is a line on a phone, and the field with its focus once it is pressed', async () => {
  const { user } = open({});
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Headline Velvet Hour' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Headline' }));
});

it('unfolds for those who are led to it', () => {
  open({});
  act(() => editIn(document.body));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Headline' }));
});

it('is open elsewhere, and where something in it has to be seen', () => {
  const { unmount } = open({ isPhone: false });
  screen.getByRole('textbox', { name: 'Headline' });
  unmount();
  open({ mustBeOpen: true });
  editIn(document.body);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Headline' }));
});
