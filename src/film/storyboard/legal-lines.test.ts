import { describe, expect, test } from 'vitest';
import { MARKET_CODES, type MarketCode } from '#domain/markets/markets.ts';
import { legalLines } from '#film/storyboard/legal-lines.ts';
import { LANGUAGES } from '#text/language.ts';

const STATE = 'Gambling problem? Help is available in your state.';
const GENERAL = 'Gamble responsibly. Help is available.';

/** One line for each market, word for word: without an age, and without a number nobody has seen. */
const PRINTED: Record<MarketCode, string> = {
  GB: 'Gamble responsibly. National Gambling Helpline: 0808 8020 133',
  US: 'Gambling problem? Call 1-800-MY-RESET or your state helpline.',
  'US-NJ': 'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER',
  'US-PA':
    'If you or someone you know has a gambling problem, help is available. Call 1-800-GAMBLER',
  'US-MI': 'Gambling problem? Call 1-800-GAMBLER',
  'US-NV': STATE,
  'US-NY':
    'Gambling can be addictive and harmful. Help: call 1-877-8-HOPENY (1-877-846-7369) or text HOPENY (467369)',
  'US-MA':
    'Problem gambling? Call the Massachusetts Problem Gambling Helpline 1-800-327-5050 or visit GamblingHelpLineMA.org',
  'US-CT': STATE,
  'US-DE': STATE,
  'US-WV': STATE,
  'US-RI': STATE,
  'US-ME': STATE,
  'US-CA': STATE,
  'US-OTHER': STATE,
  'CA-ON':
    'Please play responsibly. If you or someone you know is struggling with gambling, call ConnexOntario at 1-866-531-2600 or visit connexontario.ca',
  MT: 'Play responsibly. rgf.org.mt, helpline 1777',
  ES: 'La ludopatía es un riesgo del juego.',
  IT: 'Gioca responsabilmente. È disponibile un aiuto.',
  NL: GENERAL,
  DE: 'Glücksspiel kann süchtig machen. Hilfe ist verfügbar.',
  AU: GENERAL,
  BE: 'Gambling is addictive. www.stopoptijd.be',
  FR: 'Jouez de façon responsable. Une aide existe.',
  IN: GENERAL,
  JP: GENERAL,
  CN: '请理性博彩，如有需要可寻求帮助。',
  DEFAULT: GENERAL,
};

describe('legalLines', () => {
  test('prints the message of a market beside the age mark', () => {
    expect(legalLines(['US'], 'en')).toEqual({
      ageMark: '21+',
      responsibleGambling: ['Gambling problem? Call 1-800-MY-RESET or your state helpline.'],
      aiLabel: 'AI-generated',
    });
  });

  test.each(MARKET_CODES)('prints for %s what was seen in a source', (code) => {
    expect(legalLines([code], 'en').responsibleGambling).toEqual([PRINTED[code]]);
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
