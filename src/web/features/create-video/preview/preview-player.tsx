import { Dices, Pause, Play } from 'lucide-react';

import type { AspectRatio } from '#domain/order/controls.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import { withMovedLine } from '#web/features/create-video/words/words-card.ts';
import { withMovedShot, type OwnShots } from '#web/features/create-video/shots/own-shots.ts';
import { inSeconds, endOf } from '#web/features/create-video/preview/preview-time.ts';
import { Scrubber } from '#web/features/create-video/preview/scrubber.tsx';
import { ShotSource } from '#web/features/create-video/shots/shot-source.tsx';
import { ShotStrip } from '#web/features/create-video/shots/shot-strip.tsx';
import { PLAYER_TEXTS } from '#web/features/create-video/preview/texts.ts';
import type { Playback } from '#web/features/create-video/preview/use-playback.ts';
import type { StoryboardPreview } from '#web/features/create-video/preview/use-storyboard.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';

/** Which of the ordered shapes is looked at. */
export interface PreviewedShape {
  readonly shown: AspectRatio;
  readonly ordered: readonly AspectRatio[];
  readonly onShow: (shape: AspectRatio) => void;
}

interface PreviewPlayerProps {
  readonly storyboard: StoryboardBody;
  readonly preview: StoryboardPreview;
  readonly playback: Playback;
  readonly shotInSight: number;
  readonly preset: CreateFormValues['preset'];
  readonly shape: PreviewedShape;
  readonly ownShots: OwnShots;
  readonly onOwnShots: (ownShots: OwnShots) => void;
  /** Of the words on screen. */
  readonly lines: readonly CardLine[];
  readonly onLines: (lines: readonly CardLine[]) => void;
  readonly onAnotherTake: () => void;
}

/** Plays the planned shots in their time, frame by frame as far as they are drawn. */
export function PreviewPlayer(props: PreviewPlayerProps) {
  const { storyboard, preview, playback, shotInSight, shape, onAnotherTake } = props;
  const { shots } = storyboard;
  const missing = shots.filter(({ still }) => !still).length;
  /** Follows the file to its new place. */
  function moveFile(from: number, to: number) {
    if (to < 0 || to >= pictures) return;
    props.onOwnShots(withMovedShot(props.ownShots, from, to));
    seek(shots[to]?.startSeconds ?? 0);
  }
  const pictures = shots.filter(({ kind }) => kind !== 'endCard').length;
  const { seconds, isPlaying, seek, toggle } = playback;
  return (
    <div className="grid min-w-0 gap-3" aria-busy={preview.isOutdated}>
      <div className="flex items-center gap-3">
        <Button
          variant="quiet"
          size="icon"
          aria-label={isPlaying ? PLAYER_TEXTS.pause : PLAYER_TEXTS.playPreview}
          onClick={toggle}
        >
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-5 fill-current" />
          ) : (
            <Play aria-hidden="true" className="size-5 fill-current" />
          )}
        </Button>
        <Scrubber shots={shots} seconds={seconds} onSeek={seek} onToggle={toggle} />
        <span className="figures shrink-0 text-sm whitespace-nowrap text-muted">
          {seconds.toFixed(1)} / {inSeconds(endOf(shots))}
        </span>
        {shape.ordered.length > 1 && (
          <ChoiceGroup
            isCompact
            label={PLAYER_TEXTS.previewedShape}
            className="shrink-0"
            value={shape.shown}
            choices={shape.ordered.map((value) => ({ value, label: value }))}
            onChange={shape.onShow}
          />
        )}
      </div>
      <ShotStrip
        film={storyboard}
        lines={props.lines}
        preset={props.preset}
        aspectRatio={shape.shown}
        inSight={shotInSight}
        isDrawing={preview.isDrawing}
        onSeek={seek}
        ownShots={props.ownShots}
        onMoveFile={moveFile}
        onMoveLine={(from, to) => props.onLines(withMovedLine(props.lines, from, to))}
      />
      {shotInSight < pictures && (
        <ShotSource
          index={shotInSight}
          count={pictures}
          preset={props.preset}
          seconds={shots[shotInSight]?.durationSeconds ?? 0}
          ownShots={props.ownShots}
          onChange={props.onOwnShots}
          onMove={moveFile}
        />
      )}
      <span className="flex flex-wrap items-center">
        <Button size="small" variant="quiet" className="-ml-3" onClick={onAnotherTake}>
          <Dices aria-hidden="true" className="size-4" />
          {PLAYER_TEXTS.newVariation}
        </Button>
        {!preview.isDrawing && missing > 0 && (
          <Button size="small" variant="quiet" onClick={preview.retry}>
            {PLAYER_TEXTS.loadPreviews}
          </Button>
        )}
        <span aria-live="polite" className="ml-auto px-3 text-sm text-muted">
          {preview.isDrawing &&
            missing > 0 &&
            PLAYER_TEXTS.drawn(shots.length - missing, shots.length)}
        </span>
      </span>
    </div>
  );
}
