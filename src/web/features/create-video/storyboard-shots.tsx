import { Dices } from 'lucide-react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import type { StoryboardPreview } from '#web/features/create-video/use-storyboard.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export interface StoryboardStripProps {
  readonly preview: StoryboardPreview;
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly onAnotherTake: () => void;
}

const SHAPES = {
  '16:9': 'w-52 aspect-video',
  '9:16': 'w-28 aspect-9/16',
  '1:1': 'w-40 aspect-square',
};

type Shot = StoryboardBody['shots'][number];

function secondsOf(value: number): string {
  return `${Math.round(value * 10) / 10} s`;
}

interface ShotItemProps {
  readonly shot: Shot;
  readonly shape: string;
}

function ShotItem({ shot, shape }: ShotItemProps) {
  return (
    <li className="grid shrink-0 content-start gap-2">
      <div
        className={classNames(
          'overflow-hidden rounded-[4px] border border-gilt-line bg-page',
          shape,
        )}
      >
        {shot.still ? (
          <img src={shot.still} alt="" className="size-full object-cover" />
        ) : (
          <div className="felt grid size-full place-items-center p-2 text-center text-sm text-muted">
            No preview yet
          </div>
        )}
      </div>
      <div className={classNames('grid gap-1 text-sm leading-snug', shape.split(' ')[0])}>
        <p className="figures text-muted">
          {secondsOf(shot.startSeconds)} to {secondsOf(shot.startSeconds + shot.durationSeconds)}
        </p>
        {shot.words.length === 0 && <p className="text-muted">No words</p>}
        {shot.words.map(({ role, text }) => (
          <p key={`${role} ${text}`} dir="auto" className="font-medium wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}

interface StoryboardShotsProps extends StoryboardStripProps {
  readonly storyboard: StoryboardBody;
}

/** The planned shots, with their words. */
export function StoryboardShots(props: StoryboardShotsProps) {
  const { storyboard, preview, aspectRatio, onAnotherTake } = props;
  const { isDrawing, retry } = preview;
  return (
    <div className="grid gap-4" aria-busy={isDrawing}>
      <ol
        aria-label="Shots"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          'evening flex gap-4 overflow-x-auto rounded-card border border-line bg-sunken p-4 text-ink transition-opacity duration-(--duration-calm)',
          isDrawing && 'opacity-80',
        )}
      >
        {storyboard.shots.map((shot) => (
          <ShotItem key={shot.startSeconds} shot={shot} shape={SHAPES[aspectRatio]} />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          On every video: {storyboard.legal.ageMark}, {storyboard.legal.aiLabel} and{' '}
          <q>{storyboard.legal.responsibleGambling[0]}</q>
        </p>
        <div className="flex flex-wrap gap-2">
          {storyboard.shots.some(({ still }) => !still) && (
            <Button size="small" variant="quiet" pending={isDrawing} onClick={retry}>
              Load previews
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onAnotherTake}>
            <Dices aria-hidden="true" className="size-4" />
            New variation
          </Button>
        </div>
      </div>
    </div>
  );
}
