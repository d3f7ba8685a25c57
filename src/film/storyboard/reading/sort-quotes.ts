import { foldText } from '#film/storyboard/reading/fold-text.ts';
import type { Quote } from '#film/storyboard/reading/quotes.ts';
import { unquote } from '#film/storyboard/reading/labels.ts';
import type { LanguageWords } from '#film/storyboard/words/language-words.ts';

export interface SortedQuotes {
  readonly title: string | undefined;
  readonly callToAction: string | undefined;
  readonly lines: readonly string[];
}

const CALL_CUES =
  /(?:at the end|last frame|final frame|al final|a la fin|alla fine|no final|call[- ]to[- ]action|\bcta\b|end(?:s|ing)? (?:with|on)|close[sd]? (?:with|on)|finish\p{L}* with|button|end ?card|llamada a la accion|termin\p{L}* con|cierr\p{L}* con|acab\p{L}* con|appel a l'action|termin\p{L}* (?:par|sur)|fini\p{L}* (?:par|sur)|handlungsaufforderung|ende[nt]?\p{L}* mit|am (?:ende|schluss)|zum schluss|abspann|invito all'azione|chiu\p{L}* con|finisc\p{L}* con|conclu\p{L}* con|termin\p{L}* com|encerr\p{L}* com|finaliz\p{L}* com|chamada para)[^"]*$/u;

/** Deals quoted phrases out: the first is the title, one that asks for something the call to action. */
export function sortQuotes(quotes: readonly Quote[], words: LanguageWords): SortedQuotes {
  const isCall = ({ text, cue }: Quote) =>
    CALL_CUES.test(cue) ||
    new RegExp(`^(?:${words.calls.strong})(?![\\p{L}])`, 'u').test(foldText(text));
  const call = quotes.find(isCall);
  const named = quotes.filter((quote) => quote !== call).map(({ text }) => unquote(text));
  const [title, ...lines] = named;
  return {
    title,
    callToAction: call ? unquote(call.text) : undefined,
    lines: [...new Set(lines)].filter((line) => line !== title),
  };
}
