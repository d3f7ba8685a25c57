const BETWEEN_SENTENCES = /(?<=[.!?])\s+|(?<=[。！？])/u;
const HAS_NUMBER = /\d/;

/** The lines of several markets that stand in one text: each ends with the sentence that has a number to call. */
export function legalLinesIn(text: string): string[] {
  const lines: string[] = [];
  let begun: string[] = [];
  for (const sentence of text.split(BETWEEN_SENTENCES).filter(Boolean)) {
    begun.push(sentence);
    if (!HAS_NUMBER.test(sentence)) continue;
    lines.push(begun.join(' '));
    begun = [];
  }
  return begun.length === 0 ? lines : [...lines, begun.join(' ')];
}
