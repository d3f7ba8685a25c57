import { afterAll, describe, expect, it } from 'vitest';

import { eq } from 'drizzle-orm';

import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { JobId } from '#domain/ids.ts';
import type { Story } from '#domain/story.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { filmOrderOf } from '#server/features/jobs/film-order-of.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { startFakeLanguageModel } from '#tests/support/fake-language-model.ts';
import { balanceAndLedger, onBothDatabases, VIDEO_REQUEST } from '#tests/support/test-api.ts';

interface Preview {
  readonly storyboard: StoryboardBody;
  readonly verdict: VerdictBody;
  readonly expectedSeconds: number;
}

const JPEG_ADDRESS = /^data:image\/jpeg;base64,\/9j\//;
/** Far above the second it should take: the test guards against hanging, also on a busy machine. */
const ANSWER_MS_MAX = 15_000;

onBothDatabases('the storyboard preview', (api) => {
  async function preview(token: string, body: object): Promise<Preview> {
    const answer = await api().call('POST', '/api/storyboard/preview', {
      token,
      body: { ...VIDEO_REQUEST, ...body },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Preview>();
  }

  it('shows what the film will say, look like and last; charges and stores nothing', async () => {
    const { token, organizationId } = await api().signUp();
    const prompt = 'Neon roulette night at the Harbor Lounge, $5,000 prize draw Friday 9 PM';
    const { storyboard, verdict } = await preview(token, { prompt, duration: 20, seed: 77 });
    expect(storyboard).toMatchObject({ language: 'en', durationSeconds: 20, seed: 77 });
    expect(storyboard.when.join()).toContain('Friday 9 PM');
    expect(storyboard.look.palette.felt).toMatch(/^#[0-9a-f]{6}$/);
    expect(storyboard.legal.ageMark).toBe('21+');
    expect(verdict.decision).toBe('allow');
    const last = storyboard.shots.at(-1);
    expect(last?.kind).toBe('endCard');
    expect((last?.startSeconds ?? 0) + (last?.durationSeconds ?? 0)).toBeCloseTo(20);
    expect((await api().call('GET', '/api/jobs', { token })).json()).toEqual([]);
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 50 });
  });

  it('sees as many people as the words say, unless the form says how many', async () => {
    const { token } = await api().signUp();
    const prompt = 'A deserted casino at dawn, nobody around, one wheel turning';
    const crowdOf = async (body: object) => (await preview(token, body)).storyboard.people;
    expect(await crowdOf({ prompt })).toBe('none');
    expect(await crowdOf({ prompt, crowdDensity: 'busy' })).toBe('busy');
    expect(await crowdOf({ prompt: 'Roulette night with live jazz' })).toBe('medium');
  });

  it('draws a still of each shot once it is warm', async () => {
    const { token } = await api().signUp();
    await expect
      .poll(
        async () => {
          const { storyboard } = await preview(token, { aspectRatio: '9:16' });
          return storyboard.shots.every(({ still }) => JPEG_ADDRESS.test(still ?? ''));
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  });

  it('says how long the film takes to make, at the size of the plan', async () => {
    const { token } = await api().signUp();
    const short = await preview(token, { duration: 5, fps: 24 });
    const long = await preview(token, { duration: 60, fps: 60 });
    expect(short.expectedSeconds).toBeGreaterThan(0);
    expect(long.expectedSeconds).toBeGreaterThan(short.expectedSeconds * 5);
  });

  it('keeps its look from call to call', async () => {
    const { token } = await api().signUp();
    const first = await preview(token, {});
    const second = await preview(token, {});
    expect(second.storyboard.seed).toBe(first.storyboard.seed);
    expect(second.storyboard.look).toEqual(first.storyboard.look);
  });

  const rename = (token: string, name: string) =>
    api().call('PATCH', '/api/organization', { token, body: { name } });

  it('takes the words that the user edited and signs with the organization', async () => {
    const { token } = await api().signUp();
    const words = {
      title: 'Velvet Hour',
      offer: 'Dinner for two',
      callToAction: 'Reserve a table',
    };
    // The default name, which holds a username, signs nothing.
    const unsigned = (await preview(token, words)).storyboard;
    expect(JSON.stringify(unsigned)).not.toContain('Organization');
    await rename(token, 'Golden Nugget');
    const { storyboard } = await preview(token, words);
    expect(storyboard).toMatchObject({
      title: 'Velvet Hour',
      offers: ['Dinner for two'],
      callToAction: 'Reserve a table',
    });
    const endCard = storyboard.shots.at(-1)?.words.map(({ text }) => text);
    expect(endCard).toContain('Golden Nugget');
  });

  it('says what the voice would say, or why it cannot', async () => {
    const { token } = await api().signUp();
    await rename(token, 'Golden Nugget');
    const english = await preview(token, { voiceOver: true });
    expect(english.storyboard.narration.length).toBeGreaterThan(1);
    expect(english.storyboard.voiceNote).toBeNull();
    const prompt = 'Eine festliche Roulettenacht mit Musik und Kerzen am Freitag';
    const german = await preview(token, { voiceOver: true, prompt });
    expect(german.storyboard.narration).toEqual([]);
    expect(german.storyboard.voiceNote).toContain('English only');
  });

  it('tells the words in the order that is asked for', async () => {
    const { token } = await api().signUp();
    const prompt = 'Poker night, $5,000 prize pool, Friday 9 PM';
    const { storyboard } = await preview(token, { prompt, wordOrder: ['when-0', 'title'] });
    const keys = storyboard.shots.flatMap(({ words }) => words.map(({ key }) => key));
    expect(keys.indexOf('when-0')).toBeLessThan(keys.indexOf('title'));
  });

  it('judges as an order would be judged, and draws nothing that is blocked', async () => {
    const { token } = await api().signUp();
    const prompt = 'Every guest is guaranteed to win the jackpot tonight.';
    const { storyboard, verdict } = await preview(token, { prompt });
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
    ])('answers soon to 2,000 characters of %s', async (_name, text) => {
      const { token } = await api().signUp();
      const startedAt = performance.now();
      const { storyboard } = await preview(token, { prompt: text.slice(0, 2_000) });
      expect(performance.now() - startedAt).toBeLessThan(ANSWER_MS_MAX);
      expect(storyboard.shots.length).toBeGreaterThan(1);
    });
  });

  it('answers many at once, without stills rather than late', async () => {
    const { token } = await api().signUp();
    const startedAt = performance.now();
    const previews = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => preview(token, { seed })),
    );
    expect(performance.now() - startedAt).toBeLessThan(ANSWER_MS_MAX);
    expect(previews.map(({ storyboard }) => storyboard.seed)).toEqual(
      Array.from({ length: 20 }, (_, seed) => seed),
    );
  });

  it('is for those who can make videos', async () => {
    const body = VIDEO_REQUEST;
    for (const person of [{ role: 'viewer' }, { ageVerified: false }] as const) {
      const { token } = await api().signUp(person);
      const answer = await api().call('POST', '/api/storyboard/preview', { token, body });
      expect(answer.statusCode).toBe(403);
    }
  });
});

