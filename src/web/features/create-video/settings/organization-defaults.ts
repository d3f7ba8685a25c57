/** What the organization's settings give to videos that say nothing themselves. */
import type { OrganizationBody } from '#contracts/schemas/organization.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { DEFAULT_MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import { LINES_MAX } from '#domain/order/words.ts';
import type { CardLine, CardWords } from '#web/features/create-video/words/card-words.ts';

/** A login that an older version stored does not hold them. */
export type OrganizationDefaults = Partial<
  Pick<
    OrganizationBody,
    'defaultVenueLine' | 'defaultCallToAction' | 'defaultLanguage' | 'defaultMarkets' | 'advertises'
  >
>;

/** Fields such as `callToAction` or `lines.1` that hold what the settings say. */
export type DefaultField = string;

interface WordsWithDefaults {
  readonly words: CardWords;
  readonly defaultFields: readonly DefaultField[];
}

const DEFAULT_LINE_ID = 'default-where';

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** The words of a prompt in `language`, completed where it names no place and no call to action. */
export function withOrganizationDefaults(
  words: CardWords,
  language: string,
  defaults: OrganizationDefaults,
): WordsWithDefaults {
  const callToAction = callToActionFor(language, defaults);
  const takesCall = words.callToAction === '' && callToAction !== '';
  const venue = defaults.defaultVenueLine ?? '';
  const takesVenue = venue !== '' && words.lines.length < LINES_MAX && !namesPlace(words, venue);
  const line: CardLine = { id: DEFAULT_LINE_ID, kind: 'where', text: venue, condition: '' };
  return {
    words: {
      ...words,
      ...(takesCall && { callToAction }),
      ...(takesVenue && { lines: [...words.lines, line] }),
    },
    defaultFields: [
      ...(takesCall ? ['callToAction'] : []),
      ...(takesVenue ? [`lines.${words.lines.length}`] : []),
    ],
  };
}

/** Empty where the settings name the language of their words and the prompt is in another. */
function callToActionFor(language: string, defaults: OrganizationDefaults): string {
  const { defaultCallToAction, defaultLanguage } = defaults;
  const isOfOtherLanguage = defaultLanguage && defaultLanguage !== language;
  return isOfOtherLanguage ? '' : (defaultCallToAction ?? '');
}

function namesPlace({ headline, lines, signature }: CardWords, venue: string): boolean {
  const texts = [headline, signature ?? '', ...lines.map(({ text }) => text)];
  return (
    lines.some(({ kind }) => kind === 'where') ||
    texts.some((text) => folded(text).includes(folded(venue)))
  );
}

interface Places {
  readonly markets: readonly MarketCode[];
  readonly advertises: Advertises;
}

/** Whether a video is shown where, and advertises what, the settings say. */
export function placesFromSettings(
  { markets, advertises }: Places,
  { defaultMarkets, advertises: defaultAdvertises }: OrganizationDefaults,
) {
  const isSame = (others: readonly MarketCode[]) =>
    others.length === markets.length && others.every((code) => markets.includes(code));
  return {
    markets: defaultMarkets !== undefined && isSame(defaultMarkets),
    advertises: advertises === defaultAdvertises,
  };
}

/**
 * What becomes of markets and of what is advertised when the settings change: what was as they said is as they
 * say now. A stored login may be days behind them.
 */
export function placesAfterChange(
  values: Places,
  former: OrganizationDefaults,
  fresh: OrganizationDefaults,
): { markets?: MarketCode[]; advertises?: Advertises } {
  const before = {
    defaultMarkets: former.defaultMarkets ?? [...DEFAULT_MARKETS],
    advertises: former.advertises ?? ADVERTISES_DEFAULT,
  };
  const was = placesFromSettings(values, before);
  return {
    ...(was.markets && { markets: [...(fresh.defaultMarkets ?? DEFAULT_MARKETS)] }),
    ...(was.advertises && { advertises: fresh.advertises ?? ADVERTISES_DEFAULT }),
  };
}

/** The language in which new videos are written: the settings', or else the browser's. */
export function languageOfNewVideos(
  { defaultLanguage }: OrganizationDefaults,
  browserLanguage: string,
): Language | undefined {
  const ofBrowser = browserLanguage.slice(0, 2).toLowerCase();
  return defaultLanguage ?? LANGUAGES.find((language) => language === ofBrowser);
}
