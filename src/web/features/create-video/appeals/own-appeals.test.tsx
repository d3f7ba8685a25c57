import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import type { AppealBody } from '#contracts/schemas/appeal.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { idOf, USERNAME } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { OWN_APPEALS_KEY } from './own-appeals-query.ts';
import { OwnAppeals } from './own-appeals.tsx';
import { useAppealsOf } from './use-appeals-of.ts';

const PROMPT = 'Madonna, our resident magician, waves.';

function appeal(number: number, changes: Partial<AppealBody>): AppealBody {
  return {
    id: idOf(number),
    organizationName: 'Casino Bellevue',
    author: USERNAME,
    text: PROMPT,
    reason: 'She works for us.',
    findings: [],
    markets: ['GB'],
    order: {
      prompt: PROMPT,
      preset: 'roulette',
      words: { ...NO_WORDS, headline: 'Magic night', lines: [] },
      controlsJson: {
        aspectRatio: '9:16, 1:1',
        cameraMotion: 'orbit',
        lighting: 'neon',
        fps: 24,
        duration: 20,
        crowdDensity: 'light',
        voiceOver: 'on',
      },
      advertises: 'venue',
      brand: null,
      sent: {
        prompt: PROMPT,
        preset: 'roulette',
        words: {
          headline: 'Magic night',
          lines: [],
          callToAction: null,
          terms: null,
        },
        shapes: ['9:16', '1:1'],
        aspectRatio: '16:9',
        cameraMotion: 'orbit',
        lighting: 'neon',
        fps: 24,
        duration: 20,
        crowdDensity: 'light',
        voiceOver: true,
        advertises: 'venue',
        markets: ['GB'],
        brandId: null,
      },
    },
    policyVersion: '1',
    status: 'waiting',
    createdAt: '2026-05-01T12:00:00.000Z',
    decidedAt: null,
    decisionNote: null,
    expiresAt: null,
    ...changes,
  };
}

it('tells what was decided of one’s own appeals, and why', async () => {
  const api = startFakeApi();
  api.on(appealRoutes.list, () => [
    appeal(1, { status: 'upheld', decisionNote: 'Her name needs her consent.' }),
    appeal(2, { author: 'somebody_else', decisionNote: 'Not for these eyes.' }),
  ]);
  renderScreen(<OwnAppeals onOpen={() => undefined} />);
  await screen.findByText('Denied');
  expect(screen.getByText(/Her name needs her consent/)).toBeTruthy();
  expect(screen.queryByText(/Not for these eyes/)).toBeNull();
});

it('tells that a decision no longer applies', async () => {
  const api = startFakeApi();
  api.on(appealRoutes.list, () => [appeal(1, { status: 'expired' })]);
  renderScreen(<OwnAppeals onOpen={() => undefined} />);
  await screen.findByText('Expired');
  expect(screen.getByText(/the policy has changed/)).toBeTruthy();
});

it('opens exactly the order that was appealed', async () => {
  const api = startFakeApi();
  api.on(appealRoutes.list, () => [appeal(1, { status: 'allowed' })]);
  const open = vi.fn<(beginning: object) => void>();
  const { user } = renderScreen(<OwnAppeals onOpen={open} />);
  await user.click(await screen.findByRole('button', { name: 'Open this order' }));
  const values = initialValues(open.mock.calls[0]?.[0], { defaultMarkets: ['US'] });
  expect(values).toMatchObject({
    prompt: PROMPT,
    preset: 'roulette',
    aspectRatio: '9:16',
    alsoShapes: ['1:1'],
    lighting: 'neon',
    duration: 20,
    voiceOver: true,
    markets: ['GB'],
    advertises: 'venue',
    brandId: null,
  });
  expect(values.card.words).toMatchObject({ headline: 'Magic night', signature: null });
  expect(values.card.editedParts).not.toContain('signature');
});

it('is read anew after an appeal, also where Create reads along', async () => {
  const api = startFakeApi();
  api.on(appealRoutes.list, () => [appeal(1, {})]);
  function Create() {
    const queryClient = useQueryClient();
    const appeals = useAppealsOf(PROMPT, true);
    const renew = () => queryClient.invalidateQueries({ queryKey: OWN_APPEALS_KEY });
    return (
      <>
        <OwnAppeals onOpen={() => undefined} />
        <button onClick={() => void renew()}>Renew</button>
        <output>{appeals.map(({ status }) => status)}</output>
      </>
    );
  }
  const { user } = renderScreen(<Create />);
  await screen.findByText('Waiting');
  api.on(appealRoutes.list, () => [appeal(1, { status: 'allowed' })]);
  await user.click(screen.getByRole('button', { name: 'Renew' }));
  await screen.findByText('Allowed');
  expect(screen.getByRole('status').textContent).toBe('allowed');
});

it('asks for nothing before an order is refused, and knows those of the prompt alone', async () => {
  const api = startFakeApi();
  api.on(appealRoutes.list, () => [appeal(1, {}), appeal(2, { order: null })]);
  function Create() {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <button onClick={() => setIsRefused(true)}>{useAppealsOf(PROMPT, isRefused).length}</button>
    );
  }
  const { user } = renderScreen(<Create />);
  expect(api.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: '0' }));
  await screen.findByRole('button', { name: '1' });
});
