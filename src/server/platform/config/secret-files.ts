import { readFileSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

/**
 * Reads variables from files: `NAME_FILE` contains the path of a file with the value of `NAME`, the
 * way containers pass secrets. Throws one error that lists every problem.
 */
export function readSecretFiles(variables: Variables, names: readonly string[]): Variables {
  const problems: string[] = [];
  const read: Variables = {};
  for (const name of names) {
    const path = variables[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (variables[name]) problems.push(`  ${name}_FILE: ${name} is set as well`);
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch {
      problems.push(`  ${name}_FILE: ${path} cannot be read`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`The environment is not valid:\n${problems.join('\n')}`);
  }
  return { ...variables, ...read };
}
