import { GripVertical } from 'lucide-react';
import {
  Fragment,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { fileOf, type OwnShots } from '#web/features/create-video/shots/own-shots.ts';
import { LinePart, partId } from '#web/features/create-video/shots/strip-part.tsx';
import {
  STEPS,
  lineAfterDrop,
  stripParts,
  type StripPart,
} from '#web/features/create-video/shots/strip-parts.ts';
import { inSeconds } from '#web/features/create-video/preview/preview-time.ts';
import { SHOT_TEXTS } from '#web/features/create-video/shots/texts.ts';
import { usePartDrag } from '#web/features/create-video/shots/use-part-drag.ts';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { useReorder } from '#web/features/create-video/words/use-reorder.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Shots share the strip; it scrolls where they would be too small. */
const SHAPES = {
  '16:9': { width: 'min-w-22 max-w-64', frame: 'aspect-video' },
  '9:16': { width: 'min-w-14 max-w-20', frame: 'aspect-9/16' },
  '1:1': { width: 'min-w-18 max-w-28', frame: 'aspect-square' },
} as const;

type Shot = StoryboardBody['shots'][number];

interface ShotStripProps {
  readonly film: Pick<StoryboardBody, 'shots' | 'words' | 'leftOut'>;
  /** Of the card, in their order. */
  readonly lines: readonly CardLine[];
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly inSight: number;
  /** Its picture stands for those that are still to come. */
  readonly preset: CreateFormValues['preset'];
  /** Whether missing pictures are still to come. */
  readonly isDrawing: boolean;
  readonly onSeek: (seconds: number) => void;
  readonly ownShots: OwnShots;
  /** Moves the file of a shot to another one. */
  readonly onMoveFile: (from: number, to: number) => void;
  /** Moves a line of the card to another place there. */
  readonly onMoveLine: (from: number, to: number) => void;
}

/** The shots in their order, with their words; a press goes to their beginning. Files and lines can be moved. */
export function ShotStrip(props: ShotStripProps) {
  const { film, aspectRatio, inSight, onSeek, ownShots, onMoveFile } = props;
  const { shots } = film;
  const { listProps, handleProps } = useReorder(onMoveFile, 'x');
  const list = listProps.ref;
  const { parts, draggedOver, announcement, renderLine } = useLineParts(props, list);

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
    <>
      <ol
        {...listProps}
        aria-label={SHOT_TEXTS.shots}
        className="relative flex gap-2.5 overflow-x-auto rounded-card border border-line bg-sunken p-2.5 text-ink"
      >
        {shots.map((shot, index) => (
          <ShotItem
            key={`shot ${index}`}
            shot={shot}
            parts={parts[index] ?? []}
            number={index + 1}
            preset={props.preset}
            aspectRatio={aspectRatio}
            isInSight={index === inSight}
            isDrawing={props.isDrawing}
            isDraggedOver={index === draggedOver}
            handleProps={
              fileOf(ownShots[index])
                ? { id: handleId(ownShots, index), ...handleProps(index) }
                : undefined
            }
            onPress={() => onSeek(shot.startSeconds)}
            onKeyDown={(event) => handleKeyDown(event, index)}
            renderLine={renderLine}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

type RenderLine = (index: number) => ReactNode;

/** The lines among the words of the strip, and what moves them. */
function useLineParts(
  { film, lines, onMoveLine, onSeek }: ShotStripProps,
  list: ReturnType<typeof useReorder>['listProps']['ref'],
) {
  const parts = stripParts(film, lines);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useRef<string | null>(null);
  const lastMoved = useRef<string | null>(null);
  const { drag, partProps, isAfterDrag } = usePartDrag(list, (line, shot) =>
    move(line, lineAfterDrop(parts, line, shot)),
  );

  useEffect(() => {
    // The next plan may show the moved line in another shot, where its button is a new one.
    const isLost = lastMoved.current !== null && document.activeElement === document.body;
    const id = focusNext.current ?? (isLost ? lastMoved.current : null);
    if (id === null) return;
    document.getElementById(id)?.focus({ preventScroll: true });
    focusNext.current = null;
    lastMoved.current = id;
  });

  function move(from: number, to: number) {
    const line = lines[from];
    if (!line || to === from || to < 0 || to >= lines.length) return;
    focusNext.current = partId(line);
    onMoveLine(from, to);
    setAnnouncement(WORD_TEXTS.moved(to + 1, lines.length));
    // A blank line, or one that the film leaves out, is in no shot.
    const shot = film.shots[parts.findIndex((some) => some.some((part) => part.line === to))];
    if (shot) onSeek(shot.startSeconds);
  }

  const renderLine: RenderLine = (index) => {
    const line = lines[index];
    return (
      line && (
        <LinePart
          line={line}
          index={index}
          count={lines.length}
          draggedBy={drag?.line === index ? drag.by : null}
          dragProps={{ ...partProps(index), onBlur: () => (lastMoved.current = null) }}
          isAfterDrag={isAfterDrag}
          onMove={(to) => move(index, to)}
        />
      )
    );
  };
  return { parts, draggedOver: drag?.shot, announcement, renderLine };
}

/** Stays with the file when it moves; a file may be in several shots. */
function handleId(ownShots: OwnShots, index: number): string {
  const mediaId = fileOf(ownShots[index])?.mediaId;
  const before = ownShots.slice(0, index).filter((shot) => fileOf(shot)?.mediaId === mediaId);
  return `file-${mediaId}-${before.length}`;
}

interface ShotItemProps {
  readonly shot: Shot;
  readonly parts: readonly StripPart[];
  readonly number: number;
  readonly preset: CreateFormValues['preset'];
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly isInSight: boolean;
  readonly isDrawing: boolean;
  readonly isDraggedOver: boolean;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Given where the shot shows an own file. */
  readonly handleProps: ComponentProps<'button'> | undefined;
  readonly renderLine: RenderLine;
}

function ShotItem(props: ShotItemProps) {
  const { shot, number, aspectRatio, isInSight, isDrawing, handleProps } = props;
  const { width, frame } = SHAPES[aspectRatio];
  return (
    <li
      className={classNames(
        'relative grid flex-1 content-start gap-1.5 text-xs leading-snug',
        width,
        props.isDraggedOver && 'rounded-[4px] outline-2 outline-offset-4 outline-gilt',
      )}
    >
      <button
        type="button"
        aria-label={SHOT_TEXTS.goToShot(number)}
        aria-current={isInSight || undefined}
        tabIndex={isInSight ? 0 : -1}
        onClick={props.onPress}
        onKeyDown={props.onKeyDown}
        className={classNames(
          'overflow-hidden rounded-[4px] border-2 bg-line/60',
          frame,
          !shot.still && isDrawing && 'animate-breathe',
          isInSight ? 'border-gilt' : 'border-transparent hover:border-gilt-line',
        )}
      >
        <ShotPicture {...props} />
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
      <Words {...props} />
    </li>
  );
}

/** The end card shows no picture of the preset. */
function ShotPicture({ shot, preset, isDrawing }: ShotItemProps) {
  if (shot.still) return <img src={shot.still} alt="" className="size-full object-cover" />;
  if (!isDrawing || preset === '' || shot.kind === 'endCard') return null;
  return <PresetPicture preset={preset} sizes="16rem" className="size-full opacity-40" />;
}

function Words({ shot, parts, renderLine }: ShotItemProps) {
  if (parts.length === 0) return <p className="text-muted">{SHOT_TEXTS.noWords}</p>;
  if (shot.kind === 'endCard' && parts.every(({ line }) => line === undefined)) {
    // It says all once more: its words do not make the strip higher.
    return (
      <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
        {parts.map(({ text }) => text).join(' · ')}
      </p>
    );
  }
  return parts.map(({ role, text, line }, index) =>
    line === undefined ? (
      <p
        key={`${index} ${role} ${text}`}
        dir="auto"
        className={classNames(
          'line-clamp-3 wrap-anywhere',
          role === 'condition' || role === 'terms' ? 'text-muted' : 'font-medium',
        )}
      >
        {text}
      </p>
    ) : (
      <Fragment key={`line ${line}`}>{renderLine(line)}</Fragment>
    ),
  );
}
