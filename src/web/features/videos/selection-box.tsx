import type { JobBody } from '#contracts/schemas/job.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import type { Selection } from '#web/ui/use-selection.ts';

interface SelectionBoxProps {
  readonly job: JobBody;
  readonly selection: Selection<JobBody>;
}

export function SelectionBox({ job, selection }: SelectionBoxProps) {
  return (
    <label className="grid size-9 cursor-pointer place-items-center rounded-plaque bg-page/70">
      <input
        type="checkbox"
        aria-label={TEXTS.select(titleOf(job))}
        checked={selection.has(job.id)}
        onChange={() => selection.toggle(job.id)}
        className="size-4.5 accent-(--brass)"
      />
    </label>
  );
}
