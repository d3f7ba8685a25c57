import { titleOf } from '#web/app/page-title.ts';
import { NotFound } from '#web/app/not-found.tsx';
import { TEXTS } from '#web/app/texts.ts';

export function meta() {
  return titleOf(TEXTS.pageNotFound);
}

export default NotFound;
