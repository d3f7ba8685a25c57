import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { exampleBrand, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VersionsTab } from './versions-tab.tsx';

it('shows who published each version and what it changed', async () => {
  const api = startFakeApi();
  const brand = exampleBrand();
  const first = { id: idOf(1), number: 1, name: brand.name, publishedAt: brand.createdAt };
  const second = { ...first, id: idOf(2), number: 2, words: { callToAction: 'Book your table' } };
  api.on(brandRoutes.outdatedVideos, () => []);
  api.on(brandRoutes.versions, () => [
    { ...second, publishedBy: 'victoria' },
    { ...first, publishedBy: null },
  ]);
  renderScreen(<VersionsTab brand={brand} />, { role: 'admin' });
  const versions = await screen.findByRole('list', { name: 'Published versions' });
  const [newest, oldest] = within(versions)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === versions);
  expect(newest?.textContent).toMatch(/^Version 2victoria, .*Call to action: Book your table$/);
  expect(oldest?.textContent).toContain('First version');
});
