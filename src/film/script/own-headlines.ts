import type { BriefReading, ReadWords } from '#brief/brief.ts';
import type { LineKind } from '#domain/order/words.ts';

/** What can be read at a glance. */
const LENGTH_MAX = 48;

/** Headlines out of a brief's own words, the likeliest first, each once. */
export function ownHeadlines({
  words,
  offered,
}: Pick<BriefReading, 'words' | 'offered'>): readonly string[] {
  return [...new Set([...offered.headlines, ...whereAndWhen(words)].map(capital))];
}

/** The brief's own date and place, the same in every language. */
function whereAndWhen({ lines }: ReadWords): readonly string[] {
  const textOf = (wanted: LineKind) => lines.find(({ kind }) => kind === wanted)?.text;
  const [when, where] = [textOf('when'), textOf('where')];
  if (when === undefined || where === undefined) return [];
  const headline = `${capital(where)} · ${when}`;
  return headline.length <= LENGTH_MAX ? [headline] : [];
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
