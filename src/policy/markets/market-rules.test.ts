import { describe, expect, it } from 'vitest';
import { isConfirmed } from '#domain/markets/known-facts.ts';
import { jurisdictionOf, MARKET_CODES } from '#domain/markets/markets.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { judgePrompt } from '../judge-prompt.ts';

const CALM = 'Slow pan over the roulette wheel, warm light, logo at the end.';

describe('markets', () => {
  const isClosed = (code: MarketCode): boolean =>
    jurisdictionOf(code).onlineCasinoAds === 'prohibited';

  it.each(MARKET_CODES.filter(isClosed))(
    'are closed where advertising is prohibited: %s',
    (code) => {
      const { decision, findings } = judgePrompt({ prompt: CALM, markets: [code] });
      expect(decision).toBe('block');
      const jurisdiction = jurisdictionOf(code);
      const message = isConfirmed(jurisdiction, 'onlineCasinoAds')
        ? `${jurisdiction.name} does not allow online-casino advertising.`
        : `${jurisdiction.name} is treated as closed to online-casino advertising: its rules were not confirmed.`;
      expect(findings).toMatchObject([{ category: 'market', severity: 'block', message }]);
    },
  );

  it.each(MARKET_CODES.filter((code) => !isClosed(code)))('are open elsewhere: %s', (code) => {
    expect(judgePrompt({ prompt: CALM, markets: [code] }).decision).toBe('allow');
  });

  it.each(MARKET_CODES)('let their own responsible-gambling line pass: %s', (code) => {
    const { message } = jurisdictionOf(code);
    const verdict = judgePrompt({ prompt: `${CALM} Text at the end: ${message}` });
    expect(verdict).toEqual({ decision: 'allow', findings: [] });
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
