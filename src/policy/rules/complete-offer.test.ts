import { describe, expect, it } from 'vitest';
import { judgePrompt } from '../judge/judge-prompt.ts';

const categoriesOf = (prompt: string): readonly string[] =>
  judgePrompt({ prompt }).findings.map(({ category }) => category);

describe('an offer', () => {
  it.each([
    'Offer: stake $20, get a $10 bonus bet, 1x playthrough, valid 7 days, 21+, new customers only, terms on screen.',
    'Bonus 20 Euro bei 20 Euro Einzahlung, 30-fach umzusetzen binnen 14 Tagen, ab 21, einmal pro Person.',
    '开户礼30元,须存款100元并投注满15倍,三十天有效,满21岁,每人仅限一次,条款全程显示。',
  ])('passes with its terms: %s', (prompt) => {
    expect(categoriesOf(prompt)).not.toContain('misleading_bonus');
  });

  it.each([
    'Bonus 20 Euro bei der Anmeldung, einfach Konto eröffnen.',
    'Get a $10 bonus, 1x playthrough, valid 7 days, 21+, but hide the terms so nobody can read them.',
    'Sign up for 100 free spins, no conditions, valid 7 days, 0x wagering, 21+, new customers.',
  ])('is held without, or where they are hidden or denied: %s', (prompt) => {
    expect(judgePrompt({ prompt }).decision).not.toBe('allow');
  });
});
