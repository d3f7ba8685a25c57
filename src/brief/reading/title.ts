import type { PresetId } from '#domain/presets.ts';
import { findDirections } from '#brief/reading/directions.ts';
import { findGreetings } from '#brief/reading/greetings.ts';
import { datedHeadlines, headlineCandidates } from '#brief/reading/headline.ts';
import { takeOut, type Span } from '#text/spans.ts';
import { titleCase } from '#brief/reading/title-case.ts';
import { holidayOpening, nameOfDay, subjectOf } from '#brief/reading/opening-titles.ts';
import { titleCandidates, type TitleSearch } from '#brief/reading/title-candidates.ts';
import { trimPhraseEnd } from '#text/shorten-to-fit.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';
import type { SpacedLanguage } from '#text/language.ts';

export interface TitleOrder {
  readonly text: string;
  readonly folded: string;
  readonly language: SpacedLanguage;
  readonly words: LanguageWords;
  readonly preset: PresetId;
  /** What the film shows elsewhere or must not show. */
  readonly shown: readonly Span[];
  readonly venues: readonly Span[];
  /** Of those, the dates. */
  readonly dates: readonly Span[];
  /** Of those, the offers. */
  readonly offers: readonly Span[];
  readonly calls: readonly Span[];
  readonly filmClauses: readonly Span[];
  readonly negations: readonly Span[];
}

const TITLE_LETTERS_MAX = 44;

/** The best title in the prompt's own words; empty where it has none. */
export function chooseTitle(order: TitleOrder): string {
  const { text, folded, language, words, preset } = order;
  const named = namedAfter(order);
  if (named !== null) return named;
  const hidden = [...order.shown, ...order.calls, ...findGreetings(text, folded)];
  const search: TitleSearch = {
    text: takeOut(text, [...hidden, ...order.filmClauses]),
    folded: takeOut(folded, [...hidden, ...order.filmClauses]),
    scene: takeOut(folded, order.negations),
    sceneText: takeOut(text, order.negations),
    language,
    words,
    preset,
    directions: findDirections(folded, language),
  };
  const candidates = [
    ...headlineCandidates({ ...search, text: takeOut(text, hidden) }),
    ...datedHeadlines(
      {
        ...search,
        text: takeOut(
          text,
          hidden.filter((span) => !order.dates.includes(span) && !order.offers.includes(span)),
        ),
      },
      takeOut(text, hidden),
    ),
    ...titleCandidates(search),
    ...nameOfDay({ ...search, text: takeOut(text, [...order.venues, ...order.calls]) }),
    ...subjectOf({ ...search, text: takeOut(text, hidden) }),
    ...holidayOpening(search),
  ];
  const best = candidates
    .map((candidate) => ({ ...candidate, text: trimPhraseEnd(candidate.text, language) }))
    .filter((candidate) => candidate.text.length >= 3 && candidate.text.length <= TITLE_LETTERS_MAX)
    .toSorted((a, b) => b.score - a.score)[0];
  return best ? titleCase(best.text, language) : '';
}

/** `called Midnight Aces`: the capitalised words after the verb of naming. */
function namedAfter({ text, folded, words, language }: TitleOrder): string | null {
  const naming = new RegExp(`(?<![\\p{L}])${words.naming}\\s+`, 'u').exec(folded);
  if (!naming) return null;
  const name =
    /^\p{Lu}[\p{L}\p{N}'’&-]*(?:\s+(?:(?:of|the|and|de|del|la|des|du|der|di|da|do|&|y|et|und|e|in|at)\s+){0,2}(?:[dl]['’])?[\p{Lu}\p{N}][\p{L}\p{N}'’&-]*){0,5}/u.exec(
      text.slice(naming.index + naming[0].length),
    );
  return name ? trimPhraseEnd(name[0], language) : null;
}
