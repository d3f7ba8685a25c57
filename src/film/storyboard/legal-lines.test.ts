import { describe, expect, test } from 'vitest';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { legalLines } from '#film/storyboard/legal-lines.ts';
import { LANGUAGES } from '#text/language.ts';

describe('legalLines', () => {
  test('prints the message of a market beside the age mark', () => {
    expect(legalLines(['US'], 'en')).toEqual({
      ageMark: '21+',
      responsibleGambling: ['Gambling problem? Call 1-800-MY-RESET or your state helpline.'],
      aiLabel: 'AI-generated',
    });
  });

  test('keeps a mandated sentence without an age as it is', () => {
    expect(legalLines(['US-NJ'], 'en').responsibleGambling).toEqual([
      'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER',
    ]);
  });

  test.each([
    ['GB', 'Gamble responsibly. National Gambling Helpline: 0808 8020 133'],
    ['ES', 'La ludopatía es un riesgo del juego.'],
    ['MT', 'Play responsibly. rgf.org.mt, helpline 1777'],
  ] as const)('leaves out the age in the message of %s', (market, line) => {
    expect(legalLines([market], 'en').responsibleGambling).toEqual([line]);
  });

  test.each([
    ['US-NV', 'Gambling problem? Help is available in your state.'],
    ['US-CA', 'Gambling problem? Help is available in your state.'],
    ['DE', 'Glücksspiel kann süchtig machen. Hilfe ist verfügbar.'],
    ['NL', 'Gamble responsibly. Help is available.'],
  ] as const)('prints no unverified number for %s', (market, line) => {
    expect(legalLines([market], 'en').responsibleGambling).toEqual([line]);
  });

  test('says one helpline once', () => {
    const { responsibleGambling } = legalLines(['US-MI', 'US-PA', 'US-NJ'], 'en');
    expect(responsibleGambling).toHaveLength(1);
    expect(responsibleGambling[0]).toContain('1-800-GAMBLER');
  });

  test('merges what would be a third line into the second', () => {
    const { responsibleGambling } = legalLines(['US-NY', 'US-MA', 'US-NJ'], 'en');
    expect(responsibleGambling).toEqual([
      'Gambling can be addictive and harmful. Help: call 1-877-8-HOPENY (1-877-846-7369) or text HOPENY (467369)',
      'Help: NJ 1-800-GAMBLER · MA 1-800-327-5050',
    ]);
  });

  test('never shows an age below 21, in any market or mix of markets', () => {
    const mixes = [...MARKET_CODES.map((code) => [code]), [...MARKET_CODES]];
    for (const language of LANGUAGES) {
      for (const markets of mixes) {
        const { ageMark, responsibleGambling } = legalLines(markets, language);
        const said = [ageMark, ...responsibleGambling].join(' ');
        expect(said).not.toMatch(/\b(?:18|19|20)\s?\+|\+\s?(?:18|19)\b|\b[Aa]b 18\b/u);
        expect(responsibleGambling.length).toBeGreaterThan(0);
        expect(responsibleGambling.length).toBeLessThanOrEqual(2);
      }
    }
  });

  test('labels the film in its own language', () => {
    const labels = LANGUAGES.map((language) => legalLines(['US'], language).aiLabel);
    expect(labels).toEqual([
      'AI-generated',
      'Generado con IA',
      'Généré par IA',
      'KI-generiert',
      'Generato con IA',
      'Gerado por IA',
      'AI生成',
    ]);
  });
});
