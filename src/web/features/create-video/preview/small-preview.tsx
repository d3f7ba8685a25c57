import { useEffect, useState } from 'react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { PLAYER_TEXTS } from '#web/features/create-video/preview/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

const SHAPES = { '16:9': 'aspect-video', '9:16': 'aspect-9/16', '1:1': 'aspect-square' } as const;

interface SmallPreviewProps {
  /** Undefined before the film is planned. */
  readonly shot: StoryboardBody['shots'][number] | undefined;
  readonly preset: CreateFormValues['preset'];
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  /** The id of the large preview. */
  readonly leadsTo: string;
}

/**
 * On a phone: the film stays in sight while its words are written; a press leads to the preview. It
 * lies over the form, and only once its heading has been scrolled away, so that it moves nothing.
 */
export function SmallPreview({ shot, preset, aspectRatio, leadsTo }: SmallPreviewProps) {
  const isLargeInSight = useInSight(`#${leadsTo} > *`);
  const isHeadingInSight = useInSight('h1');
  const picture = classNames(
    'h-20 w-auto! shrink-0 rounded-[4px] bg-sunken object-cover',
    SHAPES[aspectRatio],
  );
  return (
    <div className="head-bar sticky top-(--header-height) z-(--z-header) -mx-4 h-0 sm:-mx-8 [@media(height<38rem)]:hidden @2xl/bench:hidden [@media(height>=38rem)]:@max-2xl/bench:[&+*]:-mt-6">
      <button
        type="button"
        onClick={() => document.getElementById(leadsTo)?.scrollIntoView()}
        className={classNames(
          'flex w-full items-center gap-3 border-b border-line bg-page px-4 py-2 text-left text-sm sm:px-8',
          (isLargeInSight || isHeadingInSight) && 'invisible',
        )}
      >
        {shot?.still ? (
          <img src={shot.still} alt="" className={picture} />
        ) : preset === '' ? (
          <span className={picture} />
        ) : (
          <PresetPicture
            preset={preset}
            sizes="9rem"
            className={classNames(picture, 'opacity-50')}
          />
        )}
        <span className="grid min-w-0 gap-0.5">
          <span className="text-gilt underline underline-offset-4">{PLAYER_TEXTS.showPreview}</span>
          {shot?.words.slice(0, 2).map(({ role, text }) => (
            <span key={`${role} ${text}`} dir="auto" className="truncate text-muted">
              {text}
            </span>
          ))}
        </span>
      </button>
    </div>
  );
}

/** Half of it, at least. */
const IN_SIGHT_SHARE = 0.5;

/** Whether the first element that a selector means is in the window. */
function useInSight(selector: string): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.some((entry) => entry.isIntersecting)),
      { threshold: IN_SIGHT_SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isInSight;
}
