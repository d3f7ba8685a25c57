import { describe, expect, it } from 'vitest';

import {
  languageOfNewVideos,
  placesAfterChange,
  placesFromSettings,
  type OrganizationDefaults,
} from '#web/features/create-video/settings/organization-defaults.ts';
import {
  EMPTY_CARD,
  orderedWords,
  withEdit,
  withReading,
} from '#web/features/create-video/words/words-card.ts';

const DEFAULTS = {
  defaultVenueLine: 'Golden Spur, Las Vegas',
  defaultCallToAction: 'Book your table',
} as const;
const NOTHING = { headline: null, lines: [], callToAction: null, terms: null };
const DINNER = { kind: 'offer', text: 'Dinner for two', condition: null } as const;
const HALL = { kind: 'where', text: 'The River Hall', condition: null } as const;
const SPUR = { kind: 'where', text: DEFAULTS.defaultVenueLine, condition: null } as const;
const reading = (changes: object) => ({ language: 'en', words: { ...NOTHING, ...changes } });
const cardOf = (changes: object) => withReading(EMPTY_CARD, reading(changes), DEFAULTS);

describe('the defaults of an organization', () => {
  it('fill what the prompt leaves open, and are told apart', () => {
    const card = cardOf({ lines: [DINNER] });
    expect(orderedWords(card)).toMatchObject({
      lines: [DINNER, SPUR],
      callToAction: 'Book your table',
    });
    expect(card.defaultFields).toEqual(['callToAction', 'lines.1']);
    expect(card.editedParts).toEqual([]);
  });

  it('give way to what the prompt says', () => {
    const card = cardOf({ lines: [HALL], callToAction: 'Call us' });
    expect(orderedWords(card)).toMatchObject({ lines: [HALL], callToAction: 'Call us' });
    expect(card.defaultFields).toEqual([]);
  });

  it('do not name the venue twice', () => {
    const offer = { ...DINNER, text: 'Dinner at GOLDEN SPUR, Las Vegas' };
    expect(orderedWords(cardOf({ lines: [offer] }))?.lines).toEqual([offer]);
  });

  it('give way to what a person wrote, emptied fields included', () => {
    const edited = withEdit(cardOf({ lines: [DINNER] }), { callToAction: '', lines: [] });
    const card = withReading(edited, reading({ headline: 'Noon', lines: [DINNER] }), DEFAULTS);
    expect(orderedWords(card)).toMatchObject({ lines: [], callToAction: null });
    expect(card.defaultFields).toEqual([]);
  });

  it('leave out a call to action of another language than the prompt', () => {
    const card = (defaultLanguage: 'en' | 'es') =>
      withReading(EMPTY_CARD, reading({}), { ...DEFAULTS, defaultLanguage });
    expect(card('es').words.callToAction).toBe('');
    expect(card('en').words.callToAction).toBe('Book your table');
  });

  it('add no line to a full list', () => {
    const lines = Array.from({ length: 6 }, () => DINNER);
    expect(orderedWords(cardOf({ lines }))?.lines).toEqual(lines);
  });
});

it('markets and what is advertised come from the settings as long as they are the same', () => {
  const settings: OrganizationDefaults = { defaultMarkets: ['US', 'GB'], advertises: null };
  const places = (markets: ('US' | 'GB' | 'DE')[]) =>
    placesFromSettings({ markets, advertises: 'online' }, settings);
  expect(places(['GB', 'US'])).toEqual({ markets: true, advertises: false });
  expect(places(['US', 'DE']).markets).toBe(false);
  const chosen: OrganizationDefaults = { ...settings, advertises: 'online' };
  expect(placesFromSettings({ markets: ['US'], advertises: 'online' }, chosen)).toEqual({
    markets: false,
    advertises: true,
  });
});

it.each([
  ['es', 'de-AT', 'es'],
  [null, 'de-AT', 'de'],
  [null, 'fi', undefined],
] as const)(
  'a video is written in %s, or the language of the browser, %s',
  (own, browser, language) => {
    expect(languageOfNewVideos({ defaultLanguage: own }, browser)).toBe(language);
  },
);

describe('settings that have changed since the login was stored', () => {
  const former: OrganizationDefaults = { defaultMarkets: ['US'], advertises: null };
  const fresh: OrganizationDefaults = { defaultMarkets: ['US-NJ'], advertises: 'venue' };

  it('change what was as they said', () => {
    const asBefore = { markets: ['US'], advertises: 'online' } as const;
    const changed = { markets: ['US-NJ'], advertises: 'venue' };
    expect(placesAfterChange(asBefore, former, fresh)).toEqual(changed);
    // A login of an older version holds no settings.
    expect(placesAfterChange(asBefore, {}, fresh)).toEqual(changed);
  });

  it('leave what somebody chose', () => {
    const chosen = { markets: ['GB'], advertises: 'venue' } as const;
    expect(placesAfterChange(chosen, former, fresh)).toEqual({});
  });
});
