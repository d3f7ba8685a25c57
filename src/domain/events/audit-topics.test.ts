import { expect, it } from 'vitest';

import { actionsOf, AUDIT_TOPICS } from './audit-topics.ts';
import { AUDIT_ACTIONS } from './audit.ts';

it('has each action under one topic', () => {
  const listed = AUDIT_TOPICS.flatMap((topic) => actionsOf(topic));
  expect(listed.toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
});
