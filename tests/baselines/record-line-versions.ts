import { JURISDICTIONS } from '#domain/markets/jurisdictions.ts';
import { lineVersionOf } from '#domain/markets/line-versions.ts';

/** The version of each market's legal lines: another one has every film of the market renewed. */
export function recordLineVersions(): string {
  return JURISDICTIONS.map(({ code }) => `${code} ${lineVersionOf(code)}`).join('\n');
}
