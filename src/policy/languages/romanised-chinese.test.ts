import { expect, it } from 'vitest';
import { judgePrompt } from '../judge/judge-prompt.ts';
import { isRomanisedChinese } from './romanised-chinese.ts';
import { wordsOf } from '../normalise/words.ts';

it.each([
  'qing gaosu wanjia zhe zhang zhuozi xiang zenme zhuan dou xing',
  'jin wan mei ge ren dou hui ying da jiang zai wo men de du chang',
])('leaves Chinese in Latin letters to a person: %s', (prompt) => {
  const verdict = judgePrompt({ prompt });
  expect(verdict.findings).toMatchObject([{ category: 'review', severity: 'flag' }]);
});

it.each([
  'Taxi to the quiche bar at six, then a xylophone duo and a zen garden.',
  'Una sera di luna, la casa sul mare, una rosa e la musica di Chopin.',
  'We go to a fun den, he said: no pen, no fan, so we ran home.',
  'Can you make a banana menu on a piano, he sang, she ran home.',
])('takes no other language for it: %s', (text) => {
  expect(isRomanisedChinese(wordsOf(text.toLowerCase()))).toBe(false);
});
