/** A piece of a text, and whether something was found in it. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts a text where the excerpts begin and end; excerpts that it does not hold are left out. */
export function markExcerpts(text: string, excerpts: readonly string[]): TextPiece[] {
  const marked = Array.from({ length: text.length }, () => false);
  for (const excerpt of excerpts) {
    const from = excerpt === '' ? -1 : text.indexOf(excerpt);
    if (from >= 0) marked.fill(true, from, from + excerpt.length);
  }
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marked[at] === marked[from]) continue;
    pieces.push({ text: text.slice(from, at), isMarked: marked[from] ?? false });
    from = at;
  }
  return pieces;
}
