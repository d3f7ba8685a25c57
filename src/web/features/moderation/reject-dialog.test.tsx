import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';

import type { RejectBody } from '#contracts/schemas/moderation.ts';
import { REJECTION_REASONS } from '#domain/moderation.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { RejectDialog } from './reject-dialog.tsx';

type Opened = Partial<ComponentProps<typeof RejectDialog>>;

function open({ isApproved = false, ...rest }: Opened = {}) {
  const onReject = vi.fn<(body: RejectBody) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const shown = renderScreen(
    <RejectDialog
      open
      pending={false}
      isApproved={isApproved}
      onOpenChange={onOpenChange}
      onReject={onReject}
      {...rest}
    />,
  );
  return { ...shown, onReject, onOpenChange };
}

it('sends the reason that was chosen and the note without spaces around it', async () => {
  const [first] = REJECTION_REASONS;
  const { user, onReject } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: first.label }));
  await user.type(screen.getByRole('textbox'), '  Too loud ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));

  expect(onReject.mock.calls).toEqual([[{ reason: first.id, note: 'Too loud' }]]);
});

it('sends nothing that was not given', async () => {
  const { user, onReject } = open();
  await user.type(await screen.findByRole('textbox'), '   ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));

  expect(onReject.mock.calls).toEqual([[{}]]);
});

it('proposes the gravest finding as the reason', async () => {
  const finding = { excerpt: '', message: '', suggestion: '' };
  const { user, onReject } = open({
    findings: [
      { ...finding, category: 'urgency', severity: 'flag' },
      { ...finding, category: 'risk_free', severity: 'block' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(onReject.mock.calls).toEqual([[{ reason: 'risk_free' }]]);
});

it('asks once for a reason where others are to read it', async () => {
  const { user, onReject } = open({ asksWhy: true });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(onReject).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Please choose a reason');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(onReject.mock.calls).toEqual([[{}]]);
});

it('names what is taken back where the video was approved, and decides nothing by Cancel', async () => {
  const { user, onReject, onOpenChange } = open({ isApproved: true });
  await screen.findByRole('dialog', { name: 'Withdraw this approval?' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onReject).not.toHaveBeenCalled();
});
