import { Dices } from 'lucide-react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import type { StoryboardPreview } from '#web/features/create-video/use-storyboard.ts';
import { MovableWords, type Mover } from '#web/features/create-video/shot-words.tsx';
import { useMovedWords } from '#web/features/create-video/use-moved-words.ts';
import { arranged, movedTo, toldOrder } from '#web/features/create-video/word-order.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export interface StoryboardStripProps {
  readonly preview: StoryboardPreview;
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  /** Keys of the words as the user put them; empty: the usual order. */
  readonly wordOrder: readonly string[];
  readonly onReorder: (order: string[]) => void;
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
  readonly mover: Mover;
}

function ShotItem({ shot, shape, mover }: ShotItemProps) {
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
        {shot.words.map(({ key, ...word }) =>
          key === undefined ? (
            <p key={word.role} className="font-medium break-words">
              {word.text}
            </p>
          ) : (
            <MovableWords key={key} word={{ ...word, key }} mover={mover} />
          ),
        )}
      </div>
    </li>
  );
}

interface StoryboardShotsProps extends StoryboardStripProps {
  readonly storyboard: StoryboardBody;
}

/** The planned shots, with their words to be put in order. */
export function StoryboardShots(props: StoryboardShotsProps) {
  const { storyboard, preview, aspectRatio, wordOrder, onReorder, onAnotherTake } = props;
  const { isDrawing, retry } = preview;
  const { list, said, follow } = useMovedWords();
  const shots = arranged(storyboard.shots, wordOrder);
  const order = toldOrder(shots);
  const mover: Mover = {
    order,
    onMove: (key, index) => {
      const moved = movedTo(order, key, index);
      if (moved.join() === order.join()) return;
      onReorder(moved);
      follow(key, `${moved.indexOf(key) + 1} of ${moved.length}`);
    },
  };
  return (
    <div className="grid gap-4" aria-busy={isDrawing}>
      <output className="sr-only">{said}</output>
      <ol
        ref={list}
        aria-label="Shots"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          'evening flex gap-4 overflow-x-auto rounded-card border border-line bg-sunken p-4 text-ink transition-opacity duration-(--duration-calm)',
          isDrawing && 'opacity-80',
        )}
      >
        {shots.map((shot) => (
          <ShotItem key={shot.startSeconds} shot={shot} shape={SHAPES[aspectRatio]} mover={mover} />
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
          {wordOrder.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => onReorder([])}>
              Default order
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
