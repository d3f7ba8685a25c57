import type { Jurisdiction } from '#domain/markets/jurisdiction.ts';

/** Fields of a jurisdiction that may be shown as fact, as far as a source was seen for them. */
type CheckedField = 'message' | 'helplineNumber' | 'onlineCasinoAds' | 'minAge';

const EVERYTHING = /^(all$|everything)/;
const UNKNOWN_BY: Record<CheckedField, RegExp> = {
  message: /^message$/,
  helplineNumber: /^helpline/,
  onlineCasinoAds: /^(onlineCasinoAds|launched or not|2026 status)/,
  minAge: /^minAge/,
};
/** `everything except online casino status` leaves the status known. */
const STATUS_KNOWN = /^everything except online casino status$/;

/** Whether a field was seen in a source; what was not is never printed or shown as fact. */
export function isConfirmed({ unverifiedFields }: Jurisdiction, field: CheckedField): boolean {
  return !unverifiedFields.some((name) => {
    if (field === 'onlineCasinoAds' && STATUS_KNOWN.test(name)) return false;
    return EVERYTHING.test(name) || UNKNOWN_BY[field].test(name);
  });
}

/** The helpline of a market; null where there is none or its number was seen in no source. */
export function confirmedHelpline(
  market: Jurisdiction,
): { readonly name: string; readonly number: string } | null {
  const { helplineName: name, helplineNumber: number } = market;
  return number !== '' && isConfirmed(market, 'helplineNumber') ? { name, number } : null;
}
