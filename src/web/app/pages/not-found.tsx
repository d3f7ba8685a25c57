import { titleOf } from '#web/app/page-title.ts';
import { NotFound } from '#web/app/not-found.tsx';

export function meta() {
  return titleOf('Page not found');
}

export default NotFound;
