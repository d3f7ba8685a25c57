import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { teamRoutes } from '#contracts/routes/team.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { JobFilterBar } from './job-filter-bar.tsx';
import { NO_FILTER } from './job-filter.ts';

function Bar() {
  const [filter, setFilter] = useState({ ...NO_FILTER, preset: 'roulette', author: 'former_one' });
  return (
    <JobFilterBar
      filter={filter}
      onChange={(next) => setFilter({ ...filter, ...next })}
      view="grid"
      onView={() => undefined}
    />
  );
}

it('shows each filter of the panel as one to remove, and offers the people as authors', async () => {
  const api = startFakeApi();
  api.on(teamRoutes.members, () => [exampleLogin('owner').user]);
  const { user } = renderScreen(<Bar />);
  const active = () => screen.getByRole('list', { name: 'Active filters' }).textContent;
  expect(active()).toBe('Rouletteformer_one');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Roulette' }));
  expect(active()).toBe('former_one');

  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const author = await screen.findByRole('combobox', { name: 'Author' });
  expect(author.textContent).toContain('former_one');
  await user.click(author);
  await user.click(await screen.findByRole('option', { name: 'dealer' }));
  await waitFor(() => expect(active()).toBe('dealer'));
});
