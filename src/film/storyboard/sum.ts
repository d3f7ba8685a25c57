const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d)[\d.,]*`;
const CURRENCY = String.raw`(?<![\p{L}])[A-Z]{0,2}\p{Sc}`;

/** A price, a prize or a share. */
export const SUM = new RegExp(
  String.raw`(?:${CURRENCY}|\p{Sc})\s?${NUMBER}|${NUMBER}\s?(?:\p{Sc}|%)`,
  'u',
);
