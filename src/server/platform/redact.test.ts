import { expect, it } from 'vitest';

import { createRedactor } from '#server/platform/redact.ts';

const redact = createRedactor(['the key of: this house', 'short']);
const lineOf = (value: object) => redact(`${JSON.stringify({ level: 50, ...value })}\n`);

const SESSION = 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2RlZmdoaWo';
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';

/** Secrets, each together with words that must stay. */
const TEXTS: readonly [text: string, hidden: string][] = [
  [`stored ${HASH}, then stopped`, 'c2FsdHNhbHRz'],
  [`(1, '${HASH}', now()) stopped`, 'aGFzaGhhc2'],
  ['mail to Ana.Müller+vip@Grand-Casino.example.com bounced, stopped', 'Müller'],
  ['mail to <o.brien@example.com>: stopped', 'brien'],
  ['first line\nana@example.com stopped', 'ana@'],
  ['GET /admin?email=ana%40example.com&stopped', 'ana%40'],
  ['GET /v/summer/film.mp4?pass=abc.def-ghi&stopped', 'abc.def'],
  ['GET /x?a=1&PASSWORD=hunter2&stopped', 'hunter2'],
  [`token ${SESSION} stopped`, SESSION],
  [`first line\n${SESSION} stopped`, SESSION],
  [`first line\ncr_${SESSION} stopped`, SESSION],
  ['body was {"password":"hunter2","stopped":1}', 'hunter2'],
  ['body was "{\\"newPassword\\":\\"hunter2\\",\\"stopped\\":1}"', 'hunter2'],
  ['postgres://me:hunter2@host/database stopped', 'hunter2'],
  ['authorization: Basic YW5hOmh1bnRlcjI= stopped', 'YW5hOmh1'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl stopped', 'eyJzdWIi'],
  ['with the key of: this house it stopped', 'this house'],
  ['at /x?k=the%20key%20of%3A%20this%20house stopped', 'this%20house'],
  ['Failing row contains (1, Ana, hunter2). stopped', 'Ana'],
  ['Key (lower(email))=(o"brien) already exists. stopped', 'brien'],
];

it.each(TEXTS)('removes the secret from "%s"', (text, hidden) => {
  for (const line of [lineOf({ msg: text }), lineOf({ err: { cause: { message: text } } })]) {
    expect(line).not.toContain(hidden);
    expect(line).toContain('stopped');
    expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(line.endsWith('\n')).toBe(true);
  }
  expect(redact(`no JSON: ${text}`)).not.toContain(hidden);
});

it('removes fields by name, whatever they contain', () => {
  const line = lineOf({
    err: { params: ['hidden-1', ['hidden-2', { a: 'hidden-3' }]], query: 'select $1' },
    session_token: 'hidden-4',
    body: { currentPassword: 12_345_678, secretKey: { d: 'hidden-5' }, headers: { cookie: [''] } },
    token: null,
    tokens: 3,
  });
  expect(line).not.toMatch(/hidden|12345678/);
  expect(JSON.parse(line)).toMatchObject({ err: { query: 'select $1' }, token: null, tokens: 3 });
});

it('keeps what helps to find a fault', () => {
  const text =
    'Error: no film at render (file:///srv/node_modules/@fastify/static/index.js:10:5), ' +
    'job 0b0e3f5c-1a5d-4c55-9e53-1a6f0c2d7e11, drizzle-orm@0.45.4, ' +
    'constraint credit_ledger_organization_id_organizations';
  expect(JSON.parse(lineOf({ msg: text }))).toEqual({ level: 50, msg: text });
});

it('removes the parameters of a failed query, and keeps its stack', () => {
  const text =
    'Error: Failed query: insert into users values ($1, $2)\nparams: ana,first line\n    at dinner\n' +
    '    at createUser (file:///srv/users.ts:10:5)\ncaused by: error: duplicate\n    at parse (a.js:1:2)';
  const line = lineOf({ err: { stack: text, message: 'Failed query: x\nparams: ana, dinner' } });
  expect(line).not.toMatch(/ana|dinner/);
  expect(line).toMatch(/insert into users.*at createUser.*caused by: error: duplicate/);
});

it('takes linear time for long texts', () => {
  const texts = ['a'.repeat(200_000), '$argon2'.repeat(30_000), '"password":'.repeat(20_000)];
  const more = ['params: '.repeat(20_000), 'Key ('.repeat(2_000), 'a@'.repeat(100_000)];
  // CPU time, since the machine may be busy. Quadratic time would be minutes.
  const before = process.cpuUsage();
  for (const text of [...texts, ...more]) lineOf({ msg: text });
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
