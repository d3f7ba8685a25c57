import type { JobFilterQuery } from '#contracts/schemas/job-filter.ts';
import { VIDEO_LIST_STATUSES, LIST_ORDERS } from '#domain/videos/video-list.ts';
import { NO_FOLDER } from '#domain/videos/folders.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { MODERATION_STATUSES } from '#domain/moderation/moderation.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { momentsOf } from '#web/ui/text/moment.ts';

/** What the list of videos is narrowed to; an empty text does not narrow. Days are `YYYY-MM-DD`. */
const FILTER_NAMES = [
  'search',
  'status',
  'review',
  'preset',
  'market',
  'author',
  'folder',
  'from',
  'until',
  'order',
] as const;
type FilterName = (typeof FILTER_NAMES)[number];
export type JobFilter = Readonly<Record<FilterName, string>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const AUTHOR_LENGTH_MAX = 30;
const SEARCH_LENGTH_MAX = 200;

const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** An address can be typed by hand: what the server would refuse is left out. */
const IS_KNOWN: Record<FilterName, (text: string) => boolean> = {
  search: (text) => text.length <= SEARCH_LENGTH_MAX,
  status: oneOf(VIDEO_LIST_STATUSES),
  review: oneOf(MODERATION_STATUSES),
  preset: oneOf(PRESET_IDS),
  market: oneOf(MARKET_CODES),
  author: (text) => text.length <= AUTHOR_LENGTH_MAX,
  folder: (text) => text === NO_FOLDER || ID.test(text),
  from: isDay,
  until: isDay,
  order: oneOf(LIST_ORDERS),
};

export function filterOf(address: URLSearchParams): JobFilter {
  const known = (name: FilterName) => {
    const text = address.get(name) ?? '';
    return IS_KNOWN[name](text) ? text : '';
  };
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, known(name)])) as JobFilter;
}

/** The address with this filter in place of the one that it had; the rest of it stays. */
export function withFilter(address: URLSearchParams, filter: JobFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of FILTER_NAMES) {
    if (filter[name] === '') next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}

export const NO_FILTER = filterOf(new URLSearchParams());

/** What does not search: a folder is a place to look at, and the order leaves nothing out. */
const PLACE_NAMES: readonly FilterName[] = ['order', 'folder'];

export function isNarrowed(filter: JobFilter): boolean {
  return FILTER_NAMES.some((name) => !PLACE_NAMES.includes(name) && filter[name].trim() !== '');
}

type Query = Partial<Omit<JobFilterQuery, 'limit' | 'cursor'>>;

/** As the server is asked: days become moments of the person's own clock, the last day included. */
export function queryOf({ from, until, search, author, ...choices }: JobFilter): Query {
  const chosen = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ''));
  return {
    ...(chosen as Query),
    ...(search.trim() && { search: search.trim() }),
    ...(author.trim() && { author: author.trim() }),
    ...momentsOf(from, until),
  };
}
