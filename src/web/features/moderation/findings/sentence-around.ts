const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of a text that an excerpt lies in; all of the excerpt where the text does not hold it. */
export function sentenceAround(texts: readonly string[], excerpt: string): string {
  for (const text of texts) {
    const from = text.indexOf(excerpt);
    if (from < 0) continue;
    const to = from + excerpt.length;
    const around = [...SENTENCES.segment(text)].filter(
      ({ index, segment }) => index < to && index + segment.length > from,
    );
    return around
      .map(({ segment }) => segment)
      .join('')
      .trim();
  }
  return excerpt;
}
