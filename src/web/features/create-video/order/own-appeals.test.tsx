import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import type { AppealBody } from '#contracts/schemas/appeal.ts';
import { NO_WORDS } from '#domain/words.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { idOf, USERNAME } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { OwnAppeals } from './own-appeals.tsx';

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
  await screen.findByText('Refused');
  expect(screen.getByText(/Her name needs her consent/)).toBeTruthy();
  expect(screen.queryByText(/Not for these eyes/)).toBeNull();
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
