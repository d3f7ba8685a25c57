import { StepBack, StepForward } from 'lucide-react';
import { useRef, useState, type CSSProperties, type RefObject } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { FPS_RANGE } from '#domain/order/controls.ts';
import { shapeRatioOf } from '#web/features/videos/page/shape-ratio.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { FullScreenButton, MuteButton, PlayButton } from '#web/ui/video/player-buttons.tsx';
import {
  togglePlaying,
  useBrowserControlsInFullScreen,
  usePlayback,
  type Playback,
} from '#web/ui/video/use-playback.ts';

const SPEEDS = ['0.25', '0.5', '1', '1.5', '2'].map((value) => ({
  value,
  label: `${value}×`,
}));

interface VideoPlayerProps {
  readonly job: JobBody;
  readonly videoUrl: string;
}

/** Plays a film with controls below it: its legal lines stand at the foot of the picture and stay legible. */
export function VideoPlayer({ job, videoUrl }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(video);
  useBrowserControlsInFullScreen(video);
  const { aspectRatio, captions, fps } = job.controlsJson;

  function handleClick() {
    // With its own controls, the browser plays and pauses by itself.
    if (!video.current?.controls) togglePlaying(video.current);
  }

  return (
    <div
      className="@container mx-auto grid w-[min(100%,max(34rem,var(--width)))] grid-cols-[minmax(0,1fr)] gap-3 [--width:calc(max(24rem,100dvh-22rem)*var(--shape))] max-sm:[--width:calc(60dvh*var(--shape))]"
      style={{ '--shape': shapeRatioOf(aspectRatio) } as CSSProperties}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- captions are there where they were asked for; the button below does the same by keyboard */}
      <video
        ref={video}
        onClick={handleClick}
        playsInline
        preload="metadata"
        poster={job.posterUrl ?? undefined}
        src={videoUrl}
        aria-label={TEXTS.videoOf(titleOf(job))}
        className="mx-auto block aspect-(--shape) cursor-pointer w-[min(100%,var(--width))] rounded-card bg-(--art-black) object-contain"
      >
        {job.captionsUrl && captions !== 'burned' && (
          <track default kind="captions" label={TEXTS.captions} src={job.captionsUrl} />
        )}
      </video>
      <Controls
        video={video}
        playback={playback}
        framesPerSecond={typeof fps === 'number' ? fps : FPS_RANGE.min}
        onSeek={(seconds) => {
          if (video.current) video.current.currentTime = seconds;
        }}
        onStep={(seconds) => {
          if (!video.current) return;
          video.current.pause();
          video.current.currentTime += seconds;
        }}
        onSpeed={(speed) => {
          if (video.current) video.current.playbackRate = speed;
        }}
      />
    </div>
  );
}

interface ControlsProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly playback: Playback;
  readonly framesPerSecond: number;
  readonly onSeek: (seconds: number) => void;
  readonly onStep: (seconds: number) => void;
  readonly onSpeed: (speed: number) => void;
}

function Controls(props: ControlsProps) {
  const { video, playback, framesPerSecond, onSeek, onStep, onSpeed } = props;
  const { isPlaying, isMuted, seconds, duration } = playback;
  const [speed, setSpeed] = useState('1');

  function changeSpeed(next: string) {
    setSpeed(next);
    onSpeed(Number(next));
  }

  return (
    <div className="flex flex-wrap items-center gap-1">
      <PlayButton video={video} isPlaying={isPlaying} />
      <Button
        size="icon"
        variant="quiet"
        aria-label={TEXTS.previousFrame}
        title={TEXTS.previousFrame}
        onClick={() => onStep(-1 / framesPerSecond)}
      >
        <StepBack aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        size="icon"
        variant="quiet"
        aria-label={TEXTS.nextFrame}
        title={TEXTS.nextFrame}
        onClick={() => onStep(1 / framesPerSecond)}
      >
        <StepForward aria-hidden="true" className="size-4.5" />
      </Button>
      <span className="flex min-w-0 grow basis-52 items-center @max-lg:order-first @max-lg:basis-full">
        <input
          type="range"
          aria-label={TEXTS.position}
          aria-valuetext={TEXTS.positionOf(seconds, duration)}
          min={0}
          max={duration}
          step={1 / framesPerSecond}
          value={seconds}
          onChange={(event) => onSeek(Number(event.target.value))}
          className="mx-2 h-6 min-w-0 grow accent-(--gilt)"
        />
        <span className="figures mr-2 text-sm whitespace-nowrap text-muted">
          {TEXTS.positionOf(seconds, duration)}
        </span>
      </span>
      <Select
        label={TEXTS.speed}
        className="h-10! w-18! gap-0.5! px-2! text-sm"
        value={speed}
        options={SPEEDS}
        onChange={changeSpeed}
      />
      <MuteButton video={video} isMuted={isMuted} />
      <FullScreenButton video={video} />
    </div>
  );
}
