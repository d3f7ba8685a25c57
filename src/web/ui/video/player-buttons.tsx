import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { RefObject } from 'react';

import { Button } from '#web/ui/button.tsx';
import { TEXTS } from '#web/ui/texts.ts';
import { toggleMuted, togglePlaying } from '#web/ui/video/use-playback.ts';

type VideoRef = RefObject<HTMLVideoElement | null>;

interface PlayButtonProps {
  readonly video: VideoRef;
  readonly isPlaying: boolean;
}

export function PlayButton({ video, isPlaying }: PlayButtonProps) {
  return (
    <Button
      size="icon"
      variant="secondary"
      aria-label={isPlaying ? TEXTS.pause : TEXTS.playVideo}
      onClick={() => togglePlaying(video.current)}
    >
      {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </Button>
  );
}

interface MuteButtonProps {
  readonly video: VideoRef;
  readonly isMuted: boolean;
}

export function MuteButton({ video, isMuted }: MuteButtonProps) {
  return (
    <Button
      size="icon"
      variant="quiet"
      aria-label={TEXTS.mute}
      aria-pressed={isMuted}
      onClick={() => toggleMuted(video.current)}
    >
      {isMuted ? (
        <VolumeX aria-hidden="true" className="size-5" />
      ) : (
        <Volume2 aria-hidden="true" className="size-5" />
      )}
    </Button>
  );
}

export function FullScreenButton({ video }: { readonly video: VideoRef }) {
  return (
    <Button
      size="icon"
      variant="quiet"
      aria-label={TEXTS.fullScreen}
      onClick={() => void video.current?.requestFullscreen()}
    >
      <Maximize aria-hidden="true" className="size-5" />
    </Button>
  );
}
