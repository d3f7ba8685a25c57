import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { VideosScreen } from '#web/features/videos/videos-screen.tsx';

export function meta() {
  return titleOf(TEXTS.myVideos);
}

export default VideosScreen;
