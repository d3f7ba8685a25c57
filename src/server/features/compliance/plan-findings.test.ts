import { expect, test } from 'vitest';

import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { policyContext } from '#policy/judge/policy-context.ts';
import { planFindings } from '#server/features/compliance/plan-findings.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const NAMELESS = 'A video for a venue must show its name and location.';

function messagesFor(where: string | null, leftOut: readonly `lines.${number}`[] = []): string[] {
  const order = exampleOrder();
  const lines = where === null ? [] : [{ kind: 'where' as const, text: where, condition: null }];
  const film = { ...order, advertises: 'venue' as const, words: { ...order.words, lines } };
  const { shared } = planFindings(film, { ...planStoryboard(film), leftOut }, policyContext());
  return shared.map(({ message }) => message);
}

test('a video for a venue is held unless it shows a place', () => {
  expect(messagesFor('Heron Casino, Pier Road, Atlantic City')).not.toContain(NAMELESS);
  expect(messagesFor(null)).toContain(NAMELESS);
});

test('a place that the video has no time for does not count', () => {
  expect(messagesFor('Heron Casino, Pier Road, Atlantic City', ['lines.0'])).toContain(NAMELESS);
});

test('a closed market requires nothing else', () => {
  const film = {
    ...exampleOrder(),
    advertises: 'venue' as const,
    markets: ['MX', 'US-NY'] as const,
  };
  const { byMarket } = planFindings(film, planStoryboard(film), policyContext());
  expect(byMarket.map(({ market }) => market)).toEqual(['US-NY']);
});
