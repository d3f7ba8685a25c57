import { titleOf } from '#web/app/page-title.ts';
import { VideosScreen } from '#web/features/videos/videos-screen.tsx';

export function meta() {
  return titleOf('My videos');
}

export default VideosScreen;
