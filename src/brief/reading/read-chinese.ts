import type { PresetId } from '#domain/presets.ts';
import { findAddresses, findPhones, findTags, plainAddress } from '#brief/reading/addresses.ts';
import { chineseTitle } from '#brief/reading/chinese-title.ts';
import { typeset } from '#text/clean-text.ts';
import { foldText } from '#text/fold-text.ts';
import { unquote } from '#brief/reading/labels.ts';
import { findQuotes } from '#brief/reading/quotes.ts';
import { cut, findSpans, overlapsAny, takeOut, type Span } from '#text/spans.ts';
import { findNegations } from '#text/negations.ts';
import type { FilmWords } from '#domain/film-words.ts';
import { ZH } from '#brief/words/zh.ts';

const WHEN_MAX = 4;
const OFFERS_MAX = 3;

const DATE = new RegExp(
  `(?:${ZH.date.holiday})?(?:${ZH.date.atom})(?:${ZH.date.joiner}(?:${ZH.date.atom}))*`,
  'gu',
);
const OFFER = new RegExp(
  `(?:(?:${ZH.offers.lead})|(?!(?:${ZH.offers.notThing}))${ZH.offers.thing})?(?:${ZH.offers.money})(?:${ZH.offers.tail})?|${ZH.offers.bare}|${ZH.offers.gifts}`,
  'gu',
);
const VENUE = new RegExp(`[\\p{Script=Han}A-Za-z0-9·]{1,16}?${ZH.venue}`, 'gu');

/** Reads the film's words out of a clean Chinese prompt. */
export function readChinese(text: string, preset: PresetId): FilmWords {
  const folded = foldText(text);
  const quotes = findQuotes(text, folded);
  const negations = findNegations(folded, 'zh');
  const unread: Span[] = [...quotes, ...negations, ...findTags(folded)];
  const offers = findSpans(text, OFFER).filter((span) => !overlapsAny(span, unread));
  const dates = findDates(text, [...unread, ...offers]);
  const venue = findVenue(takeOut(text, [...unread, ...offers, ...dates]));
  const addresses = findAddresses(folded);
  const phones = findPhones(folded);
  const call = findCall(takeOut(text, [...negations, ...offers]));
  const quoted = quotes.map(({ text: words, cue }) => ({
    words,
    isCall:
      new RegExp(`^${ZH.call.opening}`, 'u').test(words) ||
      /(?:结尾|最后|片尾|号召|按钮)[^，。]*$/u.test(cue),
  }));
  const names = quoted.filter(({ isCall }) => !isCall).map(({ words }) => words);
  const label = (part: keyof typeof ZH.labels) => labelled(text, part);
  const hidden = [...unread, ...offers, ...dates, ...(venue ? [venue] : []), ...addresses];
  const title =
    label('title') ??
    names[0] ??
    chineseTitle({ text: takeOut(text, hidden), scene: takeOut(text, negations), preset });
  const contact = addresses[0] ?? phones[0];
  const shownDates = dates.map((span) => cut(text, span)).filter((date) => !title.includes(date));
  return {
    title: typeset(title),
    offers: listed(
      label('offer') ? [label('offer') ?? ''] : offers.map((span) => cut(text, span)),
      OFFERS_MAX,
    ),
    when: listed(label('when') ? [label('when') ?? ''] : shownDates, WHEN_MAX),
    venue: label('venue') ?? venue?.name ?? null,
    callToAction:
      label('callToAction') ??
      quoted.find(({ isCall }) => isCall)?.words ??
      call ??
      (contact ? plainAddress(cut(text, contact)) : null),
    lines: names.slice(1).map(typeset),
  };
}

/** Dates with their times; a part of the day alone (`夜晚`) is a scene, not a date. */
function findDates(text: string, taken: readonly Span[]): Span[] {
  return findSpans(text, DATE)
    .filter((span) => !overlapsAny(span, taken))
    .filter(
      (span) =>
        !/^(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|晚间|夜里|夜间|深夜|当晚|夜晚|晚|每天|全天)$/u.test(
          cut(text, span),
        ),
    )
    .filter(({ end }) => !/^(?:秒|分钟|点牌|周年|人|张|桌|位|倍|的?视频)/u.test(text.slice(end)))
    .filter((span) => !/^(?:二十一|21|廿一)点$/u.test(cut(text, span)));
}

function findVenue(text: string): (Span & { name: string }) | null {
  for (const match of text.matchAll(VENUE)) {
    const stem = match[0].replace(new RegExp(`${ZH.venue}$`, 'u'), '');
    const kept = afterLastCut(stem);
    const start = match.index + stem.length - kept.length;
    const isName = kept.length >= 2 && !new RegExp(ZH.venueGeneric, 'u').test(kept);
    if (isName) {
      const end = match.index + match[0].length;
      return { start, end, name: text.slice(start, end) };
    }
  }
  return null;
}

/** The part after the last word that leads on to a name. */
function afterLastCut(phrase: string): string {
  const cuts = [...phrase.matchAll(new RegExp(ZH.cut, 'gu'))];
  const last = cuts.at(-1);
  return last ? phrase.slice(last.index + last[0].length) : phrase;
}

function findCall(text: string): string | null {
  return callIn(text.split(STOPS)) ?? callIn(text.split(STOPS_AND_SPACES));
}

const STOPS =
  /[，。！？；\n,;!?|\u241f~～]+|[\p{Extended_Pictographic}\ufe0f]+|(?:落款|结尾|最后|文案)[^:：，。]{0,6}[:：]/u;
const STOPS_AND_SPACES = /[，。！？；\n,;!?|\u241f\s~～]+|[\p{Extended_Pictographic}\ufe0f]+/u;

function callIn(segments: readonly string[]): string | null {
  const opening = new RegExp(`^${ZH.call.opening}`, 'u');
  const deed = new RegExp(ZH.call.deed, 'u');
  for (const segment of segments) {
    const said = segment.replace(new RegExp(ZH.call.cue, 'u'), '').trim();
    const isCall = opening.test(said) && deed.test(said) && said.length <= 24;
    if (isCall && !/生成|制作|拍摄|创作|镜头|视频|画面/u.test(said)) return typeset(unquote(said));
  }
  return null;
}

function labelled(text: string, part: keyof typeof ZH.labels): string | undefined {
  const found = new RegExp(
    `(?:^|[，。；\\n\\s])${ZH.labels[part]}\\s*[:：]\\s*([^，。；\\n;]+)`,
    'u',
  ).exec(text);
  const value = typeset(unquote(found?.[1] ?? '').replace(/^[「『《]|[」』》]$/gu, ''));
  return value === '' ? undefined : value;
}

function listed(texts: readonly string[], most: number): string[] {
  return [...new Set(texts.map((text) => typeset(text).replace(/^[的,，、]+|[的,，、]+$/gu, '')))]
    .filter((text) => text !== '')
    .slice(0, most);
}
