import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Brings a schema of the contract when it is first needed. */
export type LoadSchema<Schema> = () => Promise<Schema>;

/**
 * Checks a form by the contract's own schema, which comes with the schema library when the form is
 * first used: the page is there before it. Where it cannot be loaded the form is not held up, as
 * the server checks by the same schema.
 */
export function checkedBy<Input extends FieldValues, Output>(
  load: LoadSchema<z.core.$ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null);
    if (parts === null) return { values: values as unknown as Output, errors: {} };
    const [{ zodResolver }, schema] = parts;
    return zodResolver(schema)(values, context, options);
  };
}

/** The first sentence that the schema says against `value`; undefined where it says none. */
export async function problemWith(
  load: LoadSchema<z.ZodType>,
  value: unknown,
): Promise<string | undefined> {
  const schema = await load().catch(() => null);
  return schema?.safeParse(value).error?.issues[0]?.message;
}
