import { AUDIT_ACTIONS, type AuditAction } from '#domain/events/audit.ts';

/** What actions are filtered by. */
export const AUDIT_TOPICS = [
  'videos',
  'people',
  'access',
  'credits',
  'organization',
  'brands',
  'rules',
  'developers',
] as const;
export type AuditTopic = (typeof AUDIT_TOPICS)[number];

/** The part of an action before the point. */
type Area = AuditAction extends `${infer Name}.${string}` ? Name : never;

const TOPIC_OF: Record<Area, AuditTopic> = {
  video: 'videos',
  appeal: 'videos',
  account: 'people',
  invitation: 'people',
  session: 'access',
  second_factor: 'access',
  password: 'access',
  credits: 'credits',
  debt: 'credits',
  purchase: 'credits',
  budget: 'credits',
  organization: 'organization',
  operator: 'organization',
  brand: 'brands',
  media: 'brands',
  rules: 'rules',
  allowance: 'rules',
  api_key: 'developers',
  webhook: 'developers',
};

/** The actions of a topic. */
export function actionsOf(topic: AuditTopic): readonly AuditAction[] {
  return AUDIT_ACTIONS.filter((action) => TOPIC_OF[action.split('.')[0] as Area] === topic);
}
