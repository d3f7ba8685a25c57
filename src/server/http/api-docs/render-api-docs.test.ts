import { execFileSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { ERRORS } from '#contracts/errors.ts';
import { describeApi } from '#contracts/openapi.ts';

import { renderApiDocs } from './render-api-docs.ts';

const PAGE = renderApiDocs(describeApi(), {
  publicUrl: 'https://reels.example.com',
  limits: { callsPerKey: 77, callsPerUser: 1234 },
});

/** The text of an HTML fragment. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

it('begins with a first video, in commands that call this installation', () => {
  const commands = [...PAGE.matchAll(/<pre tabindex="0">(curl .*?)<\/pre>/gs)].map(
    ([, command]) => command,
  );
  expect(commands).toHaveLength(4);
  for (const command of commands) expect(command).toContain('https://reels.example.com');
  expect(commands[0]).toContain('https://reels.example.com/api/jobs');
});

it('has all chapters, those of videos first and the operator’s last', () => {
  const chapters = [...PAGE.matchAll(/<section id="(\w+)" class="group">/g)].map(
    ([, name]) => name,
  );
  expect([chapters[0], ...chapters.slice(-3)]).toEqual(['jobs', 'engines', 'admin', 'schemas']);
  expect(chapters.slice(0, -1).toSorted()).toEqual(
    describeApi()
      .tags.map(({ name }) => name)
      .toSorted(),
  );
});

it('links each operation to itself and leaves no backtick as it is written', () => {
  const linked = [...PAGE.matchAll(/<article id="([^"]+)">\s*<h3><a href="#([^"]+)">/g)];
  expect(linked).toHaveLength([...PAGE.matchAll(/<article id=/g)].length);
  for (const [, id, target] of linked) expect(target).toBe(id);
  expect(PAGE.replace(/<script>.*?<\/script>/s, '')).not.toContain('`');
});

it('waits for the approval of a video and orders it with a key against repetition', () => {
  const start =
    /<section class="start" id="create-a-video">(.*?)<\/section>/s.exec(PAGE)?.[1] ?? '';
  expect(textOf(start)).toContain("-H 'Idempotency-Key: ");
  expect(textOf(start)).toContain('until its moderationStatus is approved');
  expect(start.indexOf('>approved<')).toBeLessThan(start.indexOf('Download it'));
});

it('lists every error code, and the limits of this installation', () => {
  const errors = /<section class="start" id="errors">(.*?)<\/section>/s.exec(PAGE)?.[1] ?? '';
  const codes = [...errors.matchAll(/<dt>\d{3} <code>(\w+)<\/code>/g)].map(([, code]) => code);
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  expect(textOf(PAGE)).toContain('77 a minute per key, 1,234 per person');
});

it('checks the signature of its example of a webhook, and refuses another body', () => {
  const example = /<pre tabindex="0">(import .*?)<\/pre>/s.exec(PAGE)?.[1] ?? '';
  const run = (script: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const script = textOf(example);
  expect(run(script)).toBe('true\n');
  expect(run(script.replace('"preset":"roulette"', '"preset":"craps"'))).toBe('false\n');
});

it('shows the scope that an API key needs beside each call', () => {
  const call = /<article id="jobs.create">(.*?)<\/article>/s.exec(PAGE)?.[1] ?? '';
  expect(call).toContain('<code class="scope">videos:write</code>');
  expect(call.indexOf('video.create')).toBeGreaterThan(call.indexOf('<summary>Responses'));
  expect(PAGE).toContain('Requires a sign-in; API keys cannot call it.');
});
