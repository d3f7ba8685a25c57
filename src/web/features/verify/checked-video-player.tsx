import { useEffect, useRef } from 'react';

import { TEXTS } from '#web/features/verify/texts.ts';
import { FullScreenButton, MuteButton, PlayButton } from '#web/ui/video/player-buttons.tsx';
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
        <PlayButton video={video} isPlaying={isPlaying} />
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
        <MuteButton video={video} isMuted={isMuted} />
        <FullScreenButton video={video} />
      </div>
    </div>
  );
}
