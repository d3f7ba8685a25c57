import type { MediaBody } from '#contracts/schemas/media.ts';
import type { MediaKind, MediaState } from '#domain/media/media.ts';
import { TEXTS } from '#web/media/texts.ts';
import type { BadgeTone } from '#web/ui/text/badge.tsx';

export const KIND_LABELS: Readonly<Record<MediaKind, string>> = {
  image: TEXTS.picture,
  logo: TEXTS.logo,
  font: TEXTS.font,
  clip: TEXTS.clip,
};

export const STATE_LABELS: Readonly<Record<MediaState, { label: string; tone: BadgeTone }>> = {
  uploading: { label: TEXTS.uploading, tone: 'live' },
  checking: { label: TEXTS.checking, tone: 'live' },
  ready: { label: TEXTS.ready, tone: 'default' },
  refused: { label: TEXTS.refused, tone: 'destructive' },
  expired: { label: TEXTS.rightsEnded, tone: 'destructive' },
};

export const FILE_ENDINGS = '.png,.jpg,.jpeg,.webp,.svg,.ttf,.otf,.woff,.woff2,.mp4,.mov,.webm';

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** What is known of a file, such as "1920 × 1080, 12 s, 4.2 MB". */
export function factsLine({ facts, bytes }: MediaBody): string {
  const { width, height, seconds, fontName } = facts;
  const size =
    bytes < MEBIBYTE ? `${Math.ceil(bytes / KIBIBYTE)} KB` : `${(bytes / MEBIBYTE).toFixed(1)} MB`;
  return [
    fontName,
    width !== undefined && height !== undefined ? `${width} × ${height}` : undefined,
    seconds === undefined ? undefined : `${Math.round(seconds)} s`,
    size,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The kinds of use that the library can be narrowed to. */
export const USE_FILTERS = ['all', 'usable', 'needs-rights', 'unusable'] as const;
export type UseFilter = (typeof USE_FILTERS)[number];

export const USE_FILTER_LABELS: Readonly<Record<UseFilter, string>> = {
  all: TEXTS.allFiles,
  usable: TEXTS.readyToUse,
  'needs-rights': TEXTS.rightsMissing,
  unusable: TEXTS.refusedOrEnded,
};

export interface MediaFilter {
  readonly search: string;
  readonly kind: MediaKind | 'all';
  readonly use: UseFilter;
}

export const NO_FILTER: MediaFilter = { search: '', kind: 'all', use: 'all' };

const IS_OF_USE: Readonly<Record<UseFilter, (file: MediaBody) => boolean>> = {
  all: () => true,
  usable: ({ isUsable }) => isUsable,
  'needs-rights': ({ state, rights }) => state === 'ready' && rights === null,
  unusable: ({ state }) => state === 'refused' || state === 'expired',
};

export function matchesFilter(file: MediaBody, { search, kind, use }: MediaFilter): boolean {
  if (kind !== 'all' && file.kind !== kind) return false;
  return IS_OF_USE[use](file) && file.name.toLowerCase().includes(search.trim().toLowerCase());
}
