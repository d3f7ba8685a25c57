import type { Advertises } from '#domain/markets/advertises.ts';

/** What a film can advertise, as a choice. */
export const ADVERTISES_OPTIONS: readonly { readonly value: Advertises; readonly label: string }[] =
  [
    { value: 'online', label: 'An online casino' },
    { value: 'venue', label: 'A venue that people visit' },
  ];
