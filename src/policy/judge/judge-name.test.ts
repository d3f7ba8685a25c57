import { describe, expect, it } from 'vitest';

import { NO_RULES } from '#domain/rules/rule-set.ts';
import { compileRules } from '../custom-rules/active-rules.ts';
import { judgeName } from './judge-name.ts';
import { policyContext } from './policy-context.ts';

const OWN_TERM = {
  phrase: 'golden goose',
  language: 'any',
  category: 'urgency',
  severity: 'block',
  reason: 'The name of a rival',
} as const;
const LICENSED = { brand: 'Ferrari', licence: 'Contract 12', expiresOn: '2030-01-01' };
const BRANDS_REFUSED = { category: 'third_party_brand', severity: 'block' } as const;

const decisionOf = (name: string) => judgeName(name).decision;

describe('a name of the young', () => {
  it.each([
    'Kids Casino',
    'Casino for Children',
    'Welcome Minors Casino',
    'Adolescents bienvenus',
    'Teens are welcome',
    'Schoolkid Slots',
    'Casino para niños',
    'Casino des enfants',
    'Kinderkasino',
    'Casinò dei bambini',
    'Cassino das crianças',
    '儿童赌场',
  ])('never takes effect by itself: %s', (name) => expect(decisionOf(name)).not.toBe('allow'));

  it.each(['Teen Patti Palace', 'Family Resort', 'Junior Suite Hotel'])(
    'is not one that only sounds like it: %s',
    (name) => expect(decisionOf(name)).toBe('allow'),
  );
});

it.each(['Sure Win Casino', 'Surewin Club', '稳赢俱乐部'])('refuses a promise: %s', (name) =>
  expect(decisionOf(name)).toBe('block'),
);

describe('judgeName', () => {
  it.each([
    'Golden Nugget',
    'Lucky Star',
    'Jackpot City',
    'Teen Patti Palace',
    'Big Win Casino',
    'All Slots',
    'Caesars Palace',
    'MGM Grand',
    'Million Dollar Elm',
    'Candy Bingo',
    'Club 21+',
    'Studio 54',
    'Hotel 1920',
    'Riches Casino',
    'Casino de Monte-Carlo',
    'Spielbank Hamburg',
    '金沙娱乐',
    'Double Down',
    'Double or Nothing',
    'Rich Girl',
    'Todo al Rojo',
    'Tudo no vermelho',
    'Tout sur le Rouge',
    'Alles auf Rot',
    'Lascia o Raddoppia',
    '全押红色',
    'Regal Gaming Group',
    'Prime Gaming',
    'Oasis Slots',
    'Fortune Slots',
    'Champion Play',
    'Premier Casino Resort',
  ])('lets an ordinary name pass: %s', (name) => {
    expect(judgeName(name)).toEqual({ decision: 'allow', findings: [] });
  });

  it.each([
    'Guaranteed Win Every Spin',
    'You Always Win Here',
    'Every Spin Wins',
    'Risk Free Casino',
    'Pay Off Your Debts',
    'Immer Gewinnen',
    '稳赚不赔',
    '18+ Club',
    'Adults 18 and over',
    'Under 21 Club',
    'No AI Casino',
    'Kids Play Free',
    'Teens Bet Here',
  ])('refuses a claim: %s', (name) => {
    expect(judgeName(name).decision).toBe('block');
  });

  it.each([
    [{ terms: [OWN_TERM] }, 'Golden Goose Gaming', 'block'],
    [{ terms: [OWN_TERM] }, 'Silver Goose Gaming', 'allow'],
    [{ allowedBrands: [LICENSED] }, 'Ferrari Club', 'allow'],
    [{ severities: [BRANDS_REFUSED] }, 'Ferrari Club', 'block'],
  ] as const)('follows the rules that people added: %o, %s', (rules, name, decision) => {
    const sets = [compileRules({ ...NO_RULES, ...rules })];
    expect(judgeName(name, policyContext({ sets, today: '2026-11-28' })).decision).toBe(decision);
  });

  it.each(['Elvis Casino', 'Ferrari Club', 'Казино Победа'])('leaves to a person: %s', (name) => {
    expect(judgeName(name).decision).toBe('flag');
  });
});
