import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { teamRoutes } from '#contracts/routes/team.ts';
import { idOf } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { InviteButton } from './invite-dialog.tsx';

const invitation = (number: number, email: string, emailed: boolean) => ({
  id: idOf(number),
  email,
  role: 'creator' as const,
  createdAt: '2026-05-01T12:00:00.000Z',
  expiresAt: '2026-05-08T12:00:00.000Z',
  inviteUrl: `https://reels.example/register?invite=${number}`,
  emailed,
});

async function openDialog() {
  const api = startFakeApi();
  const { user } = renderScreen(<InviteButton />);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  return { api, user, field: await screen.findByLabelText('Email') };
}

it('invites a pasted list, and offers the links where no email goes out', async () => {
  const { api, user, field } = await openDialog();
  let count = 0;
  api.on(teamRoutes.invite, ({ body }) => {
    count += 1;
    return invitation(count, (body as { email: string }).email, false);
  });
  await user.click(field);
  await user.paste('ann@example.com\nbob@example.com');
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  await screen.findByRole('dialog', { name: 'Share the invitation links' });
  expect(api.bodiesOf(teamRoutes.invite)).toEqual([
    { email: 'ann@example.com', role: 'creator' },
    { email: 'bob@example.com', role: 'creator' },
  ]);
  expect(screen.getByRole('button', { name: 'Copy link for bob@example.com' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the addresses that could not be invited, and says why', async () => {
  const { api, user, field } = await openDialog();
  const message = 'Already a member';
  api.on(teamRoutes.invite, ({ body }) => {
    const { email } = body as { email: string };
    return email.startsWith('ann')
      ? failure(409, { code: 'already_member', message })
      : invitation(1, email, true);
  });
  await user.type(field, 'ann@example.com, bob@example.com');
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`ann@example.com: ${message}`);
  expect(field).toHaveProperty('value', 'ann@example.com');
});

it('names beside the links whom it could not invite, and begins with them again', async () => {
  const { api, user, field } = await openDialog();
  const message = 'Already a member';
  api.on(teamRoutes.invite, ({ body }) => {
    const { email } = body as { email: string };
    return email.startsWith('ann')
      ? failure(409, { code: 'already_member', message })
      : invitation(1, email, false);
  });
  await user.type(field, 'ann@example.com, bob@example.com');
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  await screen.findByRole('dialog', { name: 'Share the invitation links' });
  screen.getByRole('button', { name: 'Copy link for bob@example.com' });
  screen.getByText('Not invited: ann@example.com (Already a member)');
  await user.click(screen.getByRole('button', { name: 'Invite more people' }));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ann@example.com');
  expect(screen.getByRole('alert').textContent).toBe('ann@example.com: Already a member');
});

it('names the address that is none', async () => {
  const { api, user, field } = await openDialog();
  await user.type(field, 'ann@example.com, bob');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect((await screen.findByRole('alert')).textContent).toBe('bob: Please enter an email address');
  expect(api.bodiesOf(teamRoutes.invite)).toEqual([]);
});
