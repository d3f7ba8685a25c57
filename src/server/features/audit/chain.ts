import { createHash } from 'node:crypto';

import {
  FIRST_PREVIOUS_HASH,
  canonicalAuditText,
  type AuditContent,
} from '#domain/events/audit.ts';
import type { AuditRow } from './store.ts';

export function hashOfEntry(content: AuditContent): string {
  return createHash('sha256').update(canonicalAuditText(content)).digest('hex');
}

function contentOf(row: AuditRow): AuditContent {
  const { organizationId, sequence, action, actorId, subjectId, details, previousHash } = row;
  const createdAt = row.createdAt.toISOString();
  return { organizationId, sequence, action, actorId, subjectId, details, previousHash, createdAt };
}

/** How far an organization's chain has been checked. */
export interface ChainEnd {
  readonly sequence: number;
  readonly hash: string;
}

export const CHAIN_START: ChainEnd = { sequence: 0, hash: FIRST_PREVIOUS_HASH };

/** Returns what is wrong with the entry after `end`; null if the chain is intact. */
export function breakBetween(end: ChainEnd, next: AuditRow): string | null {
  if (next.sequence !== end.sequence + 1) {
    return `entry ${end.sequence + 1} is missing (found ${next.sequence})`;
  }
  if (next.previousHash !== end.hash) {
    return `entry ${next.sequence} does not continue entry ${end.sequence}`;
  }
  if (next.hash !== hashOfEntry(contentOf(next))) {
    return `entry ${next.sequence} was changed after it was written`;
  }
  return null;
}
