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
    details: {},
    createdAt: '2026-05-01T12:00:00.000Z',
    hash: 'f'.repeat(64),
    ...changes,
  };
}

it('says who did what to whom, and leads to the video', async () => {
  startFakeApi().on(auditRoutes.list, () => [
    entry(3, { details: { apiKeyId: idOf(5) } }),
    entry(2, { action: 'account.role_changed', message: 'Changed a role', subject: 'ida' }),
    entry(1, { action: 'webhook.disabled', message: 'Turned off', actorId: null, actor: null }),
  ]);
  renderScreen(<AuditScreen />);
  const table = await screen.findByRole('table', { name: 'Entries of the audit log' });
  const [, approval, role, system] = within(table).getAllByRole('row');
  if (!approval || !role || !system) throw new Error('Rows are missing');
  expect(within(approval).getByText('with an API key')).toBeDefined();
  expect(within(approval).getByRole('link').getAttribute('href')).toBe(`/videos/${idOf(7)}`);
  expect(within(role).getByText('ida')).toBeDefined();
  expect(within(system).getByText('The platform')).toBeDefined();
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
