import type { OrganizationId } from '#domain/ids.ts';
import { CHAIN_START, breakBetween, type ChainEnd } from './chain.ts';
import * as store from './store.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface BrokenChain {
  readonly organizationId: OrganizationId;
  /** What is wrong and at which entry, human-readable. */
  readonly problem: string;
}

export interface ChainsReport {
  readonly chains: number;
  readonly entries: number;
  readonly broken: readonly BrokenChain[];
}

const PAGE = 1_000;

/** Checks every organization's chain from its first entry to its recorded end. */
export async function checkChains(db: Database): Promise<ChainsReport> {
  const chains = await store.findChains(db);
  const broken: BrokenChain[] = [];
  let entries = 0;
  for (const { organizationId, ...recordedEnd } of chains) {
    const found = await followChain(db, organizationId, recordedEnd);
    entries += found.entries;
    if (found.problem !== null) broken.push({ organizationId, problem: found.problem });
  }
  for (const organizationId of await store.findOrganizationsWithoutChain(db)) {
    broken.push({ organizationId, problem: 'the record of where the chain ends is missing' });
  }
  return { chains: chains.length, entries, broken };
}

async function followChain(db: Database, organizationId: OrganizationId, recordedEnd: ChainEnd) {
  let end = CHAIN_START;
  let entries = 0;
  for (;;) {
    const rows = await store.findLinks(db, organizationId, { sequence: end.sequence, limit: PAGE });
    for (const row of rows) {
      const problem = breakBetween(end, row);
      if (problem !== null) return { entries, problem };
      end = { sequence: row.sequence, hash: row.hash };
      entries += 1;
    }
    if (rows.length < PAGE) break;
  }
  // Entries may have been added since the end was read, so a longer chain is not broken.
  const isShort = end.sequence < recordedEnd.sequence;
  if (isShort) return { entries, problem: `entries after ${end.sequence} are missing` };
  const isOther = end.sequence === recordedEnd.sequence && end.hash !== recordedEnd.hash;
  if (isOther) return { entries, problem: `entry ${end.sequence} is not the recorded end` };
  return { entries, problem: null };
}
