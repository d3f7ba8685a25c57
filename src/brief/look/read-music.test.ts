import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

test.each([
  'Close-up of the wheel, room sound, no music.',
  'The ball runs, without any music',
  'Primer plano de las fichas. Sin música, solo el sonido de la sala.',
  'La bille ralentit, son seul, sans musique.',
  'Roulette am Freitag, ruhige Hand, ohne Musik',
  'La pallina rallenta, senza musica, solo la sala',
  'A bola gira devagar na roleta, sem música',
  '轮盘慢慢转动，不要音乐，只有球声。',
])('%s: no music', (prompt) => expect(readBrief(prompt).look.music).toBe('none'));

test.each([
  ['Roulette with smooth jazz', 'jazz'],
  ['Roulette, no music or confetti, gold everywhere', null],
  ['A trapeze artist, no music until she lands', null],
  ['Poker night, no cover, no live music on Mondays', null],
])('%s: %s', (prompt, music) => expect(readBrief(prompt).look.music).toBe(music));

test('what else is not wanted beside music stays out', () => {
  const { look } = readBrief('Roulette night, no music, no confetti');
  expect(look.music).toBe('none');
  expect(look.dressing).toEqual([]);
});
