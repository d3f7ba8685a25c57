import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { PreviewPane } from './preview-pane.tsx';

const REFUSED: VerdictBody = {
  decision: 'block',
  findings: [
    {
      category: 'financial_solution',
      severity: 'block',
      excerpt: 'pay off your debts',
      message: 'Play is no way out of debt.',
      suggestion: 'Leave it out.',
    },
  ],
};

const BENCH = {
  values: {
    ...initialValues({ preset: 'slots' }),
    prompt: 'Pay off your debts with one spin tonight.',
  },
  verdict: REFUSED,
  preview: { storyboard: undefined },
  reader: { brief: undefined },
} as unknown as Workbench;

it('reads out why a video is not allowed, and not the form of an appeal', async () => {
  renderScreen(<PreviewPane bench={BENCH} />);
  const finding = await screen.findByText(/no way out of debt/);
  expect(finding.closest('[aria-live]')).not.toBeNull();
  const appeal = await screen.findByText('Appeal this decision');
  expect(appeal.closest('[aria-live]')).toBeNull();
});

it('shows the picture of the preset beside a refusal, and says of it nothing else', async () => {
  const { container } = renderScreen(<PreviewPane bench={BENCH} />);
  await screen.findByText(/no way out of debt/);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/presets/slots');
  screen.getByText(/there is no preview/);
});

it('offers the operator no appeal, about which nobody would decide', async () => {
  renderScreen(<PreviewPane bench={BENCH} />);
  await screen.findByText('Appeal this decision');
  const login = exampleLogin('owner');
  act(() => signIn({ ...login, organization: { ...login.organization, isOperator: true } }));
  expect(screen.queryByText('Appeal this decision')).toBeNull();
});
