import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { TEXTS } from '#web/features/verify/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useBrowserControlsInFullScreen, usePlayback } from '#web/ui/video/use-playback.ts';

const STEP_SECONDS = 0.1;

/**
 * The video itself, from the file, in its own shape: what the result is about can be seen. Its
 * controls stand below it, because the browser's own would cover its labels.
 */
export function CheckedVideoPlayer({ file }: { readonly file: File }) {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, isMuted, seconds, duration } = usePlayback(video);
  useBrowserControlsInFullScreen(video);
  useEffect(() => {
    const element = video.current;
    const address = URL.createObjectURL(file);
    if (element) element.src = address;
    return () => {
      // It may still be reading, and would look for an address that is gone.
      element?.removeAttribute('src');
      element?.load();
      URL.revokeObjectURL(address);
    };
  }, [file]);

  function handlePlay() {
    if (isPlaying) video.current?.pause();
    // A file that the browser cannot play stands still: its result is there all the same.
    else video.current?.play().catch(() => undefined);
  }

  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- whatever file somebody chose */}
      <video
        ref={video}
        playsInline
        preload="metadata"
        aria-label={file.name}
        className="mx-auto block max-h-112 max-w-full rounded-plaque bg-(--art-black)"
      />
      <div className="flex items-center gap-1">
        <Button
          variant="secondary"
          size="icon"
          aria-label={isPlaying ? TEXTS.pause : TEXTS.play}
          onClick={handlePlay}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
        <input
          type="range"
          min={0}
          max={duration}
          step={STEP_SECONDS}
          value={seconds}
          aria-label={TEXTS.position}
          aria-valuetext={TEXTS.positionOf(seconds, duration)}
          onChange={({ target }) => {
            if (video.current) video.current.currentTime = Number(target.value);
          }}
          className="mx-2 h-11 min-w-0 grow accent-(--gilt)"
        />
        <Button
          size="icon"
          variant="quiet"
          aria-label={TEXTS.mute}
          aria-pressed={isMuted}
          onClick={() => {
            if (video.current) video.current.muted = !isMuted;
          }}
        >
          {isMuted ? (
            <VolumeX aria-hidden="true" className="size-5" />
          ) : (
            <Volume2 aria-hidden="true" className="size-5" />
          )}
        </Button>
        <Button
          size="icon"
          variant="quiet"
          aria-label={TEXTS.fullScreen}
          onClick={() => void video.current?.requestFullscreen()}
        >
          <Maximize aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
