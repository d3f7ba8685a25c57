import { describe, expect, test } from 'vitest';
import { ADVERTISES, type Advertises } from '#domain/markets/advertises.ts';
import { licenseeLines, NO_LICENSEE } from '#domain/markets/licensee.ts';
import { rulesOf } from '#domain/markets/market-rules.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import { MARKET_CODES, type MarketCode } from '#domain/markets/markets.ts';
import { GENERAL_SENTENCES, legalLines } from '#film/storyboard/legal-lines.ts';
import { setsOnOneFilm } from '#film/storyboard/legal-room.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';

const lines = (markets: readonly MarketCode[], language: Language = 'en') =>
  legalLines({ markets, language }).responsibleGambling;

/** Where a printed sentence comes from: the source of the rule that holds for what is advertised. */
function sourceOf(text: string, code: MarketCode, advertises: Advertises): string | undefined {
  const general = Object.values(GENERAL_SENTENCES);
  return rulesOf(code, advertises).find(
    ({ kind, value }) =>
      kind === 'line' && general.some((words) => value.replace('{general}', words) === text),
  )?.source;
}

describe('legalLines', () => {
  test('prints the message of a market beside the age mark', () => {
    expect(legalLines({ markets: ['US'], language: 'en' })).toEqual({
      ageMark: '21+',
      responsibleGambling: ['Gambling problem? Call 1-800-MY-RESET or your state helpline.'],
      aiLabel: 'AI-generated',
    });
  });

  test.each(MARKET_CODES)('prints nothing for %s that has no source', (code) => {
    for (const advertises of ADVERTISES.filter((kind) => isOpen(code, kind))) {
      for (const language of LANGUAGES) {
        const printed = legalLines({ markets: [code], language, advertises }).responsibleGambling;
        expect(printed).toHaveLength(1);
        for (const text of printed)
          expect([text, sourceOf(text, code, advertises)]).toEqual([text, expect.any(String)]);
      }
    }
  });

  test('prints in Connecticut the sentence of its advertising standards', () => {
    expect(lines(['US-CT'])).toEqual([
      'If you or someone you know has a gambling problem and wants help, call (888) 789-7777 or visit ccpg.org/chat',
    ]);
  });

  test('asks in Spain for what its decree asks for', () => {
    expect(lines(['ES'])).toEqual([
      'Publicidad. Si juegas, juega con responsabilidad. La ludopatía es un riesgo del juego. Menores no.',
    ]);
  });

  test.each([
    ['US-NV', 'Gambling problem? Call 1-800-MY-RESET'],
    ['US-CO', 'Gambling problem? Call or TEXT 1-800-GAMBLER'],
    [
      'US-MD',
      'If you or someone you know has a gambling problem, help is available. Call 1-800-GAMBLER.',
    ],
  ] as const)('prints on a film for a venue in %s what its rules quote', (code, text) => {
    const { responsibleGambling } = legalLines({
      markets: [code],
      language: 'en',
      advertises: 'venue',
    });
    expect(responsibleGambling).toEqual([text]);
  });

  test('leaves out no sentence that a law gives, and says our own once a helpline', () => {
    const both = [
      'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER',
      'If you or someone you know has a gambling problem, help is available. Call 1-800-GAMBLER',
    ];
    expect(lines(['US-NJ', 'US-PA'])).toEqual(both);
    expect(lines(['US-MI', 'US-NJ', 'US-PA'])).toEqual(both);
  });

  test('speaks to Switzerland in the language of the film', () => {
    expect(lines(['CH'], 'fr')).toEqual([
      'Jouez de façon responsable. Une aide existe. sos-spielsucht.ch',
    ]);
  });

  test('names venue and place, and the licensee where a market wants that', () => {
    const licensee = {
      ...NO_LICENSEE,
      legalEntity: 'Spur Gaming Ltd',
      venueName: 'Golden Spur',
      venueAddress: 'Las Vegas, Nevada',
      licences: { MT: 'MGA/B2C/123/2020' },
    } as const;
    expect(licenseeLines(['US-NV'], 'venue', licensee)).toEqual(['Golden Spur, Las Vegas, Nevada']);
    expect(licenseeLines(['US-NV'], 'online', licensee)).toEqual([]);
    const malta = legalLines({ markets: ['MT'], language: 'en', licensee });
    expect(malta.responsibleGambling.at(-1)).toBe('Spur Gaming Ltd, MGA/B2C/123/2020');
    expect(malta.pictureShareMin).toBe(0.1);
  });

  test('never shows an age below 21, in any market or mix of markets', () => {
    const mixes = [...MARKET_CODES.map((code) => [code]), [...MARKET_CODES]];
    for (const language of LANGUAGES) {
      for (const markets of mixes) {
        const { ageMark, responsibleGambling } = legalLines({ markets, language });
        const said = [ageMark, ...responsibleGambling].join(' ');
        expect(said).not.toMatch(/\b(?:18|19|20)\s?\+|\+\s?(?:18|19)\b|\b[Aa]b 18\b/u);
        expect(responsibleGambling.length).toBeGreaterThan(0);
      }
    }
  });

  test('labels the film in its own language', () => {
    const labels = LANGUAGES.map((language) => legalLines({ markets: ['US'], language }).aiLabel);
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

describe('setsOnOneFilm', () => {
  const LONG = { aspectRatio: '16:9', duration: 15 } as const;
  const SHORT = { aspectRatio: '1:1', duration: 5 } as const;
  const sets = (markets: readonly MarketCode[], room: typeof LONG | typeof SHORT) =>
    setsOnOneFilm({ markets, language: 'en' }, room);

  test('keeps markets together whose lines all stand on one film', () => {
    expect(sets(['US-NJ', 'US-PA'], LONG)).toEqual([['US-NJ', 'US-PA']]);
    expect(sets(['US-NJ', 'US-PA', 'CA-ON'], LONG)).toEqual([['US-NJ', 'US-PA', 'CA-ON']]);
  });

  test('parts them where a film is too short for turns', () => {
    expect(sets(['US-NJ', 'US-PA', 'CA-ON'], SHORT)).toEqual([['US-NJ'], ['US-PA'], ['CA-ON']]);
  });

  test('parts them where one wants its line on every frame', () => {
    expect(sets(['US-NJ', 'MT', 'ES', 'CA-ON'], LONG)).toEqual([['US-NJ', 'MT', 'ES'], ['CA-ON']]);
    const square = { aspectRatio: '1:1', duration: 15 } as const;
    expect(setsOnOneFilm({ markets: ['MT', 'CA-ON'], language: 'en' }, square)).toEqual([
      ['MT'],
      ['CA-ON'],
    ]);
  });

  test('never parts a single market', () => {
    for (const code of MARKET_CODES) expect(sets([code], SHORT)).toEqual([[code]]);
  });
});
