import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { draftOf } from '#web/features/brands/brand-draft.ts';
import { exampleBrand } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { BrandPreview } from './brand-preview.tsx';

it.each([
  { ground: '#fffdf5', text: '#000000' },
  { ground: '#0b1d3a', text: '#ffffff' },
])('writes legibly on a background of $ground until the end card is drawn', async (colors) => {
  startFakeApi().on(brandRoutes.preview, () => new Promise(() => undefined));
  const brand = exampleBrand();
  const saved = draftOf(brand);
  const draft = { ...saved, palette: { ...saved.palette, ground: colors.ground } };
  renderScreen(<BrandPreview brand={brand} draft={draft} />, { role: 'admin' });

  await waitFor(() => expect(screen.getAllByText(draft.name)).toHaveLength(2));
  const onEndCard = screen.getAllByText(draft.name)[1]?.parentElement;
  expect(onEndCard?.style.color).toBe(colors.text);
});
