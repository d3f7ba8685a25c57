import { screen, within } from '@testing-library/react';
import { expect, it, vi, onTestFinished } from 'vitest';

import { auditRoutes } from '#contracts/routes/audit.ts';
import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { exampleLogin, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { AuditScreen } from './audit-screen.tsx';

const { organization } = exampleLogin('owner');

function entry(sequence: number, changes: Partial<AuditEventBody> = {}): AuditEventBody {
  return {
    id: `${organization.id}-${sequence}`,
    orgId: organization.id,
    organizationName: organization.name,
    sequence,
    action: 'video.approved',
    message: 'Approved a video',
    actorId: idOf(1),
    actor: 'dealer',
    subjectId: idOf(7),
    subject: null,
    target: { kind: 'video', id: idOf(7), name: 'Midnight', isByActor: true, note: null },
    details: {},
    createdAt: '2026-05-01T12:00:00.000Z',
    hash: 'f'.repeat(64),
    ...changes,
  };
}

function personNamed(name: string): AuditEventBody['target'] {
  return { kind: 'person', id: idOf(8), name, isByActor: false, note: null };
}

it('says who did what to whom, and leads to the video', async () => {
  startFakeApi().on(auditRoutes.list, () => [
    entry(3, { details: { apiKeyId: idOf(5) } }),
    entry(2, { message: 'Changed a role', target: personNamed('ida') }),
    entry(1, { message: 'Turned off', actorId: null, actor: null, target: null }),
  ]);
  renderScreen(<AuditScreen />);
  const table = await screen.findByRole('table', { name: 'Entries of the audit log' });
  const [, approval, role, system] = within(table).getAllByRole('row');
  if (!approval || !role || !system) throw new Error('Rows are missing');
  expect(within(approval).getByText('with an API key')).toBeDefined();
  const link = within(approval).getByRole('link', { name: 'Midnight' });
  expect(link.getAttribute('href')).toBe(`/videos/${idOf(7)}`);
  expect(within(role).getByText('ida')).toBeDefined();
  expect(within(system).getByText('The platform')).toBeDefined();
});

it('unfolds what else an entry holds', async () => {
  const target = { kind: 'video', id: idOf(7), name: 'Midnight', isByActor: true } as const;
  startFakeApi().on(auditRoutes.list, () => [
    entry(3, {
      target: { ...target, note: 'The name is cut off' },
      details: { from: 'pending', policyVersion: '2026-11-28.4', isRefunded: false },
    }),
  ]);
  const { user } = renderScreen(<AuditScreen />);
  await user.click(await screen.findByRole('button', { name: 'Details of entry 3' }));
  for (const [name, value] of [
    ['Note', 'The name is cut off'],
    ['Author', 'Also the author of the video'],
    ['Before', 'pending'],
    ['Version of the policy', '2026-11-28.4'],
    ['Credits refunded', 'No'],
    ['Entry of the log', '3'],
    ['Hash (SHA-256)', 'f'.repeat(64)],
  ] as const) {
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe(value);
  }
});

it('reads what its address asks for, and exports the same', async () => {
  const api = startFakeApi();
  api.on(auditRoutes.list, () => [entry(1)]);
  api.on(auditRoutes.export, () => new Response('organization'));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => '';
      static override revokeObjectURL = () => {};
    },
  );
  const address = '/admin/audit?topic=videos&search=ida&from=2026-05-01';
  const { user, router } = renderScreen(<AuditScreen />, { address });
  await screen.findByRole('table');
  const asked = {
    topic: 'videos',
    search: 'ida',
    from: new Date('2026-05-01T00:00').toISOString(),
  };
  expect(api.queriesOf(auditRoutes.list)[0]).toMatchObject(asked);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(api.queriesOf(auditRoutes.export)).toEqual([asked]));

  await user.clear(screen.getByRole('searchbox'));
  expect(router.state.location.search).toBe('?topic=videos&from=2026-05-01');
});

it('is closed to creators', () => {
  startFakeApi();
  renderScreen(<AuditScreen />, { role: 'creator' });
  expect(screen.getByRole('heading', { name: /^Access Denied/ })).toBeDefined();
});
