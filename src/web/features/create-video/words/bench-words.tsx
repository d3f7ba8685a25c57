import { partsInNote } from '#web/features/create-video/correction/fields-in-note.ts';
import { BriefCard, WordFields } from '#web/features/create-video/words/brief-card.tsx';
import { CARD_PARTS, type CardPart } from '#web/features/create-video/words/words-card.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';

interface BenchWordsProps {
  readonly bench: Workbench;
}

/** The words of the video; in a correction, without those that the reviewer's note is about. */
export function BenchCard({ bench }: BenchWordsProps) {
  const named = bench.resubmits ? partsInNote(bench.reviewNote, bench.locationState) : [];
  const parts = CARD_PARTS.filter((part) => !named.includes(part));
  return <BriefCard {...cardOf(bench)} parts={parts} />;
}

/** Those that the note is about. */
export function NamedWords({ bench, parts }: BenchWordsProps & { parts: readonly CardPart[] }) {
  return <WordFields {...cardOf(bench)} parts={parts} />;
}

function cardOf(bench: Workbench) {
  const { values, preview, reader, problems, verdict, reviewNote, locationState } = bench;
  return {
    card: values.card,
    storyboard: preview.storyboard,
    reader,
    problems,
    verdict,
    reviewNote,
    rejected: locationState,
    onChange: (card: typeof values.card) => bench.change({ card }),
    onShow: bench.showInPrompt,
    onActiveField: bench.setActiveField,
  };
}
