import { titleOf } from '#web/app/page-title.ts';
import { LibraryScreen } from '#web/features/library/library-screen.tsx';

export function meta() {
  return titleOf('Library');
}

export default LibraryScreen;
