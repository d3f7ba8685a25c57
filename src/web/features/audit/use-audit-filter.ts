import { useSearchParams } from 'react-router';

import { AUDIT_TOPICS, type AuditTopic } from '#domain/events/audit-topics.ts';

/** What the log is narrowed to; empty does not narrow. */
export interface ShownFilter {
  readonly topic: AuditTopic | '';
  readonly search: string;
  /** Days, as 2026-03-31. */
  readonly from: string;
  readonly to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The filter stands in the address, so that it can be linked and reloaded. */
export function useAuditFilter() {
  const [address, setAddress] = useSearchParams();
  const dayIn = (name: string) => DAY.exec(address.get(name) ?? '')?.[0] ?? '';
  const filter: ShownFilter = {
    topic: AUDIT_TOPICS.find((topic) => topic === address.get('topic')) ?? '',
    search: address.get('search') ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
  };
  const change = (changed: ShownFilter) =>
    setAddress(
      Object.entries(changed).filter(([, value]) => value !== ''),
      { replace: true, preventScrollReset: true },
    );
  return [filter, change] as const;
}
