import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import {
  endOf,
  inSeconds,
  momentAfterKey,
  shotAt,
} from '#web/features/create-video/preview/preview-time.ts';
import { PLAYER_TEXTS } from '#web/features/create-video/preview/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ScrubberProps {
  readonly shots: StoryboardBody['shots'];
  readonly seconds: number;
  readonly onSeek: (seconds: number) => void;
  /** Plays or pauses. */
  readonly onToggle: () => void;
}

/** The length of the film, cut into its shots: pressed, dragged along, or moved by keys. */
export function Scrubber({ shots, seconds, onSeek, onToggle }: ScrubberProps) {
  const bar = useRef<HTMLDivElement>(null);
  const length = endOf(shots);
  const inSight = shotAt(shots, seconds);

  function seekTo({ clientX }: PointerEvent) {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    onSeek(Math.min(Math.max((clientX - left) / width, 0), 1) * length);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const moment = momentAfterKey(event.key, { shots, seconds });
    if (moment === null && event.key !== ' ') return;
    event.preventDefault();
    if (moment !== null) onSeek(moment);
    else if (!event.repeat) onToggle();
  }

  return (
    <div
      ref={bar}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- cut into shots, which no input can show
      role="slider"
      tabIndex={0}
      aria-label={PLAYER_TEXTS.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(length * 10) / 10}
      aria-valuenow={Math.round(seconds * 10) / 10}
      aria-valuetext={PLAYER_TEXTS.positionText(inSeconds(seconds), inSight + 1, shots.length)}
      className="relative flex h-9 grow pointer-coarse:h-11 cursor-pointer touch-none items-center gap-0.5 rounded-plaque select-none"
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
    >
      {shots.map((shot, index) => (
        <span
          key={shot.startSeconds}
          style={{ flexGrow: shot.durationSeconds }}
          className={classNames(
            'h-2 basis-0 rounded-xs',
            index === inSight ? 'bg-gilt' : 'bg-line-strong/60',
          )}
        />
      ))}
      <span
        aria-hidden="true"
        style={{ left: `${length > 0 ? (seconds / length) * 100 : 0}%` }}
        className="absolute top-1 bottom-1 -ml-0.5 w-1 rounded-chip bg-brass shadow-md"
      />
    </div>
  );
}
