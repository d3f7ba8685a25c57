import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';

import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { addOwnFile, photoOf } from '#tests/support/media/own-files.ts';
import { balanceAndLedger, onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

interface Preview {
  readonly storyboard: StoryboardBody;
  readonly verdict: VerdictBody;
  readonly expectedSeconds: number;
  readonly leftOut: readonly string[];
}

const JPEG_ADDRESS = /^data:image\/jpeg;base64,\/9j\//;
const UNTIL = { timeout: 110_000 };
/** The first one waits for the process that draws. */
const SLOW = { timeout: 120_000 };
/** A request that names no stills gets all. */
const WITH_STILLS = { stills: undefined };

onPostgres('the storyboard preview', (api) => {
  /** Without stills unless `body` asks for them, because each is drawn. */
  async function preview(token: string, body: object): Promise<Preview> {
    // On a busy machine, the drawing process may take longer to start than a request waits.
    return vi.waitFor(async () => {
      const response = await api().call('POST', '/api/storyboard/preview', {
        token,
        body: { ...VIDEO_REQUEST, stills: [], ...body },
      });
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<Preview>();
    }, UNTIL);
  }

  it('shows what the film will say, look like and how long it lasts; charges and stores nothing', async () => {
    const { token, organizationId } = await api().signUp();
    const prompt = 'Neon roulette night at the Harbor Lounge, $5,000 prize draw Friday 9 PM';
    const { storyboard, verdict } = await preview(token, { prompt, duration: 20, seed: 77 });
    expect(storyboard).toMatchObject({ language: 'en', durationSeconds: 20, seed: 77 });
    expect(JSON.stringify(storyboard.words)).toContain('Friday 9 PM');
    expect(storyboard.look.palette.felt).toMatch(/^#[0-9a-f]{6}$/);
    expect(storyboard.legal.ageMark).toBe('21+');
    expect(verdict.decision).toBe('allow');
    const last = storyboard.shots.at(-1);
    expect(last?.kind).toBe('endCard');
    expect((last?.startSeconds ?? 0) + (last?.durationSeconds ?? 0)).toBeCloseTo(20);
    expect((await api().call('GET', '/api/jobs', { token })).json()).toEqual([]);
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 50 });
  });

  it('shows as many people as the words say, unless the form says how many', async () => {
    const { token } = await api().signUp();
    const prompt = 'A deserted casino at dawn, nobody around, one wheel turning';
    const crowdOf = async (body: object) => (await preview(token, body)).storyboard.people;
    expect(await crowdOf({ prompt })).toBe('none');
    expect(await crowdOf({ prompt, crowdDensity: 'busy' })).toBe('busy');
    expect(await crowdOf({ prompt: 'Roulette night with live jazz' })).toBe('medium');
  });

  it('draws a still of each shot once it is warm', SLOW, async () => {
    const { token } = await api().signUp();
    await expect
      .poll(async () => {
        const { storyboard } = await preview(token, { aspectRatio: '9:16', ...WITH_STILLS });
        return storyboard.shots.every(({ still }) => JPEG_ADDRESS.test(still ?? ''));
      }, UNTIL)
      .toBe(true);
  });

  it('shows own photos in their shots, and draws only the requested stills', SLOW, async () => {
    const owner = await api().signUp();
    const mediaId = await addOwnFile(api(), owner, { file: await photoOf('#10d030') });
    const shots = [{ source: 'studio' }, { source: 'media', mediaId }];
    const { storyboard } = await preview(owner.token, { shots });
    expect(storyboard.shots.map(({ source }) => source)).toEqual(
      storyboard.shots.map((_, index) => (index === 1 ? 'media' : 'studio')),
    );
    expect(storyboard.shots[1]).toMatchObject({ mediaId });
    const colour = async () => {
      const drawn = await preview(owner.token, { shots, stills: [1] });
      const stills = drawn.storyboard.shots.map(({ still }) => still);
      const still = stills[1]?.split(',')[1];
      if (still === undefined) return null;
      expect(stills.filter(Boolean)).toHaveLength(1);
      const { dominant } = await sharp(Buffer.from(still, 'base64')).stats();
      return dominant.g > dominant.r && dominant.g > dominant.b
        ? 'green'
        : JSON.stringify(dominant);
    };
    await expect.poll(colour, UNTIL).toBe('green');
  });

  it('estimates how long the film takes to make, at the size of the plan', async () => {
    const { token } = await api().signUp();
    const short = await preview(token, { duration: 5, fps: 24 });
    const long = await preview(token, { duration: 60, fps: 60 });
    expect(short.expectedSeconds).toBeGreaterThan(0);
    expect(long.expectedSeconds).toBeGreaterThan(short.expectedSeconds * 5);
  });

  it('keeps its look between calls', async () => {
    const { token } = await api().signUp();
    const first = await preview(token, {});
    const second = await preview(token, {});
    expect(second.storyboard.seed).toBe(first.storyboard.seed);
    expect(second.storyboard.look).toEqual(first.storyboard.look);
  });

  const rename = (token: string, name: string) =>
    api().call('PATCH', '/api/organization', { token, body: { name } });

  it("uses the edited words and signs with the organization's name", async () => {
    const { token } = await api().signUp();
    const words = {
      headline: 'Velvet Hour',
      lines: [{ kind: 'offer', text: 'Dinner for two', condition: 'Hotel guests' }],
      callToAction: 'Reserve a table',
    };
    // The default name contains a username, so it is never used as a signature.
    const unsigned = (await preview(token, { words })).storyboard;
    expect(JSON.stringify(unsigned)).not.toContain('Organization');
    await rename(token, 'Golden Nugget');
    const { storyboard, ...response } = await preview(token, { words });
    const complete = { ...words, signature: 'Golden Nugget', terms: null };
    expect(response).toMatchObject({ words: complete, leftOut: [] });
    expect(storyboard.words).toEqual(complete);
    const endCard = storyboard.shots.at(-1)?.words.map(({ text }) => text);
    expect(endCard).toContain('Golden Nugget');
  });

  it("returns the voice-over's text, or why there is none", async () => {
    const { token } = await api().signUp();
    await rename(token, 'Golden Nugget');
    const english = await preview(token, { voiceOver: true });
    expect(english.storyboard.narration).toEqual(['Golden Nugget.']);
    expect(english.storyboard.voiceNote).toBeNull();
    const prompt = 'Eine festliche Roulettenacht mit Musik und Kerzen am Freitag';
    const german = await preview(token, { voiceOver: true, prompt });
    expect(german.storyboard.narration).toEqual([]);
    expect(german.storyboard.voiceNote).toContain('English only');
  });

  it('lists what a short film leaves out', async () => {
    const { token } = await api().signUp();
    const words = {
      headline: 'Velvet Hour',
      lines: [
        { kind: 'offer', text: 'Dinner for two', condition: 'Hotel guests' },
        { kind: 'when', text: 'Friday 9 PM' },
      ],
      callToAction: 'Reserve a table',
      signature: null,
      terms: 'One dinner for two per room and stay.',
    };
    const { leftOut, storyboard } = await preview(token, { words, duration: 5 });
    expect(leftOut).toEqual(['callToAction']);
    const shown = storyboard.shots.flatMap((shot) => shot.words.map(({ text }) => text));
    expect(new Set(shown)).toEqual(
      new Set(['Velvet Hour', 'Dinner for two', 'Hotel guests', 'Friday 9 PM', words.terms]),
    );
  });

  it('checks like an order, and draws nothing that is blocked', async () => {
    const { token } = await api().signUp();
    const prompt = 'Every guest is guaranteed to win the jackpot tonight.';
    const { storyboard, verdict } = await preview(token, { prompt, ...WITH_STILLS });
    expect(verdict.decision).toBe('block');
    expect(verdict.findings[0]?.category).toBe('guaranteed_win');
    expect(storyboard.shots.some(({ still }) => still !== undefined)).toBe(false);
  });

  describe('of unusual prompts', () => {
    it.each([
      ['markup', '<script>alert("wheel")</script> '.repeat(60)],
      ['right to left', 'نادي القمار مساء الجمعة '.repeat(80)],
      ['emoji', '🎰🎲💎👩‍❤️‍👩 '.repeat(120)],
      ['one word', 'x'.repeat(2_000)],
    ])('responds to 2,000 characters of %s', async (_name, text) => {
      const { token } = await api().signUp();
      const { storyboard } = await preview(token, { prompt: text.slice(0, 2_000) });
      expect(storyboard.shots.length).toBeGreaterThan(1);
    });
  });

  it('handles many concurrent requests', async () => {
    const { token } = await api().signUp();
    const previews = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => preview(token, { seed, ...WITH_STILLS })),
    );
    expect(previews.map(({ storyboard }) => storyboard.seed)).toEqual(
      Array.from({ length: 20 }, (_, seed) => seed),
    );
  });

  it('requires permission to make videos', async () => {
    const body = VIDEO_REQUEST;
    for (const person of [{ role: 'viewer' }, { ageVerified: false }] as const) {
      const { token } = await api().signUp(person);
      const response = await api().call('POST', '/api/storyboard/preview', { token, body });
      expect(response.statusCode).toBe(403);
    }
  });
});
