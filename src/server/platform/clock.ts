/** The current time. Services use this, never `Date` itself, so that tests can move time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
