import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import type { ErrorBody } from '#contracts/schemas/error-body.ts';
import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { startFakeLanguageModel } from '#tests/support/fake-language-model.ts';
import { onPostgres, type TestApi } from '#tests/support/test-api.ts';

const assist = (api: TestApi, token: string, body: unknown) =>
  api.call('POST', '/api/ai/generate-prompt', { token, body });

async function promptOf(api: TestApi, token: string, body: unknown): Promise<string> {
  const answer = await assist(api, token, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ prompt: string }>().prompt;
}

onPostgres('script assist', (api) => {
  it.each(PRESET_IDS)('writes twenty different %s prompts that may be filmed', async (presetId) => {
    const { token } = await api().signUp();
    const prompts: string[] = [];
    for (let press = 0; press < 20; press += 1) {
      prompts.push(await promptOf(api(), token, { presetId }));
    }
    expect(new Set(prompts).size).toBe(20);
    for (const prompt of prompts) {
      expect(judgePrompt({ prompt }).decision).toBe('allow');
      expect(prompt.length).toBeGreaterThanOrEqual(PROMPT_LENGTH.min);
      expect(prompt.length).toBeLessThanOrEqual(PROMPT_LENGTH.max);
    }
  });

  it('repeats nothing in twenty concurrent requests', async () => {
    const { token } = await api().signUp();
    const presses = Array.from({ length: 20 }, () => promptOf(api(), token, { presetId: 'poker' }));
    expect(new Set(await Promise.all(presses)).size).toBe(20);
  });

  it('mentions the chosen controls', async () => {
    const { token } = await api().signUp();
    const controls = { lighting: 'neon', crowdDensity: 'none' };
    const prompt = await promptOf(api(), token, { presetId: 'slots', controls });
    expect(prompt).toMatch(/neon/i);
  });

  it('completes a draft without changing it, differently each time', async () => {
    const { token } = await api().signUp();
    const draft = 'Noche de jazz en el Casino Mirador, viernes 21:00';
    const body = { presetId: 'roulette', draft, controls: CONTROL_DEFAULTS };
    const prompts: string[] = [];
    for (let press = 0; press < 20; press += 1) prompts.push(await promptOf(api(), token, body));
    for (const prompt of prompts) expect(prompt.startsWith(draft)).toBe(true);
    expect(new Set(prompts).size).toBe(20);
  });

  it.each([
    ['markup', '<b>Golden night</b> <img src=x onerror=alert(1)>'],
    ['right to left', 'أمسية موسيقية في قاعة القصر'],
    ['emoji', '🎷🌃 A quiet evening 🌹'],
    ['full length', 'A quiet evening of music. '.repeat(100).slice(0, 2_000).trim()],
  ])('keeps a draft of %s', async (_name, draft) => {
    const { token } = await api().signUp();
    const prompt = await promptOf(api(), token, { presetId: 'slots', draft });
    expect(prompt.startsWith(draft)).toBe(true);
    expect(prompt.length).toBeLessThanOrEqual(PROMPT_LENGTH.max);
  });

  it('does not complete a draft that could not be filmed, and says why', async () => {
    const { token } = await api().signUp();
    const draft = 'Every guest is guaranteed to win the jackpot tonight.';
    const answer = await assist(api(), token, { presetId: 'slots', draft });
    expect(answer.statusCode).toBe(422);
    const { code, message, findings = [] } = answer.json<ErrorBody>();
    expect([code, message]).toEqual(['policy_blocked', findings[0]?.message]);
  });

  it("requires a preset with the form's message", async () => {
    const { token } = await api().signUp();
    for (const body of [{}, { presetId: '' }, { presetId: 'bingo' }]) {
      const answer = await assist(api(), token, body);
      expect([answer.statusCode, answer.json<ErrorBody>().message]).toEqual([
        400,
        'Select a preset first',
      ]);
    }
  });
});

const model = await startFakeLanguageModel();
afterAll(() => model.close());
const say = (text: string) => model.says(JSON.stringify({ text }));

onPostgres(
  'script assist with a language model',
  (api) => {
    // The local writer includes a headline in every caption, while the model responses below have
    // none.
    const LOCAL = /Headline: /;

    it('requests a structured response from the model and returns its text', async () => {
      const { token } = await api().signUp();
      say('A violet lounge,\n slow strings and a patient camera. Title: “Velvet Hour”.');
      const prompt = await promptOf(api(), token, { presetId: 'roulette' });
      expect(prompt).toBe(
        'A violet lounge, slow strings and a patient camera. Title: “Velvet Hour”.',
      );
      const request = model.requests.at(-1);
      expect(request).toMatchObject({
        authorization: 'Bearer key-for-the-tests',
        path: '/v1/chat/completions',
        body: { model: 'model-for-the-tests', response_format: { type: 'json_schema' } },
      });
      expect(JSON.stringify(request?.body.messages)).toContain('Roulette');
    });

    it("appends the model's text to the draft", async () => {
      const { token } = await api().signUp();
      say('Lamps warm the room.');
      const body = { presetId: 'roulette', draft: 'Jazz on Friday at nine.' };
      expect(await promptOf(api(), token, body)).toBe(
        'Jazz on Friday at nine. Lamps warm the room.',
      );
    });

    describe('writes by itself', () => {
      it.each([
        ['fails', 500],
        ['turns us away', 401],
        ['has another shape', '{"answer": 42}'],
        ['is no JSON', 'Sure! Here is your prompt'],
        ['is too long', JSON.stringify({ text: 'A lounge. '.repeat(300) })],
        ['may not be filmed', JSON.stringify({ text: 'Every guest is guaranteed to win.' })],
      ])('if the response %s', async (_name, content) => {
        const { token } = await api().signUp();
        model.says(content);
        const prompt = await promptOf(api(), token, { presetId: 'roulette' });
        expect(prompt).toMatch(LOCAL);
        expect(judgePrompt({ prompt }).decision).toBe('allow');
      });

      it('if the model repeats itself', async () => {
        const { token } = await api().signUp();
        say('A silver lounge with slow strings.');
        const first = await promptOf(api(), token, { presetId: 'roulette' });
        const second = await promptOf(api(), token, { presetId: 'roulette' });
        expect(second).not.toBe(first);
        expect(second).toMatch(LOCAL);
      });
    });

    it('calls the model twenty times a minute per user', async () => {
      const { token } = await api().signUp();
      const asked = model.requests.length;
      model.says(401);
      for (let press = 0; press < 22; press += 1) {
        await promptOf(api(), token, { presetId: 'poker' });
      }
      expect(model.requests.length - asked).toBe(20);
    });

    it('never asks the model to complete what may not be filmed', async () => {
      const { token } = await api().signUp();
      const asked = model.requests.length;
      onTestFinished(() => expect(model.requests.length).toBe(asked));
      const draft = 'Place a risk-free bet, you cannot lose.';
      expect((await assist(api(), token, { presetId: 'slots', draft })).statusCode).toBe(422);
    });
  },
  model.environment,
);
