import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';

import type { DecisionBody } from '#contracts/schemas/moderation.ts';
import { DECISION_REASONS } from '#domain/moderation/moderation.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleReview } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { RejectDialog } from './reject-dialog.tsx';

type Opened = Partial<ComponentProps<typeof RejectDialog>>;

function open(props: Opened = {}) {
  const onReject = vi.fn<(body: DecisionBody) => void>();
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
  const [first] = DECISION_REASONS;
  const { user, onReject } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: first.label }));
  await user.type(screen.getByRole('textbox'), '  Too loud ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));

  expect(onReject.mock.calls).toEqual([[{ reason: first.id, note: 'Too loud' }]]);
});

it('sends nothing that was not given', async () => {
  const { user, onReject } = open();
  await user.type(await screen.findByRole('textbox'), ' Too loud ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));

  expect(onReject.mock.calls).toEqual([[{ note: 'Too loud' }]]);
});

it('names the video and proposes no reason: what the check found is one press away', async () => {
  const finding = { excerpt: '', message: '', suggestion: '', basis: null };
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
  const [first] = DECISION_REASONS;
  const { user } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: first.label }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('combobox', { name: 'Reason' }).textContent).toBe('Choose a reason');
});

it('counts several videos and names the first of them', async () => {
  open({ videos: [1, 2, 3, 4, 5].map((number) => exampleReview(number)) as never });
  await screen.findByRole('dialog', { name: 'Reject these 5 videos?' });
  expect(screen.getByRole('list', { name: 'Videos' }).textContent).toContain('and 2 more');
});

it('asks for a reason or a note, and rejects without one only where that is asked for', async () => {
  const { user, onReject } = open();
  await user.type(await screen.findByRole('textbox'), '   ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(onReject).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Please choose a reason');
  await user.click(screen.getByRole('button', { name: 'Reject without a reason' }));
  expect(onReject.mock.calls).toEqual([[{}]]);
});

it('asks no more once there is a note', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.type(screen.getByRole('textbox'), 'Too loud');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reject without a reason' })).toBeNull();
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

it.each([
  ['ready', true, /not refunded\. The author can correct the video for free, up to 3 times in all/],
  ['ready', false, /not refunded, and a corrected version costs the usual price/],
  ['queued', false, /credits are refunded/],
  ['generating', false, /still finished\. Its credits are not refunded/],
  ['generating', true, /credits are refunded/],
] as const)('says of a %s video, operator %s, what follows', async (status, isOperator, said) => {
  open({ videos: [exampleReview(1, { status })] });
  act(() => updateOrganization({ isOperator }));
  expect((await screen.findByText(said)).tagName).toBe('P');
});
