import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { signFilm } from '#film/provenance/sign-film.ts';
import { STUDIO_FACTS } from '#tests/support/film/film-facts.ts';
import { makeFilmFolder, makeSmallFilm } from '#tests/support/film/small-film.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/verify-film.ts', import.meta.url));

const folder = await makeFilmFolder();
afterAll(() => folder.remove());
const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
const stranger = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
const bare = await folder.write('bare.mp4', await makeSmallFilm());
const signed = folder.pathOf('signed.mp4');
await signFilm({ path: bare, outputPath: signed, facts: STUDIO_FACTS, credentials });
const anchor = await folder.write('root.pem', credentials.anchorPem);
const strangersAnchor = await folder.write('other-root.pem', stranger.anchorPem);

/** Runs the command as a user would: in a process of its own. */
function verifyFilm(
  ...words: string[]
): Promise<{ readonly exitCode: number; readonly said: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [SCRIPT, ...words], (_, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? -1, said: stdout + stderr });
    });
  });
}

test.each([
  ['the anchor that vouches for it', [signed, '--anchor', anchor], 0, 'the signer is trusted'],
  ['no anchor', [signed], 0, 'nobody you trust vouches for the signer'],
  ["a stranger's anchor", [signed, '--anchor', strangersAnchor], 1, 'nobody you trust vouches'],
  ['several anchors', [signed, '--anchor', strangersAnchor, '--anchor', anchor], 0, 'is trusted'],
])('a signed film with %s', async (_, words, exitCode, sentence) => {
  const { exitCode: code, said } = await verifyFilm(...words);
  expect(said).toContain(sentence);
  expect(said).toContain('The picture bears the label “AI-generated”.');
  expect(code).toBe(exitCode);
});

test('what is not signed, not there or not asked rightly ends with 1 and a sentence', async () => {
  const runs = await Promise.all([
    verifyFilm(bare),
    verifyFilm(folder.pathOf('none.mp4')),
    verifyFilm(),
    verifyFilm(signed, '--unknown'),
  ]);
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1, 1]);
  expect(runs[0]?.said).toContain('Not signed');
  expect(runs[1]?.said).toContain('no such file');
  expect(runs[2]?.said).toContain('Usage:');
  expect(runs[3]?.said).toContain('--unknown');
});

test('programs get JSON', async () => {
  const { said } = await verifyFilm(signed, '--json', '--anchor', anchor);
  expect(JSON.parse(said)).toMatchObject({
    validation: 'trusted',
    manifest: { title: STUDIO_FACTS.title },
  });
});
