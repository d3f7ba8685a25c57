import { describe, expect, it } from 'vitest';
import * as layout from './layout.ts';

const values = Object.entries(layout);
const records = values.flatMap(([name, bytes]) =>
  name.endsWith('_BYTES') ? [[name.replace('_BYTES', ''), bytes] as const] : [],
);

describe('the kernel’s records', () => {
  it.each(records)('%s keeps its fields apart and inside', (record, bytes) => {
    const fields = values.filter(
      ([name]) => name.startsWith(`${record}_`) && !/_BYTES$|_MAX$|_FLAG_/.test(name),
    );
    const places = fields.map(([, at]) => at);
    expect(new Set(places).size).toBe(places.length);
    for (const at of places) {
      expect(at % 4).toBe(0);
      expect(at).toBeLessThan(bytes);
    }
  });

  it('are whole numbers of four-byte words', () => {
    for (const [, bytes] of records) expect(bytes % 4).toBe(0);
  });
});
