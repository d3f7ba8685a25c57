import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { teamRoutes } from '#contracts/routes/team.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { JobFilterBar } from './job-filter-bar.tsx';
import { NO_FILTER, type JobFilter } from './job-filter.ts';

const active = () => screen.getByRole('list', { name: 'Active filters' }).textContent;

function Bar(asked: Partial<JobFilter>) {
  const [filter, setFilter] = useState({ ...NO_FILTER, ...asked });
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
  const { user } = renderScreen(<Bar preset="roulette" author="former_one" />);
  expect(active()).toBe('Rouletteformer_one');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Roulette' }));
  expect(active()).toBe('former_one');
  expect(document.activeElement?.textContent).toBe('Filters (1)');

  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const author = await screen.findByRole('combobox', { name: 'Author' });
  expect(author.textContent).toContain('former_one');
  await user.click(author);
  await user.click(await screen.findByRole('option', { name: 'dealer' }));
  await waitFor(() => expect(active()).toBe('dealer'));
});

it('shows the status as one to remove where the bar has no room for it', async () => {
  const { user } = renderScreen(<Bar status="unfinished" review="flagged" author="dealer" />);
  expect(active()).toBe('On holddealer');
  await user.click(screen.getByRole('button', { name: 'Remove filter: On hold' }));
  expect(active()).toBe('dealer');
});

it('leaves the status to the bar where that has room for it', () => {
  const list = {
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('matchMedia', () => list);
  renderScreen(<Bar status="unfinished" author="dealer" />);
  expect(active()).toBe('dealer');
});
