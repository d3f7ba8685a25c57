import { describe, expect, it } from 'vitest';
import { jurisdictionOf, MARKET_CODES } from '#domain/markets/markets.ts';
import { judgePrompt } from './judge-prompt.ts';

const CALM = 'Slow pan over the roulette wheel, warm light, logo at the end.';

describe('markets', () => {
  it.each(MARKET_CODES)('are closed exactly where advertising is prohibited: %s', (code) => {
    const { name, onlineCasinoAds } = jurisdictionOf(code);
    const message = `${name} does not allow online-casino advertising.`;
    const closed = { category: 'market', severity: 'block', excerpt: '', message };
    const expected = onlineCasinoAds === 'prohibited' ? [expect.objectContaining(closed)] : [];
    expect(judgePrompt({ prompt: CALM, markets: [code] }).findings).toEqual(expected);
  });

  it('block bonus wording in Ontario even with its conditions', () => {
    const prompt =
      'Offer: deposit $10, get a $10 bonus, 10x wagering, expires in 7 days, 21+, full terms on screen.';
    const finding = judgePrompt({ prompt, markets: ['US-NJ', 'CA-ON'] }).findings.find(
      ({ category }) => category === 'market',
    );
    expect(finding).toMatchObject({ severity: 'block', excerpt: 'bonus' });
    expect(judgePrompt({ prompt, markets: ['US-NJ'] }).decision).toBe('allow');
  });

  it('block role models in the Netherlands', () => {
    const prompt = 'A famous footballer welcomes guests to the poker room, contract on file.';
    const { findings } = judgePrompt({ prompt, markets: ['NL'] });
    expect(findings.map(({ message }) => message)).toContain(
      `${jurisdictionOf('NL').name} does not allow role models in casino advertising.`,
    );
  });
});
