import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { brokenFiles, type WholeFiles } from '#tests/support/media/broken-files.ts';
import { formWith } from '#tests/support/media/multipart.ts';
import { openTestApi } from '#tests/support/test-api.ts';
import { openTestPlatform } from '#tests/support/test-platform.ts';

/** `npm run fuzz:media` asks for two thousand. */
const COUNT = Number(process.env['FUZZ_FILES'] ?? 200);
const SEED = 18;
const SLOW_MS = 1_000;

async function wholeFiles(): Promise<WholeFiles> {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c8102e' } });
  const font = createRequire(import.meta.url).resolve(
    '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2',
  );
  return {
    png: await picture.png().toBuffer(),
    jpeg: await picture.jpeg().toBuffer(),
    webp: await picture.webp().toBuffer(),
    mp4: readFileSync(new URL('../fixtures/clips/brighter-each-frame.mp4', import.meta.url)),
    woff2: readFileSync(font),
  };
}

it(
  `${COUNT} broken files end refused or written anew: the server stays, and is quick`,
  async () => {
    const api = await openTestApi(
      await openTestPlatform('embedded', { LIMIT_CALLS_PER_USER: '100000' }),
    );
    try {
      const owner = await api.signUp({ credits: 1_000 });
      const headers = { authorization: `Bearer ${owner.token}` };
      const outcomes: string[] = [];
      for (const { what, bytes, mayPass } of brokenFiles(COUNT, {
        seed: SEED,
        whole: await wholeFiles(),
      })) {
        const form = formWith(bytes);
        const response = await api.app.inject({
          method: 'POST',
          url: '/api/media',
          headers: { ...form.headers, ...headers },
          payload: form.payload,
        });
        let state = String(response.statusCode);
        if (response.statusCode === 201) {
          const { id } = response.json<MediaBody>();
          const checking = api.runTasks();
          const asked = performance.now();
          const health = await api.app.inject('/healthz');
          const tookMs = performance.now() - asked;
          await checking;
          const file = (
            await api.app.inject({ url: `/api/media/${id}`, headers })
          ).json<MediaBody>();
          state = file.state;
          if (health.statusCode !== 200 || tookMs > SLOW_MS) outcomes.push(`${what}: slow`);
          await api.app.inject({ method: 'DELETE', url: `/api/media/${id}`, headers });
        }
        const isFine = ['413', '422', 'refused'].includes(state) || (mayPass && state === 'ready');
        if (!isFine) outcomes.push(`${what}: ${state}`);
      }
      expect(outcomes).toEqual([]);
      const kept = [];
      for (const folder of ['media/', 'uploads/']) {
        for await (const { key } of api.storage.list(folder)) kept.push(key);
      }
      expect(kept).toEqual([]);
    } finally {
      await api.close();
    }
  },
  COUNT * 30_000,
);
