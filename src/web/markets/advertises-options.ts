import { TEXTS } from '#web/markets/texts.ts';
import type { Advertises } from '#domain/markets/advertises.ts';

/** What a film can advertise, as a choice. */
export const ADVERTISES_OPTIONS: readonly { readonly value: Advertises; readonly label: string }[] =
  [
    { value: 'online', label: TEXTS.onlineCasino },
    { value: 'venue', label: TEXTS.venue },
  ];
