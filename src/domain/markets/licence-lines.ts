import type { MarketCode } from '#domain/markets/markets.ts';

type Licences = Readonly<Partial<Record<MarketCode, string>>>;

const LICENCE_LINE = /^\s*([A-Z][A-Z-]*)\s*:\s*(.+?)\s*$/;

/** Parses licence numbers, one per line: `MT: MGA/B2C/123/2020`. */
export function readLicences(text: string): Licences {
  const rows = text.split('\n').flatMap((line) => {
    const [, code, reference] = LICENCE_LINE.exec(line) ?? [];
    return code === undefined || reference === undefined ? [] : [[code, reference]];
  });
  return Object.fromEntries(rows) as Licences;
}

/** Formats licence numbers for editing, one market per line: `MT: MGA/B2C/123/2020`. */
export function writeLicences(licences: Licences): string {
  return Object.entries(licences)
    .map(([code, reference]) => `${code}: ${reference}`)
    .join('\n');
}
