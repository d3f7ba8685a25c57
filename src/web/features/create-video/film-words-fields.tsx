import type { UseFormRegister } from 'react-hook-form';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { FILM_WORDS_LENGTH_MAX } from '#domain/limits.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface FilmWordsFieldsProps {
  readonly register: UseFormRegister<CreateFormValues>;
  /** The plan says what was read from the prompt. */
  readonly storyboard: StoryboardBody | undefined;
}

/** The words on screen, to be changed before anything is paid; what is left empty is read from the prompt. */
export function FilmWordsFields({ register, storyboard }: FilmWordsFieldsProps) {
  const read = {
    title: storyboard?.title,
    offer: storyboard?.offers[0],
    callToAction: storyboard?.callToAction ?? undefined,
  };
  const unread = !storyboard
    ? 'Read from your prompt'
    : storyboard.title === ''
      ? 'Left out, as your prompt asks'
      : 'None in your prompt';
  const fields = [
    { name: 'title', label: 'Title' },
    { name: 'offer', label: 'Offer' },
    { name: 'callToAction', label: 'Call to action' },
  ] as const;
  return (
    <div className="grid gap-4 @2xl:grid-cols-3">
      {fields.map(({ name, label }) => (
        <Field key={name} label={label}>
          <Input
            maxLength={FILM_WORDS_LENGTH_MAX}
            placeholder={read[name] || unread}
            autoComplete="off"
            {...register(name)}
          />
        </Field>
      ))}
    </div>
  );
}
