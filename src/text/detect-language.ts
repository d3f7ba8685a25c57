import { countMeanings, type Lexicon } from '#text/lexicon.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { SPACED_LANGUAGES, type SpacedLanguage } from '#text/spaced-languages.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { DISTINCTIVE_WORDS } from '#text/distinctive-words.ts';

/** Minimum lead in points at which the first language is certain. */
const CLEAR_LEAD = 1.5;

/** Letters that hardly occur in the other languages. */
const DISTINCTIVE_LETTERS: Record<SpacedLanguage, RegExp> = {
  en: /'s(?!\p{L})|(?:ght|wh|sh|ck|ing)(?!\p{L})/gu,
  es: /[ñ¿¡]|(?:ción|dad|ll[aeo]s?)(?!\p{L})/giu,
  fr: /[œèùûë]|(?<!\p{L})[cjn]['’]|(?:ées?|eaux?|eux|euse|oire|ière|tion|ité|elle|age)(?!\p{L})/giu,
  de: /[äöüßÄÖÜ]|sch|(?:ung|keit|heit|lich|tz)(?!\p{L})/giu,
  it: /[àèìòù](?!\p{L})|zion|zz|(?:ione|enza|tori|gli|tà|ggio)(?!\p{L})|(?<!\p{L})(?:dell|nell|all|sull)['’]/giu,
  pt: /[ãõ]|ção|ções|lh[aoe]|nh[aoe]|(?:ém|agem|dade|ência|eiro|eira|aço|aça|inho)(?!\p{L})/giu,
};

/**
 * Returns the language of a text; English if undecided. If two languages are close, the one with
 * more words of `vocabulary` wins.
 */
export function detectLanguage(text: string, vocabulary: readonly Lexicon[] = []): Language {
  if (isHan(text)) return 'zh';
  const folded = foldText(text);
  const scored = scoresOf(text, folded);
  return leaderOf(scored) ?? byVocabulary(folded, scored, vocabulary);
}

/** Returns the language of a text if it is clear, else null: names and single words have none. */
export function clearLanguage(text: string): Language | null {
  return isHan(text) ? 'zh' : leaderOf(scoresOf(text, foldText(text)));
}

function isHan(text: string): boolean {
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return ideographs > (text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0);
}

interface Score {
  readonly language: SpacedLanguage;
  readonly score: number;
}

/** By language, most likely first. */
function scoresOf(text: string, folded: string): Score[] {
  const tokens = folded.match(/[\p{L}]+'?/gu) ?? [];
  return SPACED_LANGUAGES.map((language) => ({
    language,
    score: scoreOf(language, text, tokens),
  })).toSorted((a, b) => b.score - a.score);
}

/** Returns the first language if its lead is clear. */
function leaderOf([best, second]: readonly Score[]): SpacedLanguage | null {
  return best && second && best.score - second.score >= CLEAR_LEAD ? best.language : null;
}

/** Decides a close race by the known words of each language; English wins a tie. */
function byVocabulary(
  folded: string,
  scored: readonly Score[],
  vocabulary: readonly Lexicon[],
): SpacedLanguage {
  const total = ({ language, score }: Score) =>
    vocabulary.reduce((sum, lexicon) => sum + countMeanings(folded, language, lexicon), score);
  const totals = scored.map((row) => ({ language: row.language, score: total(row) }));
  const best = Math.max(...totals.map(({ score }) => score));
  const leaders = SPACED_LANGUAGES.filter((language) =>
    totals.some((row) => row.language === language && row.score >= best - 1e-9),
  );
  return leaders[0] ?? 'en';
}

function scoreOf(language: SpacedLanguage, text: string, tokens: readonly string[]): number {
  const linking = new Set(LINKING_WORDS[language]);
  const telling = new Set(DISTINCTIVE_WORDS[language]);
  const letters = text.match(DISTINCTIVE_LETTERS[language])?.length ?? 0;
  return tokens.reduce(
    (score, token) =>
      score + (linking.has(token) ? weightOf(token) : 0) + (telling.has(token) ? 2 : 0),
    letters * 0.7,
  );
}

/** Short words occur in many languages and say less. */
function weightOf(token: string): number {
  return token.length <= 1 ? 0.3 : token.length === 2 ? 0.8 : 1.2;
}
