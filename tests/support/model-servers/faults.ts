/**
 * When a fault can happen: when placing an order, polling, downloading a file, looking up orders.
 */
export const MOMENTS = ['submit', 'poll', 'content', 'look'] as const;
export type Moment = (typeof MOMENTS)[number];

export const FAULT_KINDS = [
  /** The connection ends before the server has read the request. */
  'dropBefore',
  /** The server did what was requested, but its response is lost. */
  'dropAfter',
  /** The server did what was requested, but reports an error. */
  'errorAfter',
  /** A proxy responds instead. */
  'html502',
  'unavailable',
  'tooMany',
  'slow',
  /** The response's body arrives in small pieces. */
  'slowBody',
  /** The connection ends in the middle of the body. */
  'cutBody',
  /** The server did what was requested, but its response hangs in the middle. */
  'stall',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly moment: Moment;
  readonly kind: FaultKind;
  readonly times?: number;
}

/** The requested faults, one after the other, then random ones. */
export interface Faults {
  readonly planned: Fault[];
  /** 0 to 1, for every call. */
  chance: number;
  random: () => number;
}

/** Random faults, limited to what a real server could do to a correct client. */
const BY_CHANCE: Record<Moment, readonly FaultKind[]> = {
  submit: ['dropBefore', 'dropAfter', 'errorAfter', 'unavailable', 'tooMany', 'slow'],
  poll: ['dropBefore', 'dropAfter', 'html502', 'unavailable', 'tooMany', 'slow'],
  content: ['dropBefore', 'html502', 'unavailable', 'slowBody', 'cutBody'],
  look: ['dropBefore', 'html502', 'unavailable', 'slow'],
};

export function takeFault(faults: Faults, moment: Moment): FaultKind | null {
  const index = faults.planned.findIndex((fault) => fault.moment === moment);
  const [planned] = index === -1 ? [] : faults.planned.splice(index, 1);
  if (planned) {
    const times = (planned.times ?? 1) - 1;
    if (times > 0) faults.planned.splice(index, 0, { ...planned, times });
    return planned.kind;
  }
  if (faults.random() >= faults.chance) return null;
  const kinds = BY_CHANCE[moment];
  return kinds[Math.floor(faults.random() * kinds.length)] ?? null;
}
