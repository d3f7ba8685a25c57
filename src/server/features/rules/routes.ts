import { Readable } from 'node:stream';

import type { ruleRoutes } from '#contracts/routes/rules.ts';
import type { CustomRulesBody, RuleSetBody } from '#contracts/schemas/rules.ts';
import { FLOOR_CATEGORIES } from '#domain/rules/floor.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { RuleSet } from '#domain/rules/rule-set.ts';
import { POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import { POLICY } from '#policy/policy.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';
import type { AllowancesService } from './allowances.ts';
import type { DecidedTextsService } from './decided-texts.ts';
import { presentAllowance, presentTrial, presentVersion, rulesToWire } from './present.ts';
import { scopeOf, type RulesService } from './service.ts';
import type { TrialsService } from './trials.ts';

interface Services {
  readonly rules: RulesService;
  readonly allowances: AllowancesService;
  readonly trials: TrialsService;
  readonly decidedTexts: DecidedTextsService;
}

const SEVERITIES = POLICY_CATEGORIES.map((category) => ({
  category,
  severity: POLICY[category].severity,
}));

export function createRuleHandlers({
  rules,
  allowances,
  trials,
  decidedTexts,
}: Services): HandlersOf<typeof ruleRoutes> {
  return {
    read: async ({ caller }) => readCustomRules(caller.actor, { rules, decidedTexts }),
    try: async ({ caller, body }) =>
      presentTrial(await trials.try(caller.actor, ruleSetOf(body.rules), body)),
    publish: async ({ caller, body }) =>
      presentVersion(await rules.publish(caller.actor, { ...body, rules: ruleSetOf(body.rules) })),
    versions: async ({ caller }) => (await rules.listVersions(caller.actor)).map(presentVersion),
    restore: async ({ caller, body }) =>
      presentVersion(await rules.restore(caller.actor, body.number, body.basedOn)),
    allowances: async ({ caller, query, nextPage }) => {
      const page = await allowances.list(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentAllowance);
    },
    askAllowance: async ({ caller, body }) =>
      presentAllowance(await allowances.ask(caller.actor, body)),
    decideAllowance: async ({ caller, params, body }) =>
      presentAllowance(await allowances.decide(caller.actor, params.id, body.decision)),
    counts: async ({ caller }) => decidedTexts.count(caller.actor),
    shareExamples: async ({ caller, body }) => {
      await decidedTexts.shareExamples(caller.actor, body.isAllowed);
      return body;
    },
    exportExamples: async () => {
      const lines = await decidedTexts.exportExamples();
      return Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`));
    },
  };
}

async function readCustomRules(
  actor: Actor,
  { rules, decidedTexts }: Pick<Services, 'rules' | 'decidedTexts'>,
): Promise<CustomRulesBody> {
  const { number, rules: inForce, policyVersion } = await rules.read(actor);
  return {
    scope: scopeOf(actor) === null ? 'platform' : 'organization',
    number,
    rules: rulesToWire(inForce),
    policyVersion,
    floor: [...FLOOR_CATEGORIES],
    severities: SEVERITIES,
    sharesExamples: await decidedTexts.sharesExamples(actor),
  };
}

const ruleSetOf = (body: RuleSetBody): RuleSet => body;
