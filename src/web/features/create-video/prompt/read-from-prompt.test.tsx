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

it.each([
  [{ kind: 'sea', time: 'day' } as const, 'sea by day'],
  [{ kind: 'sea', time: 'night', weather: 'storm' } as const, 'sea at night in a storm'],
  [
    { kind: 'mountains', time: 'day', isSnowCovered: true } as const,
    'snow-covered mountains by day',
  ],
  [{ kind: 'city', time: 'dawn', position: 'end' } as const, 'city at dawn, at the end'],
])('says which landscape the film shows: %j', (landscape, words) => {
  open(landscape);
  const name = `Show the landscape from your prompt: ${words}`;
  expect(screen.queryByRole('checkbox', { name })).not.toBeNull();
});

it('offers nothing where the prompt describes no landscape', () => {
  open('none');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
