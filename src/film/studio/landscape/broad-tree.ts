import type { Light } from '#film/color/light.ts';
import { between } from '#film/random.ts';
import type { Brush } from './sketch.ts';
import { BARK, leaves3, type Cluster, type Tree } from './trees.ts';

/** How many leaves a crown has. */
const LOBES = 15;
const LEAVES_PER_LOBE = 95;

/** A tall tree with branches and a wide crown, as it stands in avenues and alone in fields. */
export function broadTree(brush: Brush, { at: [x, foot], tall }: Tree, leaves: Light): void {
  const { random, tone, shape, sun } = brush;
  const side = Math.sign(sun.falls[0]);
  const limb = (
    [ax, ay]: readonly [number, number],
    [bx, by]: readonly [number, number],
    [from, to]: readonly [number, number],
  ) =>
    shape(
      tone(BARK, 0.08),
      [
        [ax - from, ay],
        [bx - to, by],
        [bx + to, by],
        [ax + from, ay],
      ],
      1.4,
    );
  const lean = between(random, -0.03, 0.03) * tall;
  const fork: [number, number] = [x + lean, foot + tall * 0.4];
  limb([x, foot - tall * 0.005], [x, foot + tall * 0.04], [tall * 0.03, tall * 0.019]);
  limb([x, foot + tall * 0.03], fork, [tall * 0.02, tall * 0.014]);
  for (const out of [-0.2, -0.06, 0.1, 0.22])
    limb(
      fork,
      [fork[0] + tall * out, foot + tall * between(random, 0.6, 0.76)],
      [tall * 0.01, tall * 0.004],
    );
  const clusters = Array.from({ length: LOBES }, (_, k): Cluster[] => {
    const turn = (k / LOBES) * Math.PI * 2;
    const out = k % 3 === 0 ? 0.08 : between(random, 0.16, 0.27);
    const middle = [
      x + lean + Math.cos(turn) * out * tall,
      foot + tall * (0.68 + Math.sin(turn) * out * 0.85),
    ] as const;
    const size = tall * between(random, 0.11, 0.17);
    return Array.from({ length: LEAVES_PER_LOBE }, () => {
      const [angle, away] = [random() * Math.PI * 2, Math.sqrt(random())];
      return {
        x: middle[0] + Math.cos(angle) * away * size,
        y: middle[1] + Math.sin(angle) * away * size * 0.8,
        size: between(random, 0.5, 1.1) * Math.min(tall * 0.02, 0.0095),
      };
    });
  }).flat();
  // The farther from the sun, the earlier painted: lit leaves lie on top.
  leaves3(
    brush,
    clusters.toSorted((a, b) => side * (a.x - b.x)),
    leaves,
  );
}
