import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { CreateVideoScreen } from '#web/features/create-video/create-video-screen.tsx';

export function meta() {
  return titleOf(TEXTS.createVideo);
}

export default CreateVideoScreen;
