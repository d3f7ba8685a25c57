const PLAIN = /^\d+$/;
/** In groups of three, by one kind of sign: 12,000 or 12.000 or 12 000 or 12'000. */
const GROUPED = /^\d{1,3}([,.'’ \u00A0\u2009\u202F])\d{3}(?:\1\d{3})*$/;

/**
 * The credits in a field that may be left empty, which is null; NaN where it holds no whole number.
 * Let the schema judge it before it is sent: JSON knows no NaN and would send null.
 */
export function creditsIn(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return PLAIN.test(text) || GROUPED.test(text) ? Number(text.replaceAll(/\D/g, '')) : NaN;
}
