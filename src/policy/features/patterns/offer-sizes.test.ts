import { expect, it } from 'vitest';

import { judgePrompt } from '../../judge/judge-prompt.ts';

const TERMS = '21+, new customers only, wager 30x, valid 7 days';

it.each([
  'Welcome bonus up to $200',
  '100% deposit match up to €50',
  'Bono de bienvenida de hasta 300 €',
  'Bonus de bienvenue jusqu’à 200 €',
  'Willkommensbonus bis zu 300 €',
  'Bonus di benvenuto fino a 150 €',
  'Bônus de boas-vindas de até R$ 500',
  '迎新红利最高500元',
  'Deposit $100, get $100',
  'Bet $5 and get $200',
  'Cashback 20%',
  'Deposita 20 €, juega con 60 €',
  'Versez 20 €, jouez avec 60 €',
  'Versa 20 €, gioca con 60 €',
  'Deposite R$ 20, jogue com R$ 60',
  '存100送100',
  'Deposit $100 + get $100',
  'Deposit $100 to get $100',
  'Deposit $100 → get $100',
  'Deposit $100 and you get $100',
  'Bet $10, get a $25 free bet',
  'Put in $20 and play with $60',
  'Bet $10 and we give you $40',
  'Stake 20 euros for 60 euros',
  'Zahle 50 € ein, bekomme 100 €',
  'Deposita 50 € y llévate 100 €',
  'Ingresa 20 € y juega con 60 €',
  'Déposez 50 € et recevez 100 €',
  'Deposita 50 € e ottieni 100 €',
  'Coloque R$ 20 e leve R$ 60',
  '充100再送200',
])('an offer with its size and no terms is held: %s', (prompt) => {
  const { decision, findings } = judgePrompt({ prompt });
  expect(decision).toBe('flag');
  expect(findings[0]?.category).toBe('misleading_bonus');
  expect(judgePrompt({ prompt: `${prompt}: ${TERMS}` }).decision).toBe('allow');
});

it.each([
  'no wagering, never expires',
  'no rules, no age limit 21',
  '21+. Terms apply.',
  'doors open until 21:00',
  'validate your parking at table 19',
  'free parking',
  'proceeds to the hospital',
])('what names no terms excuses no offer: %s', (rest) => {
  expect(judgePrompt({ prompt: `Welcome bonus up to $500, ${rest}` }).decision).not.toBe('allow');
});

it.each([
  'Welcome bonus up to $500 for new customers. Open seven days a week, live music three times a night, 21+.',
  'Willkommensbonus bis 500 € für Neukunden ab 21. Offen sieben Tage, Musik drei mal am Abend.',
])('opening hours and show times are no terms of an offer: %s', (prompt) => {
  expect(judgePrompt({ prompt }).findings.map(({ category }) => category)).toContain(
    'misleading_bonus',
  );
});

it.each([
  'Free $20 spa credit for hotel guests',
  'Senior Tuesdays with $10 free play and half-price lunch',
  'Hiring dealers: signing bonus of $1,000 after six months.',
  'The match of the day on forty screens, wings $9.',
  'Table tennis match, entry $10.',
  'Beer $5 before the match',
  'Wings $9 during the match',
  'Billet du match de 20 €',
  'Match of the day, from $9',
  '100% match of your donation',
  'Parking $10, and dinner for $30',
  'Put in an hour at the $20 buffet and take a walk',
])('no offer to play: %s', (prompt) => {
  expect(judgePrompt({ prompt }).findings).toEqual([]);
});

it.each(['Pay in $20 and enjoy a $30 dinner', 'Poker: stake $10, get a $25 steak after the game'])(
  'the price of a meal is no offer to play: %s',
  (prompt) => {
    expect(judgePrompt({ prompt }).decision).toBe('allow');
  },
);