const STORY_PROMPT = 'Blackjack for the ladies at the Velvet Room, $500 draw, Friday 9 PM';
const STORY: Story = {
  title: 'Ladies Blackjack',
  offers: ['$500 draw', '$5,000 draw'],
  when: ['Friday 9 PM'],
  venue: 'Velvet Room',
  callToAction: null,
  lines: [],
  look: {
    mood: 'playful',
    setting: null,
    occasion: 'ladiesNight',
    music: null,
    pace: null,
    dressing: ['champagne'],
    hues: ['teal'],
    metal: null,
  },
};
const model = await startFakeLanguageModel();
afterAll(() => model.close());

onBothDatabases(
  'a storyboard by a language model',
  (api) => {
    const ask = async (token: string, prompt = STORY_PROMPT) => {
      const body = { preset: 'blackjack', prompt };
      const answer = await api().call('POST', '/api/storyboard/story', { token, body });
      return answer.json<{ story: Story | null }>().story;
    };

    it('reads a prompt once; preview and order are made with it, invented amounts left out', async () => {
      const { token } = await api().signUp();
      model.says(JSON.stringify(STORY));
      const asked = model.requests.length;
      const story = await ask(token);
      expect(story).toEqual(STORY);
      expect(await ask(token)).toEqual(STORY);
      expect(model.requests.length - asked).toBe(1);
      const body = { ...VIDEO_REQUEST, preset: 'blackjack', prompt: STORY_PROMPT, seed: 5, story };
      const preview = (
        await api().call('POST', '/api/storyboard/preview', { token, body })
      ).json<Preview>();
      expect(preview).toMatchObject({ hasStoryModel: true });
      expect(preview.storyboard).toMatchObject({
        title: 'Ladies Blackjack',
        offers: ['$500 draw'],
        look: { mood: 'playful', occasion: 'ladiesNight', dressing: ['champagne'] },
      });
      const created = await api().call('POST', '/api/jobs', { token, body });
      expect(created.statusCode).toBe(201);
      const [row] = await api()
        .db.select()
        .from(jobRows)
        .where(eq(jobRows.id, created.json<{ id: JobId }>().id));
      const plan = row && planStoryboard(filmOrderOf(row));
      expect(plan?.words.title).toBe(preview.storyboard.title);
      expect(plan?.look).toEqual(preview.storyboard.look);
    });

    it.each([
      ['fails', 500],
      ['has another shape', '{"title": 42}'],
      ['is no JSON', 'Here you are'],
    ])('is none where the answer %s, and is tried again', async (name, content) => {
      const { token } = await api().signUp();
      model.says(content);
      expect(await ask(token, `${STORY_PROMPT}, ${name}`)).toBeNull();
      model.says(JSON.stringify(STORY));
      expect(await ask(token, `${STORY_PROMPT}, ${name}`)).toEqual(STORY);
    });

    it('is not asked about what may not be filmed', async () => {
      const { token } = await api().signUp();
      const asked = model.requests.length;
      expect(await ask(token, 'Every guest is guaranteed to win the jackpot tonight.')).toBeNull();
      expect(model.requests).toHaveLength(asked);
    });
  },
  model.environment,
);
