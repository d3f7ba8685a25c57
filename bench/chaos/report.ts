/** The results of one kind of failure. */
export interface FaultRecord {
  injected: number;
  recovered: number;
  readonly seconds: number[];
  lastDetail: string;
}

export function createRecords(kinds: readonly string[]): Map<string, FaultRecord> {
  return new Map(
    kinds.map((kind) => [kind, { injected: 0, recovered: 0, seconds: [], lastDetail: '' }]),
  );
}

export function faultTable(records: ReadonlyMap<string, FaultRecord>): string {
  const lines = [...records].map(([kind, { injected, recovered, seconds, lastDetail }]) => {
    const sorted = seconds.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)]?.toFixed(1) ?? '';
    const cells = [kind, injected, recovered, median, sorted.at(-1)?.toFixed(1) ?? '', lastDetail];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| fault | injected | recovered | median s | worst s | latest |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Kinds that were never injected, or after which the servers did not always recover. */
export function failuresIn(records: ReadonlyMap<string, FaultRecord>): string[] {
  return [...records].flatMap(([kind, { injected, recovered }]) => {
    if (injected === 0) return [`${kind}: never injected`];
    return recovered < injected ? [`${kind}: ${injected - recovered} without recovery`] : [];
  });
}
