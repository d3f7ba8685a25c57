import { expect, test } from 'vitest';

import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { findNegations } from '#text/negations.ts';
import { takeOut, TAKEN } from '#text/spans.ts';

const left = (language: Language, text: string) => {
  const folded = foldText(text);
  return takeOut(folded, findNegations(folded, language)).replaceAll(TAKEN, '').trim();
};

test.each<[Language, string, string]>([
  ['en', 'roulette, no neon', 'roulette,'],
  ['en', 'roulette, not too flashy', 'roulette,'],
  ['en', 'roulette, anything but red', 'roulette,'],
  ['en', 'roulette, gold instead of red', 'roulette, gold'],
  ['en', 'roulette, neither red nor gold', 'roulette,'],
  ['en', 'roulette. Avoid: neon, confetti', 'roulette.'],
  ['en', 'red is out, green is in', ', green is in'],
  ['en', 'not neon but candlelight', 'but candlelight'],
  ['es', 'ruleta, todo menos rojo', 'ruleta,'],
  ['es', 'ruleta, plateado en vez de dorado', 'ruleta, plateado'],
  ['fr', 'roulette sans confettis', 'roulette'],
  ['fr', 'roulette, tout sauf du rouge', 'roulette,'],
  ['fr', 'néons à proscrire, or partout', ', or partout'],
  ['de', 'roulette, kein Gold', 'roulette,'],
  ['de', 'roulette, alles außer Rot', 'roulette, alles'],
  ['de', 'Gold bitte vermeiden, viel Silber', ', viel silber'],
  ['de', 'statt Gold, viel Silber', ', viel silber'],
  ['it', 'roulette, né oro né rosso', 'roulette,'],
  ['it', 'roulette, tutto tranne il rosso', 'roulette,'],
  ['pt', 'roleta, tudo menos vermelho', 'roleta,'],
  ['zh', '轮盘，除了红色都可以', '轮盘，'],
  ['zh', '轮盘，霓虹不要，银色', '轮盘，，银色'],
])('%s: "%s" leaves: %s', (language, text, rest) => expect(left(language, text)).toBe(rest));

test.each<[Language, string]>([
  ['en', "no-limit hold'em in gold"],
  ['en', "don't miss the gold night"],
  ['en', 'the dice never sleep in red light'],
  ['en', 'less is more'],
  ['de', 'die goldene Nacht nicht verpassen'],
  ['it', 'non perdere la notte rossa'],
])('%s: "%s" excludes nothing', (language, text) =>
  expect(left(language, text)).toBe(foldText(text)),
);
