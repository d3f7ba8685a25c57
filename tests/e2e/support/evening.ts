import type { AuthAnswer } from '#contracts/schemas/auth.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { ask, buy, join, newPerson, register, type Person } from '#tests/e2e/support/people.ts';

/** A house with people, films and purchases, as a picture of every screen wants it. */
export interface Evening {
  readonly url: string;
  readonly owner: AuthAnswer;
}

const FILM_TIMEOUT_MILLISECONDS = 240_000;
const POLL_MILLISECONDS = 1_000;

const ORDERS = [
  {
    preset: 'roulette',
    prompt: 'Midnight roulette: the ball circles once more before it finds its pocket.',
    lighting: 'neon',
  },
  { preset: 'blackjack', prompt: 'Twenty-one on the stroke of midnight, for members only.' },
  { preset: 'poker', prompt: 'Sunday freeroll: the river card lands and the table falls silent.' },
  { preset: 'slots', prompt: 'Three sevens line up while the whole floor holds its breath.' },
] as const;

const SHORT = { duration: 5, fps: 24 } as const;

function named(username: string): Person {
  return { ...newPerson(), username, email: `${username}@grandaurora.example` };
}

/** Waits until a job is ready or failed. */
export async function jobEnd(url: string, token: string, id: string): Promise<JobBody> {
  const deadline = Date.now() + FILM_TIMEOUT_MILLISECONDS;
  while (Date.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- asking again is the point
    const job = (await ask(`${url}/api/jobs/${id}/check-status`, { token })) as JobBody;
    if (job.status === 'ready' || job.status === 'failed') return job;
    // oxlint-disable-next-line no-await-in-loop -- asking again is the point
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  throw new Error(`The video ${id} was not made in time`);
}

/** The first account of the installation, its team, purchases and four films. */
export async function settledEvening(url: string): Promise<Evening> {
  const owner = await register(url, named('victoria'));
  const { token } = owner;
  await ask(`${url}/api/organization`, {
    token,
    method: 'PATCH',
    body: { name: 'Grand Aurora' },
  });
  await join(url, token, { role: 'admin', person: named('marco_pit') });
  await join(url, token, { role: 'creator', person: named('lea_studio') });
  await join(url, token, { role: 'viewer', person: named('board_room'), ageVerified: false });
  await ask(`${url}/api/team/invite`, {
    token,
    body: { email: 'new.dealer@grandaurora.example', role: 'creator' },
  });
  await register(url, { ...named('silver_pine'), email: 'owner@silverpine.example' });
  await buy(url, token, 'professional');
  await buy(url, token, 'starter');
  const jobs: JobBody[] = [];
  for (const order of ORDERS) {
    const answer = ask(`${url}/api/jobs`, { token, body: { ...order, ...SHORT } });
    // oxlint-disable-next-line no-await-in-loop -- in this order
    jobs.push((await answer) as JobBody);
  }
  const last = jobs.at(-1);
  if (last) await jobEnd(url, token, last.id);
  return { url, owner };
}
