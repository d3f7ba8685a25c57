import { between, pick } from '#film/random.ts';
import type { Drum } from '#film/sound/drum-kit.ts';
import { hit, secondsAt, STEPS, type Bar, type ScoreWriter } from '#film/sound/score-writer.ts';
import { intensityAt, isPlayed, stageAt } from '#film/sound/stages.ts';

/** The strength from which a drum joins in; the others always play. */
const ENTRIES: Partial<Record<Drum, number>> = { openHat: 0.8, tambourine: 0.8, clap: 0.7 };
/** What is left of the kit under the end card. */
const TAIL: readonly Drum[] = ['softKick', 'hat', 'ride', 'shaker', 'brush', 'kick', 'machineKick'];

/** Writes the drums of one bar, with what lifts it as the film builds. */
export function writeDrums(writer: ScoreWriter, bar: Bar): void {
  const { plan, random } = writer;
  for (const [drum, pattern] of [...bar.part.drums, ...bar.part.lift]) {
    const isLift = bar.part.lift.some(([name]) => name === drum);
    for (let step = 0; step < STEPS; step += 1) {
      const mark = pattern[step];
      const startSeconds = secondsAt(writer, bar.index, step);
      if (mark === '.' || !isPlayed(plan, startSeconds)) continue;
      const stage = stageAt(plan, startSeconds);
      const intensity = intensityAt(plan, startSeconds);
      if (isLift && stage !== 'drop') continue;
      if (stage === 'tail' && !TAIL.includes(drum)) continue;
      if (intensity < (ENTRIES[drum] ?? 0)) continue;
      const loud = (mark === 'x' ? 0.9 : 0.45) * (0.5 + 0.5 * intensity);
      hit(writer, drum, { startSeconds, velocity: loud * between(random, 0.86, 1) });
    }
  }
}

/** The last half bar before a cut: high, middle and low drum of the style. */
const FILLS = [
  '..hhmmll',
  'h.hhm.ll',
  '....hmml',
  'h..h..hl',
  '....h.hh',
  '..h.mml.',
  'hhm.mll.',
  '......ml',
] as const;
const FILL_SECONDS_MIN = 1.2;

/** A few strokes that grow louder lead into each shot but the hero's, before which there is silence. */
export function writeFills(writer: ScoreWriter): void {
  const { plan, sheet, random } = writer;
  const drums: Partial<Record<string, Drum>> = {
    h: sheet.fill[0],
    m: sheet.fill[1],
    l: sheet.fill[2],
  };
  plan.sections.forEach(({ startSeconds, intensity }, k) => {
    const before = plan.sections[k - 1]?.startSeconds ?? 0;
    if (k === 0 || startSeconds - before < FILL_SECONDS_MIN) return;
    pick(random, FILLS)
      .split('')
      .forEach((mark, step) => {
        const drum = drums[mark];
        const at = startSeconds - ((8 - step) * plan.beatSeconds) / 4;
        if (drum === undefined || !isPlayed(plan, at)) return;
        const velocity = (0.45 + 0.05 * step) * (0.55 + 0.45 * intensity);
        hit(writer, drum, { startSeconds: at, velocity });
      });
    if (isPlayed(plan, startSeconds) && startSeconds < plan.endSeconds)
      hit(writer, 'crash', { startSeconds, velocity: 0.35 * intensity });
  });
}

/** Strokes that come ever faster, up to the breath before the turn. */
export function writeBuild(writer: ScoreWriter): void {
  const { plan, sheet } = writer;
  const length = plan.gap.from - plan.buildSeconds;
  if (length < plan.beatSeconds * 2) return;
  let at = plan.buildSeconds;
  while (at < plan.gap.from - 0.02) {
    const part = (at - plan.buildSeconds) / length;
    hit(writer, sheet.fill[0], { startSeconds: at, velocity: 0.12 + 0.55 * part ** 1.5 });
    at += plan.beatSeconds / (part < 0.5 ? 1 : part < 0.75 ? 2 : 4);
  }
}
