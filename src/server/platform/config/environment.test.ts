import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { configFrom } from './config.ts';
import { readSecretFiles } from './secret-files.ts';
import { environmentSchema, parseEnvironment } from './environment.ts';

const configOf = (variables: Record<string, string>) => configFrom(parseEnvironment(variables));

describe('the environment', () => {
  it('lists all problems at once', () => {
    const parse = () =>
      parseEnvironment({ PORT: 'many', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' });
    expect(parse).toThrow(/PORT: [\s\S]*DATABASE_URL: [\s\S]*SECRET_KEY: /);
  });

  it('requires a model name with the URL of a language model', () => {
    const LLM_API_URL = 'http://localhost:8080/v1/';
    expect(() => parseEnvironment({ LLM_API_URL })).toThrow('LLM_MODEL: must be set');
    expect(configOf({ LLM_API_URL, LLM_MODEL: 'small' }).languageModel).toEqual({
      url: 'http://localhost:8080/v1',
      key: null,
      model: 'small',
      judges: 'always',
    });
    expect(configOf({ LLM_MODEL: 'small' }).languageModel).toBeNull();
  });

  it('treats an empty variable as absent', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' }).http.port).toBe(3000);
  });

  it('listens on loopback, with test checkout, until the URL is public', () => {
    const local = configOf({});
    expect(local.http).toMatchObject({ host: 'localhost', publicUrl: 'http://localhost:3000' });
    expect(local).toMatchObject({ operatorClaim: 'first-account', payments: { by: 'test page' } });
    const isPublic = configOf({ PUBLIC_URL: 'https://videos.example.com/' });
    expect(isPublic.http).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://videos.example.com',
    });
    expect(isPublic).toMatchObject({ operatorClaim: 'command-line', payments: { by: 'nothing' } });
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'videos.example.com'])(
    'is restrictive if it listens on %s, without a public URL',
    (HOST) => {
      const config = configOf({ HOST });
      expect(config.http).toMatchObject({ host: HOST, isExposed: true, isPublic: false });
      expect(config).toMatchObject({
        operatorClaim: 'command-line',
        payments: { by: 'nothing' },
      });
      const asked = configOf({ HOST, TEST_CHECKOUT: '1', OPERATOR_CLAIM: 'first-account' });
      expect(asked).toMatchObject({
        operatorClaim: 'first-account',
        payments: { by: 'test page' },
      });
    },
  );

  it.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', 'shop.localhost'])(
    'stays private on %s',
    (HOST) => expect(configOf({ HOST }).http.isExposed).toBe(false),
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://127.9.9.9:1', 'http://[::1]:3000'])(
    'treats %s as this machine',
    (PUBLIC_URL) => expect(configOf({ PUBLIC_URL }).http.isPublic).toBe(false),
  );

  it.each([
    'http://localhost.example.com',
    'http://128.0.0.1',
    'http://10.0.0.1',
    'http://127.0.0.1.example.com',
  ])('treats %s as public', (PUBLIC_URL) =>
    expect(configOf({ PUBLIC_URL }).http.isPublic).toBe(true),
  );

  it('knows its own secrets, to keep them out of the log', () => {
    const config = configOf({
      SECRET_KEY: 'k'.repeat(32),
      METRICS_TOKEN: 'a token of the figures',
      DATABASE_URL: 'postgres://me:pass%20word@host/database',
      PUBLIC_URL: 'https://videos.example.com',
    });
    const secrets = ['pass word', 'k'.repeat(32), 'a token of the figures'];
    expect(config.log.secrets.toSorted()).toEqual(secrets.toSorted());
  });

  it('reads a variable from a file, and reports if it cannot', () => {
    const folder = mkdtempSync(join(tmpdir(), 'casinoreel-secrets-'));
    const path = join(folder, 'key');
    writeFileSync(path, 'from a file\n');
    const names = ['SECRET_KEY', 'SMTP_URL'];
    expect(readSecretFiles({ SECRET_KEY_FILE: path, PORT: '1' }, names)).toMatchObject({
      SECRET_KEY: 'from a file',
      PORT: '1',
    });
    const wrong = { SECRET_KEY_FILE: path, SECRET_KEY: 'too', SMTP_URL_FILE: `${path}-missing` };
    expect(() => readSecretFiles(wrong, names)).toThrow(
      /SECRET_KEY_FILE: SECRET_KEY is set as well[\s\S]*SMTP_URL_FILE: .* cannot be read/,
    );
    rmSync(folder, { recursive: true });
  });

  it('is frozen', () => {
    expect(() => Object.assign(configOf({}).http, { port: 1 })).toThrow(TypeError);
  });

  it('is described in .env.example, variable by variable', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const documented = [...example.matchAll(/^# (.+)\n#?(\w+)=/gm)].map(([, text, name]) => [
      name,
      text,
    ]);
    const expected = Object.entries(environmentSchema.shape).map(([name, schema]) => [
      name,
      schema.description,
    ]);
    expect(documented).toEqual(expected);
  });
});
