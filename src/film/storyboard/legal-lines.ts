import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { licenseeLines, NO_LICENSEE, type Licensee } from '#domain/markets/licensee.ts';
import { rulesOf, valuesOf } from '#domain/markets/market-rules.ts';
import { audienceAge } from '#domain/markets/market-status.ts';
import { marketOf, type MarketCode } from '#domain/markets/markets.ts';
import type { LegalLines } from '#film/storyboard/storyboard.ts';
import type { Language } from '#domain/languages.ts';

/** What the legal lines of a film are made from. */
export interface LegalOrder {
  readonly markets: readonly MarketCode[];
  readonly language: Language;
  readonly advertises?: Advertises | undefined;
  readonly licensee?: Licensee | undefined;
}

/** A responsible-gambling sentence, and the markets that it serves. */
export interface LegalSentence {
  readonly text: string;
  readonly markets: readonly MarketCode[];
}

const AI_LABELS: Record<Language, string> = {
  en: 'AI-generated',
  es: 'Generado con IA',
  fr: 'Généré par IA',
  de: 'KI-generiert',
  it: 'Generato con IA',
  pt: 'Gerado por IA',
  zh: 'AI生成',
};

/** The sentence of our own that a market's line may hold; alone it stands for closed markets only. */
export const GENERAL_SENTENCES: Readonly<Record<Language, string>> = {
  en: 'Gamble responsibly. Help is available.',
  es: 'Juega con responsabilidad. Hay ayuda disponible.',
  fr: 'Jouez de façon responsable. Une aide existe.',
  de: 'Glücksspiel kann süchtig machen. Hilfe ist verfügbar.',
  it: 'Gioca responsabilmente. È disponibile un aiuto.',
  pt: 'Jogue com responsabilidade. Há ajuda disponível.',
  zh: '请理性博彩，如有需要可寻求帮助。',
};

/** What every frame of a film for these markets has to say; the age is never below 21. */
export function legalLines(order: LegalOrder): LegalLines {
  const { markets, language, advertises = ADVERTISES_DEFAULT, licensee = NO_LICENSEE } = order;
  const strips = markets.flatMap((code) => valuesOf(code, advertises, 'strip').map(Number));
  return {
    ageMark: `${audienceAge(markets)}+`,
    responsibleGambling: [
      ...legalSentences(order).map(({ text }) => text),
      ...licenseeLines(markets, advertises, licensee),
    ],
    aiLabel: AI_LABELS[language],
    ...(strips.length > 0 && { pictureShareMin: Math.max(...strips) }),
  };
}

/**
 * One sentence per wording. What a law gives or asks for is never left out; a sentence of our own
 * is, where another one names the same helpline.
 */
export function legalSentences({ markets, language, advertises }: LegalOrder): LegalSentence[] {
  const wanted = [...new Set(markets)].map((code) =>
    requiredFieldsSentence(code, advertises ?? ADVERTISES_DEFAULT, language),
  );
  const kept: { text: string; markets: MarketCode[] }[] = [];
  for (const { code, text, isMandated, number } of wanted.toSorted(byImportance)) {
    const serving = kept.find(
      (other) =>
        sameWords(other.text, text) ||
        (!isMandated && number !== null && other.text.includes(number)),
    );
    if (serving) serving.markets.push(code);
    else kept.push({ text, markets: [code] });
  }
  return kept;
}

interface WantedSentence {
  readonly code: MarketCode;
  readonly text: string;
  readonly isMandated: boolean;
  /** The helpline that it prints. */
  readonly number: string | null;
}

function requiredFieldsSentence(
  code: MarketCode,
  advertises: Advertises,
  language: Language,
): WantedSentence {
  const rule = rulesOf(code, advertises).find(({ kind }) => kind === 'line');
  const general = GENERAL_SENTENCES[spokenIn(code, language)];
  const text = rule?.value.replace('{general}', general) ?? general;
  const [helpline] = valuesOf(code, advertises, 'helpline');
  return {
    code,
    text,
    isMandated: rule?.basis === 'mandated',
    number: helpline !== undefined && text.includes(helpline) ? helpline : null,
  };
}

/** The film's language where the market speaks it, else the first of the market's own. */
function spokenIn(code: MarketCode, language: Language): Language {
  const { languages } = marketOf(code);
  const isFilmLanguage = (spoken: string): spoken is Language => spoken in GENERAL_SENTENCES;
  if (languages.includes(language)) return language;
  return languages.find(isFilmLanguage) ?? language;
}

function byImportance(a: WantedSentence, b: WantedSentence): number {
  return importance(b) - importance(a);
}

function importance({ isMandated, number }: WantedSentence): number {
  return (isMandated ? 2 : 0) + (number === null ? 0 : 1);
}

function sameWords(a: string, b: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return bare(a) === bare(b);
}
