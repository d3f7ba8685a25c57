import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { TEXTS } from '#web/features/verify/texts.ts';
import { Button } from '#web/ui/button.tsx';

const PARTS = 1000;

/**
 * The video itself, from the file, in its own shape: what the result is about can be seen. Its
 * controls stand below it, because the browser's own would cover its labels.
 */
export function CheckedVideoPlayer({ file }: { readonly file: File }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (video.current) video.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  function handlePlay() {
    if (isPlaying) video.current?.pause();
    // A file that the browser cannot play stands still: its result is there all the same.
    else video.current?.play().catch(() => undefined);
  }
  function handleSeek(wanted: number) {
    const { current } = video;
    if (current && Number.isFinite(current.duration)) {
      current.currentTime = (wanted / PARTS) * current.duration;
    }
  }

  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- whatever file somebody chose */}
      <video
        ref={video}
        playsInline
        preload="metadata"
        aria-label={file.name}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setPosition(duration > 0 ? Math.round((currentTime / duration) * PARTS) : 0)
        }
        className="mx-auto block max-h-112 max-w-full rounded-plaque bg-(--art-black)"
      />
      <div className="flex items-center gap-3">
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
          max={PARTS}
          value={position}
          aria-label={TEXTS.position}
          onChange={({ target }) => handleSeek(Number(target.value))}
          className="h-11 min-w-0 grow accent-(--gilt)"
        />
      </div>
    </div>
  );
}
