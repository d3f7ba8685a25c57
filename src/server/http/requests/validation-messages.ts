import { z } from 'zod';

const SENTENCES: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
};

/** Sets the messages for invalid fields whose schema has none of its own, for the whole process. */
export function configureValidationMessages(): void {
  z.config({
    customError: ({ code, expected }) =>
      (code === 'invalid_type' ? SENTENCES[String(expected)] : undefined) ?? 'Is not valid',
  });
}
