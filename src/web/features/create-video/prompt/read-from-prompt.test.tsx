import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { SetFromPrompt } from './read-from-prompt.tsx';

const VALUES = { editedControls: [], crowdDensity: 'medium', hidesLandscape: false } as const;
type Look = Parameters<typeof SetFromPrompt>[0]['brief']['look'];
const open = (landscape: NonNullable<Look>['landscape']) => {
  const onChange = vi.fn<(changes: object) => void>();
  const brief = { look: { landscape }, readFrom: [] };
  const screenOf = renderScreen(
    <SetFromPrompt brief={brief} values={VALUES} people={undefined} onChange={onChange} />,
  );
  return { onChange, ...screenOf };
};

it('lets the landscape of the prompt be left out', async () => {
  const { onChange, user } = open({ kind: 'lake', time: 'dawn' });
  const box = screen.getByRole('checkbox', { name: /lake at dawn/ });
  expect(box).toHaveProperty('checked', true);
  await user.click(box);
  expect(onChange).toHaveBeenCalledWith({ hidesLandscape: true });
});

it('says the time of a landscape by day', () => {
  open({ kind: 'lake', time: 'day' });
  screen.getByRole('checkbox', { name: /lake by day/ });
});

it('offers nothing where the prompt describes no landscape', () => {
  open('none');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
