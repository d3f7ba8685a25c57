import { foldText } from '#film/storyboard/reading/fold-text.ts';
import type { Language } from '#film/storyboard/storyboard.ts';
import { LINKING_WORDS } from '#film/storyboard/words/linking-words.ts';
import { TELLING_WORDS } from '#film/storyboard/words/telling-words.ts';

type LatinLanguage = Exclude<Language, 'zh'>;
const LATIN_LANGUAGES: readonly LatinLanguage[] = ['en', 'es', 'fr', 'de', 'it', 'pt'];

/** Letters that hardly occur in the other languages. */
const TELLING_LETTERS: Record<LatinLanguage, RegExp> = {
  en: /'s\b/gu,
  es: /[ñ¿¡]|ción\b/giu,
  fr: /[œèêùûëçÇ]|\b[ldcj]['’]|é\b|ée\b/giu,
  de: /[äöüßÄÖÜ]|sch|\bun?d\b/giu,
  it: /[àèìòù]\b|zion|\b(?:dell|nell|all|sull)['’]|gli\b|zz/giu,
  pt: /[ãõ]|ção\b|ções\b|lh[aoe]|nh[aoe]/giu,
};

/** The language a prompt is written in; English where nothing tells. */
export function detectLanguage(text: string): Language {
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0;
  if (ideographs > latin) return 'zh';
  const tokens = foldText(text).match(/[\p{L}]+'?/gu) ?? [];
  let best: LatinLanguage = 'en';
  let bestScore = 0;
  for (const language of LATIN_LANGUAGES) {
    const score = scoreOf(language, text, tokens);
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return best;
}

function scoreOf(language: LatinLanguage, text: string, tokens: readonly string[]): number {
  const linking = new Set(LINKING_WORDS[language]);
  const telling = new Set(TELLING_WORDS[language]);
  const letters = text.match(TELLING_LETTERS[language])?.length ?? 0;
  return tokens.reduce(
    (score, token) =>
      score + (linking.has(token) ? weightOf(token) : 0) + (telling.has(token) ? 2 : 0),
    letters * 0.7,
  );
}

/** Short words are shared by many languages and tell less. */
function weightOf(token: string): number {
  return token.length <= 1 ? 0.3 : token.length === 2 ? 0.8 : 1.2;
}
