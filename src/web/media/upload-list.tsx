import { TEXTS } from '#web/media/texts.ts';
import type { Uploads } from '#web/media/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';

/** What is on its way, and what could not be sent. */
export function UploadList({ uploads, remove }: Pick<Uploads, 'uploads' | 'remove'>) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={TEXTS.uploads} className="mb-6 grid gap-3">
      {uploads.map(({ id, name, share, problem }) => (
        <li
          key={id}
          className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="grid min-w-0 gap-2">
            <p className="truncate font-medium">{name}</p>
            {problem === null ? (
              <Progress
                label={TEXTS.uploadingName(name)}
                value={share}
                valueText={TEXTS.uploadingState}
              />
            ) : (
              <p role="alert" className="text-sm text-danger">
                {problem}
              </p>
            )}
          </div>
          <Button
            variant="quiet"
            size="small"
            aria-label={`${problem === null ? TEXTS.cancel : TEXTS.dismiss} ${name}`}
            onClick={() => remove(id)}
          >
            {problem === null ? TEXTS.cancel : TEXTS.dismiss}
          </Button>
        </li>
      ))}
    </ul>
  );
}
