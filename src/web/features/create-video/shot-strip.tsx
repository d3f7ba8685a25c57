import { useEffect, useRef } from 'react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { inSeconds } from '#web/features/create-video/preview-time.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

const SHAPES = {
  '16:9': { width: 'w-32', frame: 'aspect-video' },
  '9:16': { width: 'w-20', frame: 'aspect-9/16' },
  '1:1': { width: 'w-24', frame: 'aspect-square' },
} as const;

type Shot = StoryboardBody['shots'][number];

interface ShotStripProps {
  readonly shots: readonly Shot[];
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly inSight: number;
  readonly onSeek: (seconds: number) => void;
}

/** The shots in their order, with their words; a press goes to their beginning. */
export function ShotStrip({ shots, aspectRatio, inSight, onSeek }: ShotStripProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const strip = list.current;
    const item = strip?.children[inSight];
    if (!strip || !(item instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would move the page, too.
    strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2;
  }, [inSight]);

  return (
    <ol
      ref={list}
      aria-label={TEXTS.shots}
      className="evening relative flex gap-2.5 overflow-x-auto rounded-card border border-line bg-sunken p-2.5 text-ink"
    >
      {shots.map((shot, index) => (
        <ShotItem
          key={shot.startSeconds}
          shot={shot}
          number={index + 1}
          aspectRatio={aspectRatio}
          isInSight={index === inSight}
          onPress={() => onSeek(shot.startSeconds)}
        />
      ))}
    </ol>
  );
}

interface ShotItemProps {
  readonly shot: Shot;
  readonly number: number;
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly isInSight: boolean;
  readonly onPress: () => void;
}

function ShotItem({ shot, number, aspectRatio, isInSight, onPress }: ShotItemProps) {
  const { width, frame } = SHAPES[aspectRatio];
  return (
    <li className={classNames('grid shrink-0 content-start gap-1.5 text-xs leading-snug', width)}>
      <button
        type="button"
        aria-label={TEXTS.goToShot(number)}
        aria-current={isInSight || undefined}
        onClick={onPress}
        className={classNames(
          'overflow-hidden rounded-[4px] border-2 bg-page',
          frame,
          isInSight ? 'border-gilt' : 'border-transparent hover:border-gilt-line',
        )}
      >
        {shot.still && <img src={shot.still} alt="" className="size-full object-cover" />}
      </button>
      <p className="figures text-muted">
        {inSeconds(shot.startSeconds)} – {inSeconds(shot.startSeconds + shot.durationSeconds)}
      </p>
      {shot.words.length === 0 && <p className="text-muted">{TEXTS.noWords}</p>}
      {shot.words.map(({ role, text }) => (
        <p key={`${role} ${text}`} dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {text}
        </p>
      ))}
    </li>
  );
}
