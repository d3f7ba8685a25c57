import { Dices } from 'lucide-react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import type { StoryboardPreview } from '#web/features/create-video/use-storyboard.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

const SHAPES = {
  '16:9': 'w-52 aspect-video',
  '9:16': 'w-28 aspect-9/16',
  '1:1': 'w-40 aspect-square',
};

type Shot = StoryboardBody['shots'][number];

function secondsOf(value: number): string {
  return `${Math.round(value * 10) / 10} s`;
}

function ShotItem({ shot, shape }: { readonly shot: Shot; readonly shape: string }) {
  const words = shot.words.map(({ text }) => text);
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
            Not drawn yet
          </div>
        )}
      </div>
      <div className={classNames('grid gap-0.5 text-sm leading-snug', shape.split(' ')[0])}>
        <p className="figures text-muted">
          {secondsOf(shot.startSeconds)} to {secondsOf(shot.startSeconds + shot.durationSeconds)}
        </p>
        <p className="font-medium break-words">{words.join(' · ') || 'No words'}</p>
      </div>
    </li>
  );
}

function Waiting({ isDrawing }: { readonly isDrawing: boolean }) {
  return (
    <p className="evening felt layout-line m-1 grid min-h-36 place-items-center rounded-card p-5 text-center text-muted">
      {isDrawing
        ? 'Drawing the shots …'
        : 'With a table and a sentence, the shots of your film appear here. Free of charge.'}
    </p>
  );
}

interface StoryboardStripProps {
  readonly preview: StoryboardPreview;
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly onAnotherTake: () => void;
}

/** The film shot by shot, before it is paid for. */
export function StoryboardStrip({ preview, aspectRatio, onAnotherTake }: StoryboardStripProps) {
  const { storyboard, isDrawing, hasFailed, retry } = preview;
  if (hasFailed) {
    return (
      <ErrorState
        title="The storyboard could not be drawn"
        text="Your film can be made all the same."
        pending={isDrawing}
        onRetry={retry}
      />
    );
  }
  if (!storyboard) return <Waiting isDrawing={isDrawing} />;
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
          On every film: {storyboard.legal.ageMark}, {storyboard.legal.aiLabel} and{' '}
          <q>{storyboard.legal.responsibleGambling[0]}</q>
        </p>
        <div className="flex flex-wrap gap-2">
          {storyboard.shots.some(({ still }) => !still) && (
            <Button size="small" variant="quiet" pending={isDrawing} onClick={retry}>
              Draw the missing shots
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onAnotherTake}>
            <Dices aria-hidden="true" className="size-4" />
            Another take
          </Button>
        </div>
      </div>
    </div>
  );
}
