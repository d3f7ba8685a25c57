import { describe, expect, it, test } from 'vitest';

import {
  isRefunded,
  isUnfinished,
  JOB_STATUSES,
  JOB_TRANSITIONS,
  statusesBefore,
  UNFINISHED_STATUSES,
  type JobStatus,
} from './job-lifecycle.ts';

/**
 * Every pair of statuses, independent of the code: `yes` if a job may move from the row to the
 * column.
 */
const MAY_MOVE = `
            queued  processing  generating  ready  failed
queued      no      yes         no          no     yes
processing  no      yes         yes         no     yes
generating  no      yes         yes         yes    yes
ready       no      no          no          no     no
failed      yes     no          no          no     no
`;

const [columns = [], ...rows] = MAY_MOVE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const PAIRS = rows.flatMap(([from = '', ...cells]) =>
  cells.map((cell, at) => [from as JobStatus, columns[at] as JobStatus, cell === 'yes'] as const),
);

describe('the transitions of a job', () => {
  test('the table above lists every status, in both directions', () => {
    expect(columns).toEqual([...JOB_STATUSES]);
    expect(rows.map(([from]) => from)).toEqual([...JOB_STATUSES]);
    expect(PAIRS).toHaveLength(JOB_STATUSES.length ** 2);
  });

  test.each(PAIRS)('from %s to %s: %s', (from, to, mayMove) => {
    expect(statusesBefore(to).includes(from)).toBe(mayMove);
    expect((JOB_TRANSITIONS[from] as readonly JobStatus[]).includes(to)).toBe(mayMove);
  });

  it('lead from every unfinished status to a final one', () => {
    for (const status of UNFINISHED_STATUSES) expect(JOB_TRANSITIONS[status]).toContain('failed');
  });
});

describe('a job', () => {
  test.each([
    ['queued', true],
    ['processing', true],
    ['generating', true],
    ['ready', false],
    ['failed', false],
  ] as const)('that is %s is unfinished: %s', (status, unfinished) => {
    expect(isUnfinished(status)).toBe(unfinished);
  });

  test.each(JOB_STATUSES)(
    'that cost something and is %s is refunded only if it failed',
    (status) => {
      expect(isRefunded({ status, costCredits: 10 })).toBe(status === 'failed');
      expect(isRefunded({ status, costCredits: 0 })).toBe(false);
    },
  );
});
