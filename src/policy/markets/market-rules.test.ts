import { describe, expect, it } from 'vitest';
import { ADVERTISES } from '#domain/markets/advertises.ts';
import { isOpen, statusOf } from '#domain/markets/market-status.ts';
import { MARKET_CODES, type MarketCode } from '#domain/markets/markets.ts';
import { MARKET_RULES } from '#domain/markets/market-rules.ts';
import { judgePrompt } from '../judge/judge-prompt.ts';

const CALM = 'Slow pan over the roulette wheel, warm light, logo at the end.';
const judge = (prompt: string, market: MarketCode, advertises: 'venue' | 'online' = 'online') =>
  judgePrompt({ prompt, markets: [market], advertises });

describe.each(ADVERTISES)('markets of films for a casino (%s)', (advertises) => {
  const open = MARKET_CODES.filter((code) => isOpen(code, advertises));

  it.each(open)('are open where their rules say so: %s', (code) => {
    expect(judge(CALM, code, advertises).decision).toBe('allow');
  });

  it.each(MARKET_CODES.filter((code) => !open.includes(code)))('are closed else: %s', (code) => {
    const { decision, findings } = judge(CALM, code, advertises);
    const message = statusOf(code, advertises).closedBecause;
    expect(decision).toBe('block');
    expect(findings).toMatchObject([{ category: 'market', severity: 'block', message }]);
  });
});

describe('markets', () => {
  it('are judged as online where nothing else is said', () => {
    expect(judgePrompt({ prompt: CALM, markets: ['US-NV'] }).decision).toBe('block');
  });

  it.each(MARKET_RULES.filter(({ kind }) => kind === 'line').map(({ value }) => value))(
    'let their own responsible-gambling line pass: %s',
    (line) => {
      const verdict = judgePrompt({ prompt: `${CALM} Text at the end: ${line}` });
      expect(verdict).toEqual({ decision: 'allow', findings: [] });
    },
  );

  it('block bonus wording in Ontario even with its conditions', () => {
    const prompt =
      'Offer: deposit $10, get a $10 bonus, 10x wagering, expires in 7 days, 21+, full terms on screen.';
    const finding = judgePrompt({ prompt, markets: ['US-NJ', 'CA-ON'] }).findings.find(
      ({ category }) => category === 'market',
    );
    expect(finding).toMatchObject({ severity: 'block', excerpt: 'bonus' });
    expect(judgePrompt({ prompt, markets: ['US-NJ'] }).decision).toBe('allow');
  });

  it.each(['Una lluvia de billetes cae sobre la mesa', 'Stacks of cash beside the wheel'])(
    'block pictures of money in Spain: %s',
    (prompt) => {
      const { findings } = judge(prompt, 'ES');
      expect(findings).toContainEqual(
        expect.objectContaining({ category: 'market', severity: 'block' }),
      );
      expect(judge('Sin lluvia de billetes, una ruleta tranquila', 'ES').decision).toBe('allow');
    },
  );
});

describe('a film for a venue', () => {
  it.each([
    'Roulette night, and 50 free spins in our app',
    'Deposit today and play from home',
    'Descarga la app y juega',
    'Lade die App herunter und spiele Roulette',
    'Téléchargez notre appli',
    'Scarica la nostra app',
    'Baixe o aplicativo do cassino',
    '下载应用程序',
  ])('is held where it speaks of online play: %s', (prompt) => {
    const findings = judge(prompt, 'US-NV', 'venue').findings;
    const held = findings.find(({ category }) => category === 'market');
    expect(held?.severity).toBe('flag');
    expect(prompt).toContain(held?.excerpt);
  });

  it.each([
    'Friday roulette night with appetizers and live jazz on the main floor',
    'Reserve a table by phone; a dealer in her fifties smiles',
    'Una noche de ruleta con música en directo',
  ])('may speak of the house: %s', (prompt) => {
    expect(judge(prompt, 'US-NV', 'venue').decision).toBe('allow');
  });
});
