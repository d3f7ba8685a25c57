import { readFileSync } from 'node:fs';

import type { BriefReading } from '#brief/brief.ts';

/** A prompt and the look that a person would give it; corpus/evaluation/README.md describes the format. */
export interface MarkedLook {
  readonly id: string;
  readonly prompt: string;
  readonly look: {
    /** Any of these is right; null among them: leaving it open is, too. */
    readonly [Part in SinglePart]?: readonly (string | null)[];
  } & {
    /** Each of these belongs to it. */
    readonly [Part in ListPart]?: readonly string[];
  };
}

export interface LookScore {
  readonly expected: number;
  readonly right: number;
  /** What was read otherwise: `mood: playful for intimate`. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

const SINGLE_PARTS = [
  'mood',
  'setting',
  'occasion',
  'music',
  'pace',
  'metal',
  'room',
  'tone',
  'crowd',
  'place',
  'hour',
  'weather',
] as const;
const LIST_PARTS = ['hues', 'dressing'] as const;
type SinglePart = (typeof SINGLE_PARTS)[number];
type ListPart = (typeof LIST_PARTS)[number];

export function readLookSet(path: string | URL): MarkedLook[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as MarkedLook);
}

export function scoreLook({ look }: MarkedLook, reading: BriefReading): LookScore {
  const { colors, landscape, ...wishes } = reading.look;
  const read = {
    ...wishes,
    ...colors,
    crowd: reading.crowd,
    place: landscape?.kind ?? null,
    hour: landscape?.time ?? null,
    weather: landscape?.weather ?? null,
  };
  const rows = [
    ...SINGLE_PARTS.flatMap((part) => {
      const right = look[part];
      if (!right) return [];
      return [
        { part, isRight: right.includes(read[part]), said: read[part], right: right.join('/') },
      ];
    }),
    ...LIST_PARTS.flatMap((part) =>
      (look[part] ?? []).map((right) => ({
        part,
        isRight: read[part].some((one) => one === right),
        said: null,
        right,
      })),
    ),
  ];
  const failed = rows.filter(({ isRight }) => !isRight);
  return {
    expected: rows.length,
    right: rows.length - failed.length,
    wrong: failed
      .filter(({ said }) => said !== null)
      .map(({ part, said, right }) => `${part}: ${said} for ${right}`),
    missed: failed
      .filter(({ said }) => said === null)
      .map(({ part, right }) => `${part}: ${right}`),
  };
}
