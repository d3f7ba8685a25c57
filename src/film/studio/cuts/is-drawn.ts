import type { Shot } from '#film/storyboard/storyboard.ts';

/** Whether the studio draws a shot; not where a photo, a clip, a model's picture or an intro is shown. */
export const isDrawn = ({ source, isIntro }: Shot): boolean =>
  source.source === 'studio' && isIntro !== true;
