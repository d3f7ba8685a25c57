import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { Appeals } from '../appeals/appeals.tsx';
import { VerdictNote } from './verdict-note.tsx';

const PROMPT = 'Sure wins tonight: pay off your debts with one spin.';

const finding = (category: 'financial_solution' | 'guaranteed_win', excerpt: string) =>
  ({
    category,
    severity: 'block',
    excerpt,
    message: `What is wrong with ${category}.`,
    suggestion: 'Leave it out.',
  }) as const;

const REFUSED: CheckResponseBody = {
  decision: 'block',
  findings: [
    finding('guaranteed_win', 'Sure wins'),
    finding('financial_solution', 'pay off your debts'),
  ],
  markets: [],
  policyVersion: '1',
  judgedBy: ['local'],
};

/** Nobody may allow a promise of a win. */
const APPEALABLE = { ...REFUSED, findings: REFUSED.findings.slice(1) };

function Refused({ verdict }: { readonly verdict: CheckResponseBody }) {
  const values = { ...initialValues({ preset: 'slots' }), prompt: PROMPT };
  const bench = { values, verdict } as unknown as Workbench;
  return (
    <>
      <VerdictNote verdict={verdict} />
      <Appeals bench={bench} />
    </>
  );
}

function Prompt() {
  const [value, setValue] = useState(PROMPT);
  return <textarea aria-label="Prompt" value={value} onChange={(e) => setValue(e.target.value)} />;
}

it('reads out below the prompt why a video is not allowed, and not the form of an appeal', async () => {
  renderScreen(<Refused verdict={APPEALABLE} />);
  await screen.findByText('1 phrase is not allowed.');
  expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
  const reason = screen.getByText(/What is wrong with financial_solution/);
  expect(reason.closest('[aria-live]')).not.toBeNull();
  const appeal = await screen.findByText('Appeal this decision');
  expect(appeal.closest('[aria-live]')).toBeNull();
});

it('leads to refused words, and takes out all of them with one press', async () => {
  const { user } = renderScreen(
    <>
      <Prompt />
      <textarea aria-label="Line 1" defaultValue="Pay day: pay off your debts" />
      <VerdictNote verdict={REFUSED} />
    </>,
  );
  const prompt = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
  await user.click(await screen.findByRole('button', { name: 'Sure wins' }));
  expect(document.activeElement).toBe(prompt);
  expect(prompt.value.slice(prompt.selectionStart, prompt.selectionEnd)).toBe('Sure wins');
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(prompt.value).toBe('tonight: with one spin.');
  expect(screen.getByRole('textbox', { name: 'Line 1' })).toHaveProperty(
    'value',
    'Pay day: pay off your debts',
  );
});

it('offers the operator no appeal, about which nobody would decide', async () => {
  renderScreen(<Refused verdict={APPEALABLE} />);
  await screen.findByText('Appeal this decision');
  const login = exampleLogin('owner');
  act(() => signIn({ ...login, organization: { ...login.organization, isOperator: true } }));
  expect(screen.queryByText('Appeal this decision')).toBeNull();
});
