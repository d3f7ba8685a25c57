import { isConfirmed } from '#domain/markets/known-facts.ts';
import { audienceAge, jurisdictionOf, type MarketCode } from '#domain/markets/markets.ts';
import type { Jurisdiction } from '#domain/markets/jurisdiction.ts';
import type { LegalLines } from '#film/storyboard/storyboard.ts';
import type { Language } from '#text/language.ts';

/** More lines than this cannot stand on a frame at a legible size. */
const LINES_MAX = 2;

const AI_LABELS: Record<Language, string> = {
  en: 'AI-generated',
  es: 'Generado con IA',
  fr: 'Généré par IA',
  de: 'KI-generiert',
  it: 'Generato con IA',
  pt: 'Gerado por IA',
  zh: 'AI生成',
};

/** Printed where no sentence of the market is known for certain: no number, nothing to be wrong. */
const GENERAL_SENTENCES: Record<Language, string> = {
  en: 'Gamble responsibly. Help is available.',
  es: 'Juega con responsabilidad. Hay ayuda disponible.',
  fr: 'Jouez de façon responsable. Une aide existe.',
  de: 'Glücksspiel kann süchtig machen. Hilfe ist verfügbar.',
  it: 'Gioca responsabilmente. È disponibile un aiuto.',
  pt: 'Jogue com responsabilidade. Há ajuda disponível.',
  zh: '请理性博彩，如有需要可寻求帮助。',
};

const STATE_SENTENCE = 'Gambling problem? Help is available in your state.';

const MARKET_LANGUAGES: Partial<Record<string, Language>> = {
  ES: 'es',
  FR: 'fr',
  DE: 'de',
  IT: 'it',
  CN: 'zh',
};

/** What every frame of a film for these markets has to say; the age is never below 21. */
export function legalLines(markets: readonly MarketCode[], language: Language): LegalLines {
  const age = audienceAge(markets);
  const jurisdictions = [...new Set(markets)].map((code) => jurisdictionOf(code));
  const lines = jurisdictions.map((market) => ({
    market,
    text: withoutAge(sentenceOf(market, language)),
  }));
  return {
    ageMark: `${age}+`,
    responsibleGambling: atMostTwo(withoutRepetition(lines)),
    aiLabel: AI_LABELS[language],
  };
}

interface MarketLine {
  readonly market: Jurisdiction;
  readonly text: string;
}

function sentenceOf(market: Jurisdiction, language: Language): string {
  if (isPrintable(market)) return market.message;
  if (market.code.startsWith('US')) return STATE_SENTENCE;
  return GENERAL_SENTENCES[MARKET_LANGUAGES[market.code] ?? language];
}

/** A message may be printed unless its words, or a number it contains, were seen in no source. */
function isPrintable(market: Jurisdiction): boolean {
  const { message, helplineNumber } = market;
  if (message === '' || !isConfirmed(market, 'message')) return false;
  const hasNumber = helplineNumber !== '' && message.includes(helplineNumber);
  return !hasNumber || isConfirmed(market, 'helplineNumber');
}

const AGE_PARTS =
  /\s*(?:\b(?:ab|over|dès|desde|od)\s+)?(?:\+\s?\d{2}(?!\d)|\b\d{2}\s?\+)\.?|\s*\bab\s+\d{2}\b\.?/giu;

/** The sentence without the ages it names: the age mark stands beside it on every frame. */
function withoutAge(sentence: string): string {
  return sentence.replace(AGE_PARTS, '').trim();
}

/** One line per wording, and per helpline the fullest or mandated wording only. */
function withoutRepetition(lines: readonly MarketLine[]): MarketLine[] {
  const ranked = lines.toSorted((a, b) => importance(b) - importance(a));
  const kept: MarketLine[] = [];
  for (const line of ranked) {
    const number = printedNumber(line);
    const isRepeated = kept.some(
      (other) => sameWords(other.text, line.text) || (number !== '' && other.text.includes(number)),
    );
    if (!isRepeated) kept.push(line);
  }
  return kept;
}

function importance({ market, text }: MarketLine): number {
  const basis =
    market.messageBasis === 'mandated' && text.includes(market.message.slice(-12)) ? 2 : 0;
  return basis + (printedNumber({ market, text }) === '' ? 0 : 1);
}

function printedNumber({ market, text }: MarketLine): string {
  return market.helplineNumber !== '' && text.includes(market.helplineNumber)
    ? market.helplineNumber
    : '';
}

function sameWords(a: string, b: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return bare(a) === bare(b);
}

/** The first line whole; what would be a third line or more is merged into the second. */
function atMostTwo(lines: readonly MarketLine[]): string[] {
  if (lines.length <= LINES_MAX) return lines.map(({ text }) => text);
  const [first, ...others] = lines;
  const numbers = others.filter((line) => printedNumber(line) !== '');
  const merged = numbers.map(({ market }) => `${marketName(market)} ${market.helplineNumber}`);
  const wordsOnly = others.filter((line) => printedNumber(line) === '').map(({ text }) => text);
  const second = merged.length > 0 ? [`Help: ${merged.join(' · ')}`] : wordsOnly.slice(0, 1);
  return [first?.text ?? '', ...second];
}

function marketName({ code }: Jurisdiction): string {
  return code.split('-').at(-1) ?? code;
}
