// `node bench/preview.ts`: how long `POST /api/storyboard/preview` takes over HTTP on the built
// product, with the stills of all shots, after warming up. Every call has different words, so
// nothing is cached.
import { startTestServer } from '#tests/e2e/support/test-server.ts';
import { ask, newPerson, register } from '#tests/e2e/support/people.ts';

const ORDERS = [
  { preset: 'roulette', aspectRatio: '16:9', prompt: 'Candlelit roulette, Friday from 9 PM' },
  { preset: 'blackjack', aspectRatio: '9:16', prompt: 'Mädelsabend im Salon Rosé, 19 Uhr' },
  { preset: 'slots', aspectRatio: '1:1', prompt: 'Tragaperras bajo el mar, azul profundo' },
  { preset: 'poker', aspectRatio: '16:9', prompt: 'Soirée poker au coin du feu, buy-in 50 €' },
  { preset: 'craps', aspectRatio: '16:9', prompt: '沙滩派对骰子夜，本周五晚八点' },
];
const ROUNDS = 5;

interface Answer {
  readonly storyboard: { readonly shots: readonly { readonly still?: string }[] };
}

const server = await startTestServer();
try {
  const { token } = await register(server.url, newPerson());
  let calls = 0;
  const preview = async (order: object & { prompt: string }) => {
    calls += 1;
    const startedAt = performance.now();
    const body = { ...order, prompt: `${order.prompt} ${'·'.repeat(calls % 40)}`, seed: calls };
    const response = await ask(`${server.url}/api/storyboard/preview`, { token, body });
    const { shots } = (response as Answer).storyboard;
    const drawn = shots.filter(({ still }) => still !== undefined).length;
    return { milliseconds: performance.now() - startedAt, drawn, wanted: shots.length };
  };
  for (const order of [...ORDERS, ...ORDERS.slice(0, 1)]) await preview(order);
  console.log('| preset | shots | stills in the answer | median ms | slowest ms |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const order of ORDERS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await preview(order));
    const times = rounds.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    const wanted = rounds.reduce((sum, round) => sum + round.wanted, 0);
    const drawn = rounds.reduce((sum, round) => sum + round.drawn, 0);
    const shown = [times[Math.floor(ROUNDS / 2)], times.at(-1)].map((time) => time?.toFixed(0));
    console.log(
      `| ${order.preset} ${order.aspectRatio} | ${wanted / ROUNDS} | ${drawn} of ${wanted} | ${shown.join(' | ')} |`,
    );
  }
} finally {
  await server.close();
}
