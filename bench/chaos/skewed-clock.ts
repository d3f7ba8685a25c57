// Loaded before a server (`--import`): shifts its clock by CHAOS_CLOCK_OFFSET_MS from the first
// line on.
const offset = Number(process.env['CHAOS_CLOCK_OFFSET_MS'] ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, parameters: []) =>
    parameters.length === 0 ? new RealDate(now()) : new RealDate(...parameters),
  apply: () => new RealDate(now()).toString(),
  get: (target, property) =>
    property === 'now' ? now : (Reflect.get(target, property) as unknown),
});
