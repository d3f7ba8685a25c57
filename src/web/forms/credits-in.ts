const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

/**
 * The credits in a field that may be left empty, which is null; NaN where it holds no number. Let the
 * schema judge it before it is sent: JSON knows no NaN and would send null.
 */
export function creditsIn(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return Number(GROUPED.test(text) ? text.replaceAll(',', '') : text);
}
