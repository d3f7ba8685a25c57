import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { VideoScreen } from '#web/features/videos/page/video-screen.tsx';

export function meta() {
  return titleOf(TEXTS.video);
}

export default VideoScreen;
