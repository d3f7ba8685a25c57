import type { BriefText } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

const FIGURE = String.raw`\d{1,3}(?:[.,'’\s\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const SIGN = String.raw`(?:us|hk|au|a|c|ca|r|mop)?[$€£¥￥₹₽₺₩₫฿]|(?<![\p{L}])(?:eur|usd|chf|gbp|brl|mxn|hkd|mop)`;
const UNIT = String.raw`[€$£¥₹₽₺₩₫฿]|(?:zł|zl|kč|eur|euros?|usd|dollars?|bucks|quid|chf|franken|francs?|pounds|reais|pesos|d[oó]lares|libras)(?![\p{L}])`;
const SCALE = String.raw`(?:\s?(?:k|mio\.?|m|millions?|millones|millon|milioni|milione|milhoes|milhao|mil|mila|mille|millionen|tausend|grand)(?![\p{L}]))`;

const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])\d{1,3}\s?[x×]\s?(?:${FIGURE})\s?(?:${UNIT})`,
    String.raw`(?:${SIGN})\s?(?:${FIGURE})${SCALE}?`,
    String.raw`(?<![\p{L}\p{N}.,:])(?:${FIGURE})${SCALE}?\s?(?:de |d')?(?:${UNIT})`,
    String.raw`(?<![\p{L}\p{N}.,:])(?:${FIGURE})\s?(?:k(?![\p{L}\p{N}])|%|prozent|percent|por ciento|por cento|pour cent)`,
    String.raw`(?<![\p{L}\p{N}.,:])\d{1,3}[x×](?![\p{L}\p{N}])(?!\s?\d)`,
  ].join('|'),
  'gu',
);
const CHINESE_AMOUNT =
  /(?:[¥￥$€]|港币|美元|人民币|hk\$|mop\$?)\s?\d[\d,.]*[万亿千百]?|\d[\d,.]*\s?[万亿千百]?(?:元|块|美元|美金|港币|港元|欧元|澳门元|葡币)|[一二三四五六七八九十两百千万亿]{1,6}(?:元|块|美元)|\d+\s?%|百万|千万/gu;

/** `1500e garantis` is a sum in a French note; `le 10e anniversaire` is none. */
const HASTY_EUROS =
  /(?<![\p{L}\p{N}.,:])\d{1,3}(?:[ .]?\d{3})*e(?=\s?(?:[,;.!)\n]|$|garanti|cash|offert|de (?:lots|gains|bonus|dotation)|a gagner))/gu;

/** Sums of money, percentages and multiples. */
export function findAmounts({ folded, language }: BriefText): Span[] {
  const expression = language === 'zh' ? CHINESE_AMOUNT : AMOUNT;
  const hasty = language === 'fr' ? [...folded.matchAll(HASTY_EUROS)] : [];
  return [...folded.matchAll(expression), ...hasty].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.trimEnd().length,
  }));
}
