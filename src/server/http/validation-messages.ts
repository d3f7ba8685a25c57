import { z } from 'zod';

const SENTENCES: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
};

/**
 * What is said of a refused field where its schema has no sentence of its own: in words for people,
 * not in those of the library. It holds for the whole process.
 */
export function configureValidationMessages(): void {
  z.config({
    customError: ({ code, expected }) =>
      (code === 'invalid_type' ? SENTENCES[String(expected)] : undefined) ?? 'Is not valid',
  });
}
