/** Entry point of the judge's worker thread. Words, models and lexicons are loaded only here. */
import { keepCompiledCode } from '#film/compiled-code.ts';
import { serveWork } from '#server/platform/worker-pool/serve-work.ts';

import type { JudgeWork } from './judge-work.ts';

export type JudgeRequest = {
  readonly [Kind in keyof JudgeWork]: {
    readonly kind: Kind;
    readonly request: JudgeWork[Kind]['request'];
  };
}[keyof JudgeWork];
export type JudgeResponse = JudgeWork[keyof JudgeWork]['response'];

keepCompiledCode();
const { JUDGE_WORK } = await import('./judge-work.ts');
serveWork((request) => respond(request as JudgeRequest));

function respond(asked: JudgeRequest): JudgeResponse {
  switch (asked.kind) {
    case 'verdict':
      return JUDGE_WORK.verdict(asked.request);
    case 'ruleTrial':
      return JUDGE_WORK.ruleTrial(asked.request);
    case 'ruleProblems':
      return JUDGE_WORK.ruleProblems(asked.request);
    case 'markets':
      return JUDGE_WORK.markets(asked.request);
    case 'shots':
      return JUDGE_WORK.shots(asked.request);
    case 'name':
      return JUDGE_WORK.name(asked.request);
    case 'brief':
      return JUDGE_WORK.brief(asked.request);
    case 'checkedBrief':
      return JUDGE_WORK.checkedBrief(asked.request);
    case 'caption':
      return JUDGE_WORK.caption(asked.request);
  }
}
