/** The data of one note in a SoundFont. */
export interface FontSample {
  readonly name: string;
  /** An Ogg stream. */
  readonly ogg: Buffer;
  readonly rate: number;
  /** The MIDI note at which it was recorded, including fractions of semitones. */
  readonly midi: number;
  /**
   * First sample, and the one after the last, of the part that can be looped; null if there is
   * none.
   */
  readonly loop: readonly [start: number, end: number] | null;
}

export interface FontNote {
  readonly bank: number;
  readonly program: number;
  readonly midi: number;
}

/** Generators of a zone (SoundFont 2.04, section 8.1.2). */
const GENERATOR = {
  instrument: 41,
  keys: 43,
  velocities: 44,
  coarseTune: 51,
  fineTune: 52,
  sample: 53,
  loopMode: 54,
  root: 58,
} as const;
const SIZES = { phdr: 38, pbag: 4, pgen: 4, inst: 22, ibag: 4, igen: 4, shdr: 46 } as const;
const VELOCITY = 100;

type Zone = ReadonlyMap<number, number>;

/**
 * Reads the sample for a note in a SoundFont with compressed samples (.sf3). Throws if there is
 * none.
 */
export function readFontNote(font: Buffer, { bank, program, midi }: FontNote): FontSample {
  const parts = partsOf(font);
  const rows = (name: keyof typeof SIZES): Buffer[] =>
    rowsOf(parts.get(name) ?? Buffer.alloc(0), SIZES[name]);
  const presets = rows('phdr');
  const preset = presets.findIndex(
    (row) => row.readUInt16LE(20) === program && row.readUInt16LE(22) === bank,
  );
  const presetZones = zonesOf(presets, preset, {
    bagAt: 24,
    bags: rows('pbag'),
    generators: rows('pgen'),
  });
  const fits = (zone: Zone): boolean =>
    isIn(zone.get(GENERATOR.keys), midi) && isIn(zone.get(GENERATOR.velocities), VELOCITY);
  const instruments = presetZones.flatMap((zone) =>
    fits(zone) ? [zone.get(GENERATOR.instrument) ?? -1] : [],
  );
  const zone = instruments
    .flatMap((index) =>
      zonesOf(rows('inst'), index, { bagAt: 20, bags: rows('ibag'), generators: rows('igen') }),
    )
    .find((one) => fits(one) && one.has(GENERATOR.sample));
  const header = rows('shdr')[zone?.get(GENERATOR.sample) ?? -1];
  const data = parts.get('smpl');
  if (!zone || !header || !data) throw new Error(`Nothing plays ${String([bank, program, midi])}`);
  return sampleOf(header, data, zone);
}

function sampleOf(header: Buffer, data: Buffer, zone: Zone): FontSample {
  const root = zone.get(GENERATOR.root) ?? header.readUInt8(40);
  const cents = header.readInt8(41) + signed(zone.get(GENERATOR.fineTune));
  const isLooped = (zone.get(GENERATOR.loopMode) ?? 0) % 2 === 1;
  return {
    name: header.toString('latin1', 0, 20).replace(/\0.*$/su, ''),
    ogg: data.subarray(header.readUInt32LE(20), header.readUInt32LE(24)),
    rate: header.readUInt32LE(36),
    midi: root - signed(zone.get(GENERATOR.coarseTune)) - cents / 100,
    loop: isLooped ? [header.readUInt32LE(28), header.readUInt32LE(32)] : null,
  };
}

/** The chunks of a RIFF file by name, including those within lists. */
function partsOf(riff: Buffer, from = 12, end = riff.length): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  for (let at = from; at + 8 <= end;) {
    const name = riff.toString('latin1', at, at + 4);
    const bytes = riff.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'LIST')
      for (const part of partsOf(riff, body + 4, body + bytes)) parts.set(...part);
    else parts.set(name, riff.subarray(body, body + bytes));
    at = body + bytes + (bytes % 2);
  }
  return parts;
}

function rowsOf(part: Buffer, size: number): Buffer[] {
  const count = Math.floor(part.length / size);
  return Array.from({ length: count }, (_, k) => part.subarray(k * size, (k + 1) * size));
}

interface Bags {
  /** Where in an owner's record the number of its first bag stands. */
  readonly bagAt: number;
  readonly bags: readonly Buffer[];
  readonly generators: readonly Buffer[];
}

/** The zones of a preset or an instrument, each merged with the global zone. */
function zonesOf(
  owners: readonly Buffer[],
  owner: number,
  { bagAt, bags, generators }: Bags,
): Zone[] {
  const first = owners[owner]?.readUInt16LE(bagAt) ?? 0;
  const end = owners[owner + 1]?.readUInt16LE(bagAt) ?? 0;
  const zones = Array.from({ length: end - first }, (_, k): Zone => {
    const from = bags[first + k]?.readUInt16LE(0) ?? 0;
    const to = bags[first + k + 1]?.readUInt16LE(0) ?? 0;
    return new Map(
      generators.slice(from, to).map((row) => [row.readUInt16LE(0), row.readUInt16LE(2)]),
    );
  });
  const [global] = zones;
  const isGlobal = !global?.has(GENERATOR.instrument) && !global?.has(GENERATOR.sample);
  return isGlobal && global ? zones.slice(1).map((zone) => new Map([...global, ...zone])) : zones;
}

function isIn(range: number | undefined, value: number): boolean {
  return range === undefined || (value >= (range & 255) && value <= range >> 8);
}

function signed(value = 0): number {
  return value > 32_767 ? value - 65_536 : value;
}
