import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { ask, buy, join, newPerson, register, type Person } from '#tests/e2e/support/people.ts';

/** An installation with users, films and purchases, for screenshots of every screen. */
export interface DemoInstallation {
  readonly url: string;
  readonly owner: AuthResponse;
  /** The author of the rejected film. */
  readonly creator: AuthResponse;
  /** A user who has not confirmed their age. */
  readonly viewer: AuthResponse;
  readonly films: readonly JobBody[];
  /** Public URL of the first film. */
  readonly publicUrl: string;
  /** A public URL whose film was withdrawn. */
  readonly withdrawnUrl: string;
}

const FILM_TIMEOUT_MILLISECONDS = 240_000;
const POLL_MILLISECONDS = 1_000;

const ORDERS = [
  {
    preset: 'roulette',
    prompt:
      '“Midnight Roulette”, Friday 11 PM: the ball circles once more before it finds its pocket.',
    lighting: 'neon',
    markets: ['US', 'GB'],
  },
  { preset: 'blackjack', prompt: 'Twenty-one on the stroke of midnight, for members only.' },
  { preset: 'poker', prompt: 'Sunday freeroll: the river card lands and the table falls silent.' },
  { preset: 'slots', prompt: 'Three sevens line up while the whole floor holds its breath.' },
] as const;

/** Index of the rejected one. */
const REJECTED = 3;

/** Waits for the operator before it is made. */
const HELD = {
  preset: 'slots',
  prompt: 'A hundred free spins for new players, silver light on the reels.',
} as const;

const SHORT = { duration: 5, fps: 24 } as const;

function named(username: string): Person {
  return { ...newPerson(), username, email: `${username}@grandaurora.example` };
}

/** Waits until a job is ready or failed. */
export async function jobEnd(
  url: string,
  token: string,
  id: string,
  timeoutMs = FILM_TIMEOUT_MILLISECONDS,
): Promise<JobBody> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- asking again is the point
    const job = (await ask(`${url}/api/jobs/${id}/check-status`, { token })) as JobBody;
    if (job.status === 'ready' || job.status === 'failed') return job;
    // oxlint-disable-next-line no-await-in-loop -- asking again is the point
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  throw new Error(`The video ${id} was not made in time`);
}

/**
 * The first account of the installation, its team, purchases and films, and the decisions about
 * them.
 */
export async function createDemoInstallation(url: string): Promise<DemoInstallation> {
  const owner = await register(url, named('victoria'));
  const { token } = owner;
  await ask(`${url}/api/organization`, {
    token,
    method: 'PATCH',
    body: { name: 'Grand Aurora' },
  });
  await ask(`${url}/api/organization/rules`, {
    token,
    method: 'PATCH',
    body: { website: 'https://grandaurora.example' },
  });
  await join(url, token, { role: 'admin', person: named('marco_pit') });
  const creator = await join(url, token, { role: 'creator', person: named('lea_studio') });
  const viewer = await join(url, token, {
    role: 'viewer',
    person: named('board_room'),
    ageVerified: false,
  });
  await ask(`${url}/api/team/invite`, {
    token,
    body: { email: 'new.dealer@grandaurora.example', role: 'creator' },
  });
  await register(url, { ...named('silver_pine'), email: 'owner@silverpine.example' });
  await buy(url, token, 'professional');
  await buy(url, token, 'starter');
  await setUpBrands(url, token);
  const films: JobBody[] = [];
  for (const [index, order] of ORDERS.entries()) {
    const maker = index === REJECTED ? creator.token : token;
    // oxlint-disable-next-line no-await-in-loop -- in this order
    films.push(await make(url, maker, order));
  }
  await Promise.all(films.map(({ id }) => jobEnd(url, token, id)));
  await ask(`${url}/api/jobs`, { token: creator.token, body: { ...HELD, ...SHORT } });
  const decide = (index: number, decision: string, body = {}) =>
    ask(`${url}/api/moderation/${films[index]?.id}/${decision}`, { token, body });
  const share = async (index: number) => {
    const response = await ask(`${url}/api/jobs/${films[index]?.id}/share`, { token, body: {} });
    return (response as { url: string }).url;
  };
  await decide(0, 'approve');
  await decide(1, 'approve');
  await decide(REJECTED, 'reject', { reason: 'quality', note: 'The title is hard to read.' });
  const [publicUrl, withdrawnUrl] = [await share(0), await share(1)];
  await ask(`${url}/api/jobs/${films[1]?.id}/share`, { token, method: 'DELETE' });
  await setUpPrograms(url, token);
  return { url, owner, creator, viewer, films, publicUrl, withdrawnUrl };
}

async function make(url: string, token: string, order: object): Promise<JobBody> {
  return (await ask(`${url}/api/jobs`, { token, body: { ...order, ...SHORT } })) as JobBody;
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" rx="20" fill="#0c2b24"/><circle cx="100" cy="50" r="32" fill="#c8a24a"/></svg>';

/** A logo in the library, a published brand and the draft of another. */
async function setUpBrands(url: string, token: string): Promise<void> {
  const file = new FormData();
  file.append('file', new Blob([LOGO], { type: 'image/svg+xml' }), 'aurora-mark.svg');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/media`, { method: 'POST', headers, body: file });
  if (!response.ok) throw new Error(`The logo was refused: ${await response.text()}`);
  const palette = {
    primary: '#c8a24a',
    secondary: '#0c2b24',
    accent: '#e0407b',
    ground: '#081a16',
  };
  const words = { signature: 'Grand Aurora', callToAction: 'Join us tonight' };
  const brand = await ask(`${url}/api/brands`, {
    token,
    body: { name: 'Grand Aurora', palette, words },
  });
  await ask(`${url}/api/brands/${(brand as { id: string }).id}/publish`, { token, body: {} });
  await ask(`${url}/api/brands`, { token, body: { name: 'Aurora Poker Series' } });
}

/** A key and a webhook, as listed in the settings. */
async function setUpPrograms(url: string, token: string): Promise<void> {
  await ask(`${url}/api/developers/keys`, {
    token,
    body: { name: 'Campaign calendar', scopes: ['workspace:read', 'videos:write'] },
  });
  await ask(`${url}/api/developers/webhooks`, {
    token,
    body: {
      url: 'https://hooks.grandaurora.example/films',
      events: ['job.ready', 'job.failed'],
    },
  });
}
