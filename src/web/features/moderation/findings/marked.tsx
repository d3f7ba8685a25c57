import { markExcerpts } from '#web/features/moderation/findings/marked-text.ts';

interface MarkedProps {
  readonly text: string;
  readonly excerpts: readonly string[];
}

/** A text with what the judge objects to marked. */
export function Marked({ text, excerpts }: MarkedProps) {
  return markExcerpts(text, excerpts).map((piece, index) =>
    piece.isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name
      <mark key={index} className="rounded-[2px] bg-amber-surface px-0.5 text-amber">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
