import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';

import type { RejectBody } from '#contracts/schemas/moderation.ts';
import { REJECTION_REASONS } from '#domain/moderation.ts';
import { exampleReview } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { RejectDialog } from './reject-dialog.tsx';

type Opened = Partial<ComponentProps<typeof RejectDialog>>;

function open(props: Opened = {}) {
  const onReject = vi.fn<(body: RejectBody) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const shown = renderScreen(
    <RejectDialog
      videos={[exampleReview(1)]}
      open
      pending={false}
      onOpenChange={onOpenChange}
      onReject={onReject}
      {...props}
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

it('names the video and proposes no reason: what the check found is one press away', async () => {
  const finding = { excerpt: '', message: '', suggestion: '' };
  const { user, onReject } = open({
    videos: [
      exampleReview(1, {
        title: 'Friday teaser',
        findings: [
          { ...finding, category: 'urgency', severity: 'flag' },
          { ...finding, category: 'risk_free', severity: 'block' },
        ],
      }),
    ],
  });
  const videos = await screen.findByRole('list', { name: 'Videos' });
  expect(videos.textContent).toContain('Friday teaser');
  expect(screen.getByRole('combobox', { name: 'Reason' }).textContent).toBe('Choose a reason');
  const found = screen.getAllByRole('button', { pressed: false });
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'Claims there is no risk',
    'Pressures people to bet',
  ]);
  await user.click(screen.getByRole('button', { name: 'Claims there is no risk' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(onReject.mock.calls).toEqual([[{ reason: 'risk_free' }]]);
});

it('takes a chosen reason back', async () => {
  const [first] = REJECTION_REASONS;
  const { user, onReject } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: first.label }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(onReject.mock.calls).toEqual([[{}]]);
});

it('counts several videos and names the first of them', async () => {
  open({ videos: [1, 2, 3, 4, 5].map((number) => exampleReview(number)) as never });
  await screen.findByRole('dialog', { name: 'Reject these 5 videos?' });
  expect(screen.getByRole('list', { name: 'Videos' }).textContent).toContain('and 2 more');
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
  const { user, onReject, onOpenChange } = open({
    videos: [exampleReview(1, { moderationStatus: 'approved' })],
  });
  await screen.findByRole('dialog', { name: 'Withdraw this approval?' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onReject).not.toHaveBeenCalled();
});
