import { afterAll, describe, expect, it } from 'vitest';

import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { startFakeLanguageModel } from '#tests/support/fake-language-model.ts';
import { onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const PROMPT = [
  'Headline: Velvet Hour',
  'Offer: Dinner for two, hotel guests only',
  'CTA: Reserve a table',
  'Warm light over the roulette wheel, slow camera.',
].join('\n');

onPostgres('the reading of a brief', (api) => {
  it('returns words, look and their positions; stores nothing', async () => {
    const { token } = await api().signUp();
    const body = { prompt: PROMPT, preset: 'roulette' };
    const answer = await api().call('POST', '/api/brief/read', { token, body });
    expect(answer.statusCode).toBe(200);
    const brief = answer.json<BriefBody>();
    expect(brief).toMatchObject({ language: 'en', readBy: 'local', hasModel: false });
    expect(brief.words).toMatchObject({ headline: 'Velvet Hour', callToAction: 'Reserve a table' });
    expect(brief.words).not.toHaveProperty('signature');
    const headline = brief.readFrom.find(({ field }) => field === 'headline');
    expect(PROMPT.slice(headline?.start, headline?.end)).toBe('Velvet Hour');
    expect((await api().call('GET', '/api/jobs', { token })).json()).toEqual([]);
  });

  it('returns no more colours and dressings than an order accepts', async () => {
    const { token } = await api().signUp();
    const prompt =
      'Red, blue, green and purple light, gold; flowers, balloons, confetti, candles, curtains, neon signs, fireworks and champagne';
    const read = await api().call('POST', '/api/brief/read', { token, body: { prompt } });
    expect(read.statusCode).toBe(200);
    const { look } = read.json<BriefBody>();
    expect(look?.hues).toHaveLength(2);
    const order = { preset: 'roulette', prompt: 'A roulette night at the wheel', look };
    expect((await api().call('POST', '/api/jobs', { token, body: order })).statusCode).toBe(201);
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['emoji', '🎰'.repeat(900)],
    ['Arabic', 'نادي القمار '.repeat(150)],
  ])('accepts any prompt: %s', async (_name, prompt) => {
    const { token } = await api().signUp();
    const answer = await api().call('POST', '/api/brief/read', { token, body: { prompt } });
    expect(answer.statusCode).toBe(200);
  });

  it('offers likely words of the prompt, and none of one that the policy refuses', async () => {
    const { token } = await api().signUp();
    const offersOf = async (prompt: string) => {
      const answer = await api().call('POST', '/api/brief/read', { token, body: { prompt } });
      const { lines, headlines } = answer.json<BriefBody>().suggestions;
      return [...headlines, ...lines.map(({ text }) => text)].filter((text) =>
        prompt.toLowerCase().includes(text.toLowerCase()),
      );
    };
    const calm =
      'We reopen our poker room next Thursday at 7 pm with a $5,000 tournament, a free buffet and live jazz by the Rivera Trio.';
    expect((await offersOf(calm)).join()).toContain('$5,000 tournament');
    const refused =
      'Guaranteed wins all night for everybody in our new lounge, with live jazz: pay off your debts with one risk-free spin.';
    expect(await offersOf(refused)).toEqual([]);
  });

  it('requires permission to make videos', async () => {
    const { token } = await api().signUp({ role: 'viewer' });
    const body = { prompt: PROMPT };
    const answer = await api().call('POST', '/api/brief/read', { token, body });
    expect(answer.statusCode).toBe(403);
  });
});

const ANSWER = {
  words: {
    headline: 'Velvet Hour',
    lines: [{ kind: 'offer', text: 'Dinner for two', condition: 'hotel guests only' }],
    callToAction: null,
    signature: null,
    terms: null,
  },
  look: null,
  duration: null,
  aspectRatio: null,
  shotNotes: [],
};
const SAYS = JSON.stringify(ANSWER);
const model = await startFakeLanguageModel();
afterAll(() => model.close());

onPostgres(
  'the reading of a brief by a language model',
  (api) => {
    const read = async (token: string, prompt = PROMPT, withModel = true) => {
      const body = { prompt, withModel };
      return (await api().call('POST', '/api/brief/read', { token, body })).json<BriefBody>();
    };

    it.each([
      ['as it is', SAYS],
      ['in a fence', `\`\`\`json\n${SAYS}\n\`\`\``],
      ['after a thought', `<think>The brief says {"headline": 1}.</think>\n${SAYS}`],
      ['between sentences', `Here is what I read: ${SAYS} Let me know!`],
    ])('accepts a response %s; null means null', async (_how, content) => {
      const { token } = await api().signUp();
      model.says(content);
      const brief = await read(token);
      expect(brief).toMatchObject({ readBy: 'model', hasModel: true });
      expect(brief.words).toMatchObject({ headline: 'Velvet Hour', callToAction: null });
      expect(brief.words.lines).toEqual(ANSWER.words.lines);
    });

    it.each([
      ['refuses', 'I cannot help with gambling advertising.'],
      ['fails', 500],
      ['has another shape', '{"title": 42}'],
    ])('is our own if the model %s', async (_how, content) => {
      const { token } = await api().signUp();
      model.says(content);
      const brief = await read(token);
      expect(brief.readBy).toBe('local');
      expect(brief.words).toMatchObject({ headline: 'Velvet Hour' });
    });

    it('keeps no word that is not in the brief', async () => {
      const { token } = await api().signUp();
      const invented = { ...ANSWER.words, headline: 'Win a car', callToAction: 'Bet now' };
      model.says(JSON.stringify({ ...ANSWER, words: invented }));
      expect((await read(token)).words).toMatchObject({ headline: null, callToAction: null });
    });

    it('is not called while the user is typing, or for prompts that may not be filmed', async () => {
      const { token } = await api().signUp();
      const asked = model.requests.length;
      await read(token, PROMPT, false);
      await read(token, 'Every guest is guaranteed to win the jackpot tonight.');
      expect(model.requests).toHaveLength(asked);
    });

    describe('for an order', () => {
      const order = async (token: string, body: object, key: string) => {
        const headers = { 'idempotency-key': key };
        const answer = await api().call('POST', '/api/jobs', {
          token,
          headers,
          body: { ...VIDEO_REQUEST, ...body },
        });
        expect(answer.statusCode).toBe(201);
        return answer.json<JobBody>();
      };
      const readings = () =>
        model.requests.filter((request) => JSON.stringify(request).includes('You read briefs'));

      it('is called once per key, and not if the order has words', async () => {
        const { token } = await api().signUp({ credits: 100 });
        model.says(SAYS);
        const asked = readings().length;
        const first = await order(token, { prompt: PROMPT }, 'one-key');
        expect(first.words.lines).toEqual(ANSWER.words.lines);
        expect((await order(token, { prompt: PROMPT }, 'one-key')).id).toBe(first.id);
        expect(readings()).toHaveLength(asked + 1);
        await order(token, { prompt: PROMPT, words: { headline: 'Mine' } }, 'another-key');
        expect(readings()).toHaveLength(asked + 1);
      });
    });
  },
  model.environment,
);
