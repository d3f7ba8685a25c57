import { expect, test } from 'vitest';

import { spanOf } from '#brief/ranking/candidates.ts';
import { scoreCandidates, readTextSigns } from '#brief/ranking/rank-candidates.ts';
import { loadNetwork, networkScore } from '#brief/ranking/network.ts';
import { surroundingsOf } from '#brief/ranking/surroundings.ts';
import { openBrief } from '#brief/open-brief.ts';
import WEIGHTS from './message-weights.generated.json' with { type: 'json' };

const LIST =
  'Hi Dana, this is for the screens:\n- Free entry\n- Live music\n- Two-for-one cocktails';

/** How likely the last item of the list is where the others have these odds. */
function lastAmong(odds: number): number {
  const open = openBrief(LIST);
  const alone = scoreCandidates(open, readTextSigns(open), WEIGHTS);
  const last = alone.findIndex(
    ({ candidate: { finding } }) =>
      finding.field === 'offer' && LIST.slice(finding.start) === 'Two-for-one cocktails',
  );
  expect(last).toBeGreaterThanOrEqual(0);
  const judged = alone.map(({ candidate }, at) => {
    const isWhole = LIST.slice(0, spanOf(candidate.finding).start).endsWith('- ');
    return { candidate, odds: at === last ? 1 : isWhole ? odds : -3 };
  });
  return networkScore(loadNetwork(WEIGHTS.company), surroundingsOf(open, judged)[last] ?? []);
}

test('an item of a list is likelier where its siblings are', () => {
  expect(lastAmong(2)).toBeGreaterThan(lastAmong(-2) + 0.3);
});
