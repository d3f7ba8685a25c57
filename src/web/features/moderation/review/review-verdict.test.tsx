import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { proofRoutes } from '#contracts/routes/proof.ts';
import { exampleReview } from '#web/testing/example-bodies.ts';
import { EXAMPLE_SHEET } from '#web/testing/example-sheet.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ReviewVerdict } from './review-verdict.tsx';

it('says by which policy nothing was found, and how many labels can be read', async () => {
  startFakeApi().on(proofRoutes.sheet, () => EXAMPLE_SHEET);
  renderScreen(<ReviewVerdict job={exampleReview(1, { policyVersion: '2026-11-28.4' })} />);
  expect(screen.getByText('No findings').parentElement?.textContent).toBe(
    'No findings · policy 2026-11-28.4',
  );
  expect(await screen.findByText('1 of 2 readable')).toBeDefined();
  expect(screen.getByText('3.0 s')).toBeDefined();
});
