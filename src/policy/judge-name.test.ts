import { describe, expect, it } from 'vitest';
import { judgeName } from './judge-name.ts';

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

  it.each(['Elvis Casino', 'Ferrari Club', 'Казино Победа'])('leaves to a person: %s', (name) => {
    expect(judgeName(name).decision).toBe('flag');
  });
});
