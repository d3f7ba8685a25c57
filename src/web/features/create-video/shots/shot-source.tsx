import { ArrowLeft, ArrowRight, Clapperboard, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';

import {
  ModelNote,
  ModelShot,
  useModelShots,
} from '#web/features/create-video/shots/model-shot.tsx';
import { fileOf, type OwnFile, type OwnShots } from '#web/features/create-video/shots/own-shots.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { SHOT_TEXTS } from '#web/features/create-video/shots/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';

const MediaPicker = lateComponent(
  async () => (await import('#web/features/create-video/shots/media-picker.tsx')).MediaPicker,
  { isOverlay: true },
);

interface ShotSourceProps {
  /** Of the shot in sight, from 0. */
  readonly index: number;
  /** Shots that have a picture. */
  readonly count: number;
  readonly preset: CreateFormValues['preset'];
  readonly seconds: number;
  readonly ownShots: OwnShots;
  readonly onChange: (ownShots: OwnShots) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** Where the picture of the shot in sight comes from: the studio, a video model, or a photo or clip of the organization. */
export function ShotSource(props: ShotSourceProps) {
  const { index, count, ownShots, onMove } = props;
  const [kind, setKind] = useState<'image' | 'clip'>('image');
  const [isPicking, setIsPicking] = useState(false);
  const wasPicking = useOnceTrue(isPicking);
  const file = fileOf(ownShots[index]);
  const { maker, choose, model } = useModelShots(props);

  function pick(wanted: 'image' | 'clip') {
    setKind(wanted);
    setIsPicking(true);
  }

  function handleTake(taken: OwnFile) {
    choose(taken);
    setIsPicking(false);
  }

  return (
    <fieldset
      aria-label={SHOT_TEXTS.sourceOfShot(index + 1)}
      className="grid min-w-0 gap-1.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{SHOT_TEXTS.pictureOf(index + 1)}</span>
        <span className="min-w-0 truncate text-muted">
          {file
            ? SHOT_TEXTS.fileInShot(file.name, file.beginsClip === true)
            : SHOT_TEXTS.made[maker]}
        </span>
        <span className="ml-auto flex flex-wrap gap-2">
          {file && model?.beginsWithPhotos && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => choose({ ...file, beginsClip: !file.beginsClip })}
            >
              {file.beginsClip ? SHOT_TEXTS.showAsItIs : SHOT_TEXTS.beginClipWithIt}
            </Button>
          )}
          {file ? (
            <FileButtons
              index={index}
              count={count}
              onMove={(to) => onMove(index, to)}
              onRemove={() => choose(null)}
            />
          ) : (
            <>
              {model && <ModelShot maker={maker} onChoose={choose} />}
              <Button size="small" variant="secondary" onClick={() => pick('image')}>
                <ImagePlus aria-hidden="true" className="size-4" />
                {SHOT_TEXTS.ownPhoto}
              </Button>
              <Button size="small" variant="secondary" onClick={() => pick('clip')}>
                <Clapperboard aria-hidden="true" className="size-4" />
                {SHOT_TEXTS.ownClip}
              </Button>
            </>
          )}
        </span>
      </div>
      {model && (file ? file.beginsClip : maker === 'model') && (
        <ModelNote model={model} seconds={props.seconds} />
      )}
      {wasPicking && (
        <MediaPicker open={isPicking} kind={kind} onOpenChange={setIsPicking} onTake={handleTake} />
      )}
    </fieldset>
  );
}

interface FileButtonsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function FileButtons({ index, count, onMove, onRemove }: FileButtonsProps) {
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={SHOT_TEXTS.moveFileLeft}
        title={SHOT_TEXTS.moveFileLeft}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={SHOT_TEXTS.moveFileRight}
        title={SHOT_TEXTS.moveFileRight}
        aria-disabled={index >= count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <ArrowRight aria-hidden="true" className="size-4" />
      </Button>
      <Button size="small" variant="quiet" onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
        {SHOT_TEXTS.backToStudio}
      </Button>
    </>
  );
}
