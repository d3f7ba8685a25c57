import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import {
  allowanceParamsSchema,
  allowanceSchema,
  askAllowanceSchema,
  decideAllowanceSchema,
  decisionCountSchema,
  publishRulesSchema,
  restoreRulesSchema,
  customRulesSchema,
  ruleTrialSchema,
  ruleVersionSchema,
  shareExamplesSchema,
  tryRulesSchema,
} from '#contracts/schemas/rules.ts';

export const ruleRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/rules',
    access: { permission: 'rules.edit' },
    summary:
      'Get the custom rules: those for everyone for the operator, otherwise those of your organization',
    response: customRulesSchema,
    errors: [],
  }),
  try: defineRoute({
    method: 'POST',
    path: '/api/rules/try',
    access: { permission: 'rules.edit' },
    summary:
      'Test a draft of custom rules on the last 500 orders, the evaluation sets or one text',
    body: tryRulesSchema,
    response: ruleTrialSchema,
    errors: ['validation_failed', 'unavailable'],
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/api/rules',
    access: { permission: 'rules.edit' },
    summary: 'Publish custom rules as a new version, which takes effect within 10 seconds',
    body: publishRulesSchema,
    response: ruleVersionSchema,
    status: 201,
    errors: ['validation_failed', 'wrong_state'],
  }),
  versions: defineRoute({
    method: 'GET',
    path: '/api/rules/versions',
    access: { permission: 'rules.edit' },
    summary: 'List the last 100 versions of the custom rules, newest first',
    response: z.array(ruleVersionSchema),
    errors: [],
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/rules/restore',
    access: { permission: 'rules.edit' },
    summary: 'Restore an earlier version as a new one',
    body: restoreRulesSchema,
    response: ruleVersionSchema,
    status: 201,
    errors: ['not_found', 'validation_failed', 'wrong_state'],
  }),
  allowances: defineRoute({
    method: 'GET',
    path: '/api/rules/allowances',
    access: { permission: 'rules.edit' },
    summary:
      'List requests to allow terms and brands, newest first: of all organizations for the operator',
    query: pagingSchema,
    response: z.array(allowanceSchema),
    errors: [],
  }),
  askAllowance: defineRoute({
    method: 'POST',
    path: '/api/rules/allowances',
    access: { permission: 'rules.edit' },
    summary: 'Ask the operator to allow a term or a licensed brand',
    body: askAllowanceSchema,
    response: allowanceSchema,
    status: 201,
    errors: ['validation_failed', 'wrong_state'],
  }),
  decideAllowance: defineRoute({
    method: 'POST',
    path: '/api/rules/allowances/{id}/decide',
    access: { permission: 'rules.decide' },
    summary: 'Approve, refuse or withdraw a request of another organization',
    params: allowanceParamsSchema,
    body: decideAllowanceSchema,
    response: allowanceSchema,
    errors: ['not_found', 'forbidden', 'validation_failed', 'wrong_state'],
  }),
  counts: defineRoute({
    method: 'GET',
    path: '/api/rules/counts',
    access: { permission: 'rules.edit' },
    summary:
      'Get false stops and misses of the last year by category and language, as decided by moderators',
    response: z.array(decisionCountSchema),
    errors: [],
  }),
  shareExamples: defineRoute({
    method: 'POST',
    path: '/api/rules/examples',
    access: { permission: 'organization.edit' },
    summary: 'Allow or forbid the export of decisions about your texts as training examples',
    body: shareExamplesSchema,
    response: shareExamplesSchema,
    errors: [],
  }),
  exportExamples: defineRoute({
    method: 'GET',
    path: '/api/rules/examples',
    access: { permission: 'rules.decide' },
    summary:
      'Export decided texts of organizations that allow it, one per line, in the format of the corpus',
    response: z.string(),
    file: { type: 'application/jsonl; charset=utf-8', name: 'examples.jsonl' },
    errors: [],
  }),
};
