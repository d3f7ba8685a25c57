import type { AuditTopic } from '#domain/events/audit-topics.ts';

/** Every sentence of this part of the interface. */
export const TEXTS = {
  auditLog: 'Audit Log',
  leadOfOperator:
    'Every decision about money, people, videos and access, in all organizations. Entries can never be changed.',
  lead: 'Every decision about money, people, videos and access in your organization. Entries can never be changed.',
  fileName: 'audit.csv',
  search: 'Search the audit log',
  searchHint: 'Person, action or ID of a video',
  searchHintOfOperator: 'Person, organization, action or ID',
  filterByTopic: 'Filter by topic',
  filters: 'Filters',
  everything: 'Everything',
  from: 'From',
  to: 'To',
  when: 'When',
  who: 'Who',
  what: 'What',
  target: 'Target',
  organization: 'Organization',
  noOne: 'The platform',
  withKey: 'with an API key',
  entry: (sequence: number, hash: string) => `Entry ${sequence}, hash ${hash}`,
  entries: 'Entries of the audit log',
  loading: 'Loading the audit log',
  couldNotBeLoaded: 'The audit log could not be loaded',
  nothingFound: 'No entries found',
  tryAnotherSearch: 'Try another topic, period or part of a name.',
} as const;

export const TOPIC_LABELS: Record<AuditTopic, string> = {
  videos: 'Videos and reviews',
  people: 'People and roles',
  access: 'Sign-ins and security',
  credits: 'Credits and payments',
  organization: 'Organization',
  brands: 'Brands and files',
  rules: 'Advertising rules',
  developers: 'API keys and webhooks',
};
