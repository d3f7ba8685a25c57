import type { Resolver } from 'react-hook-form';

import type { CheckedValues, CreateFormValues } from '#web/features/create-video/create-form.ts';
import { orderedWords } from '#web/features/create-video/words-card.ts';
import { checkedBy } from '#web/forms/checked-by.ts';

const loadFormSchema = async () =>
  (await import('#web/features/create-video/create-form-schema.ts')).createFormSchema as never;

const checkedByContract = checkedBy<CreateFormValues, CheckedValues>(loadFormSchema);

/** Checks the form by the contract's schema; what is wrong with the card's words comes as errors of `words`. */
export const checkedOrder: Resolver<CreateFormValues, unknown, CheckedValues> = (
  values,
  context,
  options,
) => checkedByContract({ ...values, words: orderedWords(values.card) } as never, context, options);
