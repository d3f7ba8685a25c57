import type { JobBody } from '#contracts/schemas/job.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Selection } from '#web/ui/tables/use-selection.ts';

interface SelectionBoxProps {
  /** One, or those of one order, which are ticked together. */
  readonly jobs: readonly JobBody[];
  readonly selection: Selection<JobBody>;
  readonly className?: string;
}

export function SelectionBox({ jobs, selection, className }: SelectionBoxProps) {
  const isSelected = jobs.every(({ id }) => selection.has(id));
  const toToggle = jobs.filter(({ id }) => selection.has(id) === isSelected);
  const [first] = jobs;
  return (
    <label
      className={classNames(
        'grid size-9 cursor-pointer place-items-center rounded-plaque hover:bg-raised',
        // With a finger, boxes are there once somebody asks for them.
        'pointer-coarse:hidden pointer-coarse:size-11 pointer-coarse:group-data-selecting/videos:grid',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={first && TEXTS.select(titleOf(first))}
        checked={isSelected}
        onChange={() => selection.toggle(...toToggle.map(({ id }) => id))}
        className="size-4.5 accent-(--brass)"
      />
    </label>
  );
}
