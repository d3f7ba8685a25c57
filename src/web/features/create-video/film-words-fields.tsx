import type { UseFormRegister } from 'react-hook-form';

import type { BriefBody } from '#contracts/schemas/brief.ts';
import { WORDS_LENGTH_MAX } from '#domain/words.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface FilmWordsFieldsProps {
  readonly register: UseFormRegister<CreateFormValues>;
  /** What was read from the prompt. */
  readonly words: BriefBody['words'] | undefined;
}

/** The words on screen, to be changed before anything is paid; what is left empty is read from the prompt. */
export function FilmWordsFields({ register, words }: FilmWordsFieldsProps) {
  const unread = words ? 'None in your prompt' : 'Read from your prompt';
  const fields = [
    { name: 'headline', label: 'Headline', read: words?.headline },
    {
      name: 'offer',
      label: 'Offer',
      read: words?.lines.find(({ kind }) => kind === 'offer')?.text,
    },
    { name: 'callToAction', label: 'Call to action', read: words?.callToAction },
  ] as const;
  return (
    <div className="grid gap-4 @2xl:grid-cols-3">
      {fields.map(({ name, label, read }) => (
        <Field key={name} label={label}>
          <Input
            maxLength={WORDS_LENGTH_MAX}
            placeholder={read || unread}
            autoComplete="off"
            {...register(name)}
          />
        </Field>
      ))}
    </div>
  );
}
