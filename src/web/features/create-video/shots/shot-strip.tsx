import { GripVertical } from 'lucide-react';
import { useEffect, type ComponentProps, type KeyboardEvent } from 'react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { fileOf, type OwnShots } from '#web/features/create-video/shots/own-shots.ts';
import { inSeconds } from '#web/features/create-video/preview/preview-time.ts';
import { SHOT_TEXTS } from '#web/features/create-video/shots/texts.ts';
import { useReorder } from '#web/features/create-video/words/use-reorder.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Shots share the strip; it scrolls where they would be too small. */
const SHAPES = {
  '16:9': { width: 'min-w-22 max-w-40', frame: 'aspect-video' },
  '9:16': { width: 'min-w-16 max-w-20', frame: 'aspect-9/16' },
  '1:1': { width: 'min-w-20 max-w-24', frame: 'aspect-square' },
} as const;

/** One tab stop for the whole strip: arrow keys go on from there. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Shot = StoryboardBody['shots'][number];

interface ShotStripProps {
  readonly shots: readonly Shot[];
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly inSight: number;
  /** Whether missing pictures are still to come. */
  readonly isDrawing: boolean;
  readonly onSeek: (seconds: number) => void;
  readonly ownShots: OwnShots;
  /** Moves the file of a shot to another one. */
  readonly onMoveFile: (from: number, to: number) => void;
}

/** The shots in their order, with their words; a press goes to their beginning. */
export function ShotStrip(props: ShotStripProps) {
  const { shots, aspectRatio, inSight, onSeek, ownShots, onMoveFile } = props;
  const { listProps, handleProps } = useReorder(onMoveFile, 'x');
  const list = listProps.ref;

  useEffect(() => {
    const strip = list.current;
    const item = strip?.children[inSight];
    if (!strip || !(item instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would move the page, too.
    strip.scrollTo({ left: item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2 });
  }, [inSight, list]);

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const next = index + (STEPS[event.key] ?? 0);
    const shot = shots[next];
    if (next === index || !shot) return;
    event.preventDefault();
    onSeek(shot.startSeconds);
    list.current?.children[next]?.querySelector('button')?.focus();
  }

  return (
    <ol
      {...listProps}
      aria-label={SHOT_TEXTS.shots}
      className="evening relative flex gap-2.5 overflow-x-auto rounded-card border border-line bg-sunken p-2.5 text-ink"
    >
      {shots.map((shot, index) => (
        <ShotItem
          key={shot.startSeconds}
          shot={shot}
          number={index + 1}
          aspectRatio={aspectRatio}
          isInSight={index === inSight}
          isDrawing={props.isDrawing}
          handleProps={
            fileOf(ownShots[index])
              ? { id: handleId(ownShots, index), ...handleProps(index) }
              : undefined
          }
          onPress={() => onSeek(shot.startSeconds)}
          onKeyDown={(event) => handleKeyDown(event, index)}
        />
      ))}
    </ol>
  );
}

/** Stays with the file when it moves; a file may be in several shots. */
function handleId(ownShots: OwnShots, index: number): string {
  const mediaId = fileOf(ownShots[index])?.mediaId;
  const before = ownShots.slice(0, index).filter((shot) => fileOf(shot)?.mediaId === mediaId);
  return `file-${mediaId}-${before.length}`;
}

interface ShotItemProps {
  readonly shot: Shot;
  readonly number: number;
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly isInSight: boolean;
  readonly isDrawing: boolean;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Given where the shot shows an own file. */
  readonly handleProps: ComponentProps<'button'> | undefined;
}

function ShotItem(props: ShotItemProps) {
  const { shot, number, aspectRatio, isInSight, isDrawing, onPress, onKeyDown, handleProps } =
    props;
  const { width, frame } = SHAPES[aspectRatio];
  return (
    <li
      className={classNames(
        'relative grid flex-1 content-start gap-1.5 text-xs leading-snug',
        width,
      )}
    >
      <button
        type="button"
        aria-label={SHOT_TEXTS.goToShot(number)}
        aria-current={isInSight || undefined}
        tabIndex={isInSight ? 0 : -1}
        onClick={onPress}
        onKeyDown={onKeyDown}
        className={classNames(
          'overflow-hidden rounded-[4px] border-2 bg-page',
          frame,
          !shot.still && isDrawing && 'animate-breathe bg-raised!',
          isInSight ? 'border-gilt' : 'border-transparent hover:border-gilt-line',
        )}
      >
        {shot.still && <img src={shot.still} alt="" className="size-full object-cover" />}
      </button>
      {handleProps && (
        <button
          type="button"
          aria-label={SHOT_TEXTS.dragFile(number)}
          title={SHOT_TEXTS.dragFile(number)}
          className="absolute top-1 left-1 grid size-7 cursor-grab touch-none place-items-center rounded-[4px] bg-page/85"
          {...handleProps}
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </button>
      )}
      <p className="figures text-muted">
        {inSeconds(shot.startSeconds)} – {inSeconds(shot.startSeconds + shot.durationSeconds)}
      </p>
      {shot.words.length === 0 && <p className="text-muted">{SHOT_TEXTS.noWords}</p>}
      {shot.words.map(({ role, text }) => (
        <p key={`${role} ${text}`} dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {text}
        </p>
      ))}
    </li>
  );
}
