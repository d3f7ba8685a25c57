import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { FPS_RANGE } from '#domain/controls.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { classNames } from '#web/ui/class-names.ts';

const SPEEDS = ['0.25', '0.5', '1', '1.5', '2'].map((value) => ({
  value,
  label: `${value}×`,
}));

/** Upright films stand as tall as the window allows, wide ones as wide as the page. */
const SHAPES: Readonly<Record<string, string>> = {
  '9:16': 'mx-auto h-[min(80dvh,56rem)] max-w-full aspect-9/16',
  '1:1': 'mx-auto h-[min(80dvh,56rem)] max-w-full aspect-square',
};

interface VideoPlayerProps {
  readonly job: JobBody;
  readonly videoUrl: string;
}

/** The browser's own controls, and below them what they lack: single frames and speed. */
export function VideoPlayer({ job, videoUrl }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState('1');
  const { aspectRatio, captions, fps } = job.controlsJson;
  const framesPerSecond = typeof fps === 'number' ? fps : FPS_RANGE.min;

  function step(frames: number) {
    if (!video.current) return;
    video.current.pause();
    video.current.currentTime += frames / framesPerSecond;
  }

  function changeSpeed(next: string) {
    setSpeed(next);
    if (video.current) video.current.playbackRate = Number(next);
  }

  return (
    <div className="grid gap-3">
      <div className="evening overflow-hidden rounded-card bg-(--art-black)">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are there where they were asked for */}
        <video
          ref={video}
          controls
          playsInline
          preload="metadata"
          poster={job.posterUrl ?? undefined}
          src={videoUrl}
          aria-label={TEXTS.videoOf(job.prompt)}
          className={classNames(
            'block object-contain',
            SHAPES[String(aspectRatio)] ?? 'aspect-video w-full',
          )}
        >
          {job.captionsUrl && captions !== 'burned' && (
            <track default kind="captions" label={TEXTS.captions} src={job.captionsUrl} />
          )}
        </video>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="secondary" onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          {TEXTS.previousFrame}
        </Button>
        <Button size="small" variant="secondary" onClick={() => step(1)}>
          {TEXTS.nextFrame}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
        <ChoiceGroup label={TEXTS.speed} value={speed} choices={SPEEDS} onChange={changeSpeed} />
      </div>
    </div>
  );
}
