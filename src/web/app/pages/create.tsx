import { titleOf } from '#web/app/page-title.ts';
import { CreateVideoScreen } from '#web/features/create-video/create-video-screen.tsx';

export function meta() {
  return titleOf('Create video');
}

export default CreateVideoScreen;
