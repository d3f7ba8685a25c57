import type { Resolver } from 'react-hook-form';

import type { CheckedValues, CreateFormValues } from '#web/features/create-video/create-form.ts';
import { orderedWords } from '#web/features/create-video/words-card.ts';
import { checkedBy } from '#web/forms/checked-by.ts';

const checkFields = checkedBy<CreateFormValues, CheckedValues>(
  async () => (await import('#contracts/schemas/order-fields.ts')).orderFieldsSchema as never,
);
/** Knows what fonts draw, which weighs more than the rest of the screen: loaded once there are words. */
const checkWithWords = checkedBy<CreateFormValues, CheckedValues>(
  async () =>
    (await import('#web/features/create-video/create-form-schema.ts')).createFormSchema as never,
);

/** Checks the form by the contract's schema; what is wrong with the card's words comes as errors of `words`. */
export const checkedOrder: Resolver<CreateFormValues, unknown, CheckedValues> = (
  values,
  context,
  options,
) => {
  const words = orderedWords(values.card);
  return words
    ? checkWithWords({ ...values, words } as never, context, options)
    : checkFields(values, context, options);
};
