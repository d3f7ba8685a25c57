import type { z } from 'zod';

import {
  ownPartsOf,
  type CheckedValues,
  type CreateFormValues,
} from '#web/features/create-video/create-form.ts';
import { orderedWords } from '#web/features/create-video/words/words-card.ts';

/** What is wrong with an order, by field: `prompt`, `words.lines.0.text`. */
export type Problems = Readonly<Record<string, string>>;

export type CheckedOrder =
  | { readonly order: CheckedValues }
  | { readonly problems: Problems; readonly order?: never };

/** The words' schema knows what fonts draw and is heavy: it comes once there are words. */
async function schemaFor(hasWords: boolean): Promise<z.ZodType<CheckedValues>> {
  if (!hasWords) {
    return (await import('#contracts/schemas/order-fields.ts')).orderFieldsSchema;
  }
  return (await import('#web/features/create-video/create-form-schema.ts')).createFormSchema;
}

/**
 * Checks the form by the contract's own schema. Where that cannot be loaded the form is not held up, as
 * the server checks by the same schema.
 */
export async function checkOrder(values: CreateFormValues): Promise<CheckedOrder> {
  const words = orderedWords(values.card);
  const schema = await schemaFor(words !== undefined).catch(() => null);
  if (schema === null) return { order: values as CheckedValues };
  const { success, data, error } = schema.safeParse({
    ...values,
    ...ownPartsOf(values),
    ...(words && { words }),
  });
  if (success) return { order: data };
  // The first sentence about a field counts.
  const found = error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]);
  return { problems: Object.fromEntries(found) as Problems };
}
