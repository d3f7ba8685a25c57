import { describe, expect, it } from 'vitest';

import { configFrom } from './config.ts';
import { parseEnvironment } from './environment.ts';

const paymentsOf = (variables: Record<string, string>) =>
  configFrom(parseEnvironment(variables)).payments;

const DATABASE_URL = 'postgres://casino@localhost/casino';
const WEBHOOK = { STRIPE_WEBHOOK_SECRET: 'whsec_test' };

describe('how packages are paid', () => {
  it.each<[string, Record<string, string>, string]>([
    ['by default', {}, 'test page'],
    ['on a loopback address', { PUBLIC_URL: 'http://127.0.0.1:8080' }, 'test page'],
    ['on a loopback address that wants none', { TEST_CHECKOUT: '0' }, 'nothing'],
    ['on a public site', { PUBLIC_URL: 'https://reel.example' }, 'nothing'],
    [
      'on a public site for testing',
      { PUBLIC_URL: 'https://reel.example', TEST_CHECKOUT: '1' },
      'test page',
    ],
    [
      'with a key, even where the test page is asked for',
      { STRIPE_SECRET_KEY: 'sk_test_1', TEST_CHECKOUT: '1', ...WEBHOOK },
      'stripe',
    ],
  ])('%s', (_name, variables, by) => {
    expect(paymentsOf(variables).by).toBe(by);
  });

  it.each(['sk_live_1', 'rk_live_1'])('refuses %s on the embedded database', (key) => {
    const variables = { STRIPE_SECRET_KEY: key, ...WEBHOOK };
    expect(() => paymentsOf(variables)).toThrow(/live key.*embedded database.*DATABASE_URL/);
    expect(paymentsOf({ ...variables, DATABASE_URL }).by).toBe('stripe');
  });

  it('refuses a key whose payments could never be credited', () => {
    expect(() => paymentsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
  });

  it('refuses a key that is not a secret key', () => {
    expect(() => paymentsOf({ STRIPE_SECRET_KEY: 'pk_test_1', ...WEBHOOK })).toThrow(
      'STRIPE_SECRET_KEY',
    );
  });
});
