import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { exampleBrand, idOf } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { BrandReviews } from './brand-reviews.tsx';

const PUBLISHED_AGAIN = 'This brand was published again in the meantime';

const review = (version: number) => ({
  ...exampleBrand({ version, name: `Aurora ${version}` }),
  organizationId: idOf(1),
  organizationName: 'Grand Aurora',
  logoUrls: [],
});

it('decides about the version that is shown, and shows the one that was published since', async () => {
  const api = startFakeApi();
  let version = 1;
  api.on(brandRoutes.waiting, () => [review(version)]);
  api.on(brandRoutes.previewToLookAt, () => ({ frames: [], refusals: [] }));
  api.on(brandRoutes.approve, () =>
    failure(409, { code: 'wrong_state', message: PUBLISHED_AGAIN }),
  );
  api.on(brandRoutes.reject, () => review(2));
  const { user } = renderScreen(<BrandReviews />, { role: 'owner' });
  await screen.findByRole('heading', { name: 'Aurora 1' });
  version = 2;
  await user.click(screen.getByRole('button', { name: 'Approve Aurora 1' }));
  expect(await screen.findByText(PUBLISHED_AGAIN)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Reject Aurora 2' }));
  expect(api.bodiesOf(brandRoutes.approve)).toEqual([{ version: 1 }]);
  expect(api.bodiesOf(brandRoutes.reject)).toEqual([{ version: 2 }]);
});
