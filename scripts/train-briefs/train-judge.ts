import { ASKED, ROLES } from '#brief/ranking/candidates.ts';
import { PROMPT_SETS } from '../../bench/briefs/brief-set.ts';
import type { RankingWeights, LearntRows, ReaderWeights } from '#brief/ranking/weights.ts';
import { LINE_KINDS } from '#domain/order/words.ts';
import { learnRows, type Example } from './descend.ts';
import { companyLessons, fieldExamples, type Case } from './examples.ts';
import { learnNetwork } from './learn-network.ts';

const BOUNDS = ROLES.flatMap((role) => ASKED.map((asked) => `${role} ${asked}`));
const FIELDS = [...LINE_KINDS, 'headline', 'callToAction', 'signature', 'terms'];
const BOUND_DESCENT = { epochs: 6, rate: 0.1, decay: 0.005, seenMin: 5, weightMin: 0.18 };
const FIELD_DESCENT = { epochs: 4, rate: 0.025, decay: 0.01, seenMin: 6, weightMin: 0.04 };
/** Groups of authors: each is judged by bounds that learnt from the others. */
const FOLDS = 3;

/** Trains the judge of messages, and that of plain prompts, which learns from messages as well. */
export function trainReader(cases: readonly Case[]): ReaderWeights {
  const messages = cases.filter(({ set }) => !PROMPT_SETS.includes(set));
  return { messages: trainJudge(messages), prompts: trainJudge(cases) };
}

/**
 * Trains the judge: where words begin and end, then which stretches are meant, then how they stand together. Each
 * step learns from answers that the one before gives for authors it did not learn from, as it will meet strangers.
 */
function trainJudge(cases: readonly Case[]): RankingWeights {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isAsked = ({ set }: Case) => sets.indexOf(set) % FOLDS === fold;
    const bounds = learnBounds(cases.filter((one) => !isAsked(one)));
    const asked = cases.filter(isAsked);
    return { bounds, asked, examples: asked.flatMap((one) => fieldExamples(one, bounds, FIELDS)) };
  });
  const lessons = folds.flatMap(({ bounds, asked }, fold) => {
    const fields = learnFields(folds.filter((_, other) => other !== fold));
    return asked.flatMap((one) => companyLessons(one, { bounds, fields }));
  });
  return {
    bounds: learnBounds(cases),
    fields: learnFields(folds),
    company: learnNetwork(lessons),
  };
}

function learnFields(folds: readonly { readonly examples: readonly Example[] }[]): LearntRows {
  return learnRows(
    folds.flatMap(({ examples }) => examples),
    FIELDS,
    FIELD_DESCENT,
  );
}

function learnBounds(cases: readonly Case[]): LearntRows {
  const tokens = cases.flatMap((one) => one.tokens);
  return learnRows(tokens, BOUNDS, BOUND_DESCENT);
}
