import { expect, it } from 'vitest';

import { judgePrompt } from '../judge/judge-prompt.ts';
import { inShownOrder } from './shown-order.ts';

const turned = (text: string): string => `\u202E${Array.from(text).toReversed().join('')}\u202C`;

it('turns a stretch round as it is shown', () => {
  expect(inShownOrder(`Tonight: ${turned('every guest wins')}!`)).toBe(
    'Tonight: every guest wins!',
  );
  expect(inShownOrder('Tonight: a quartet')).toBe('Tonight: a quartet');
});

it.each([
  'Every guest is guaranteed to win',
  'Premio garantizado: todos ganan',
  'Tout le monde gagne à coup sûr',
  'Hier gewinnt garantiert jeder',
  'Qui vincono tutti, garantito',
  'Aqui todos ganham, garantido',
  '人人保证赢钱',
])('judges what is shown: %s', (claim) => {
  const { decision, findings } = judgePrompt({ prompt: `Warm light. ${turned(claim)}` });
  expect(decision).toBe('block');
  expect(findings.map(({ category }) => category)).toContain('guaranteed_win');
});

it('judges what is shown where each word is turned by itself', () => {
  const prompt = 'every guest is guaranteed to win'.split(' ').map(turned).join(' ');
  const { decision, findings } = judgePrompt({ prompt });
  expect(decision).toBe('block');
  for (const { excerpt } of findings) expect(prompt).toContain(excerpt);
});

it('holds a calm text for its signs of direction', () => {
  expect(judgePrompt({ prompt: `A calm evening ${turned('by the sea')}` }).decision).toBe('flag');
});
