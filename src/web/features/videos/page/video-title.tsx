import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { VIDEO_TITLE_LENGTH_MAX } from '#domain/videos/video-list.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { useCanManage } from '#web/features/videos/actions/use-can-manage.ts';
import { rereadVideo } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface TitleFormProps {
  readonly job: JobBody;
  readonly onDone: () => void;
}

function TitleForm({ job, onDone }: TitleFormProps) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(job.title ?? '');
  const rename = useChange({
    mutationFn: () => call(jobRoutes.rename, { params: { id: job.id }, body: { title } }),
    onSuccess: async () => {
      await rereadVideo(queryClient, job.id);
      onDone();
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotRename, error }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    rename.mutate();
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-3">
      <Field
        label={TEXTS.privateName}
        hint={[TEXTS.onlyYourOrganizationSeesIt, job.groupId && TEXTS.allFormatsGetThisName]
          .filter(Boolean)
          .join(' ')}
      >
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that brings the field asks for it
          autoFocus
          value={title}
          maxLength={VIDEO_TITLE_LENGTH_MAX}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <div className="flex gap-3">
        <Button type="submit" size="small" pending={rename.isPending}>
          {TEXTS.saveName}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}

interface VideoTitleProps {
  readonly job: JobBody;
  /** Below the title. */
  readonly children: ReactNode;
}

/** What a video is called, with what was asked for folded below; who may label it, can. */
export function VideoTitle({ job, children }: VideoTitleProps) {
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const canManage = useCanManage()(job);
  const title = titleOf(job);
  return (
    <>
      <h1
        dir="auto"
        className="line-clamp-3 font-display text-3xl leading-tight font-semibold wrap-anywhere sm:text-4xl"
      >
        {title}
      </h1>
      {children}
      {isEditing && <TitleForm job={job} onDone={() => setIsEditing(false)} />}
      <div className="flex flex-wrap items-start gap-x-5">
        {canManage && !isEditing && (
          <Button ref={opener} size="aside" variant="aside" onClick={() => setIsEditing(true)}>
            <Pencil aria-hidden="true" className="mr-1.5 size-3.5" />
            {TEXTS.rename}
          </Button>
        )}
        {title !== job.prompt && (
          <details className="min-w-0 text-[0.8125rem] open:basis-full">
            <summary className="flex h-9 w-max touch-target cursor-pointer items-center font-semibold text-muted hover:text-ink">
              {TEXTS.showPrompt}
            </summary>
            <p dir="auto" className="max-w-3xl text-[0.9375rem] wrap-anywhere whitespace-pre-line">
              {job.prompt}
            </p>
          </details>
        )}
      </div>
    </>
  );
}
