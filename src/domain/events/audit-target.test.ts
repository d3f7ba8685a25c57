import { expect, it } from 'vitest';

import { auditTargetOf } from './audit-target.ts';

const id = '7b4212f9-0000-4000-8000-000000000000';
const details = {};

it.each([
  [{ action: 'video.approved', subjectId: id, details }, 'video'],
  [{ action: 'account.role_changed', subjectId: id, details }, 'person'],
  [{ action: 'account.joined', subjectId: id, details }, 'invitation'],
  [{ action: 'organization.renamed', subjectId: id, details }, 'name'],
  [{ action: 'credits.changed', subjectId: null, details: { jobId: id } }, 'video'],
  [{ action: 'credits.changed', subjectId: null, details: { paymentId: id } }, 'payment'],
] as const)('names what %o is about', (entry, kind) => {
  expect(auditTargetOf(entry)).toEqual({ kind, id });
});

it('has no target where an entry concerns only who did it', () => {
  expect(auditTargetOf({ action: 'session.started', subjectId: null, details })).toBeNull();
});
