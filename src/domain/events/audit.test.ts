import { expect, it } from 'vitest';

import { describeAuditEvent, entriesSaying } from './audit.ts';

const actionsSaying = (search: string) => entriesSaying(search).map(({ action }) => action);

it('finds actions by the beginning of words in their sentences', () => {
  expect(actionsSaying('Deleted a')).toEqual([
    'video.deleted',
    'webhook.deleted',
    'brand.archived',
    'media.deleted',
  ]);
  expect(actionsSaying('elete')).toEqual([]);
  expect(actionsSaying('de')).toEqual([]);
});

it('finds actions whose sentence depends on a detail by exactly these entries', () => {
  const [refused] = entriesSaying('refunded');
  expect(refused).toEqual({
    action: 'credits.changed',
    where: { key: 'kind', isOneOf: true, values: ['refund'] },
  });
  const [approved] = entriesSaying('approved a video');
  expect(approved).toEqual({
    action: 'video.approved',
    where: { key: 'to', isOneOf: false, values: ['pending'] },
  });
  expect(describeAuditEvent('video.approved', { to: 'pending' })).toBe(
    'Approved a flagged video for creation',
  );
  expect(describeAuditEvent('video.approved', {})).toBe('Approved a video');
});
