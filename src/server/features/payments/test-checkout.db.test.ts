import { expect, it } from 'vitest';

import { DAY_MS } from '#domain/durations.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { accountOf } from '#tests/support/stripe-shop.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';

onBothDatabases('the test checkout page', (api) => {
  async function startPurchase(person: Person): Promise<string> {
    const { token } = person;
    const body = { packageId: 'professional' };
    const response = await api().call('POST', '/api/credits/purchase', { token, body });
    const { checkoutUrl } = response.json<{ checkoutUrl: string }>();
    expect(checkoutUrl).toMatch(/^http:\/\/localhost:3000\/checkout\/test_[\w-]{43}$/);
    return new URL(checkoutUrl).pathname;
  }

  /** Submits a form of the page like a browser. */
  const submit = (address: string, action: string) =>
    api().app.inject({
      method: 'POST',
      url: `${address}/${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });

  const open = (address: string) => api().app.inject({ method: 'GET', url: address });

  async function statusOf({ token }: Person): Promise<string | undefined> {
    const response = await api().call('GET', '/api/credits/transactions', { token });
    return response.json<CreditTransactionBody[]>()[0]?.status;
  }

  const balanceOf = async ({ organizationId }: Person) =>
    (await accountOf(api(), organizationId)).balance;

  it('opens without a token, says that it is a test, and runs no script', async () => {
    const page = await open(await startPurchase(await api().signUp()));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.body).toContain('Test mode');
    expect(page.body).toContain('Professional package');
    expect(page.body).toContain('Pay $199.00');
    expect(page.body).not.toContain('<script');
  });

  it('shows whoever has its address neither balance, address nor tax ID of the buyer', async () => {
    const person = await api().signUp({ credits: 1234 });
    const billingAddress = '1 Harbour Street';
    await api().call('PUT', '/api/billing/settings', {
      token: person.token,
      body: { billingName: 'Bellevue Ltd', billingAddress, taxId: 'MT12', lowBalanceCredits: null },
    });
    const { body } = await open(await startPurchase(person));
    expect(body).toContain('Billed to <b>Bellevue Ltd</b>');
    expect(body).not.toMatch(/Harbour|MT12|1,?[27][38]4/);
    expect(body).not.toContain('The invoice will have no');
  });

  it('says what the invoice would lack', async () => {
    const { body } = await open(await startPurchase(await api().signUp()));
    expect(body).toContain('The invoice will have no company name, address, or tax ID, and');
  });

  it('pays: credits, plan, transaction, and back to the credits page', async () => {
    const person = await api().signUp();
    const address = await startPurchase(person);
    expect(await balanceOf(person)).toBe(50);
    const response = await submit(address, 'pay');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/credits?purchase=success');
    expect(await accountOf(api(), person.organizationId)).toMatchObject({
      balance: 550,
      plan: 'Professional',
    });
    expect(await statusOf(person)).toBe('completed');
    const page = await open(address);
    expect(page.body).toContain('Already paid');
    expect(page.body).not.toContain('<form');
  });

  it('pays once, however often the button is pressed concurrently', async () => {
    const person = await api().signUp();
    const address = await startPurchase(person);
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit(address, 'pay')));
    expect(new Set(responses.map(({ headers }) => headers.location))).toEqual(
      new Set(['/credits?purchase=success']),
    );
    expect(await balanceOf(person)).toBe(550);
  });

  it('cancels, and cannot be paid afterwards', async () => {
    const person = await api().signUp();
    const address = await startPurchase(person);
    const response = await submit(address, 'cancel');
    expect(response.headers.location).toBe('/credits?purchase=cancelled');
    expect(await statusOf(person)).toBe('cancelled');
    expect((await submit(address, 'pay')).headers.location).toBe(address);
    expect((await open(address)).body).toContain('Checkout closed');
    expect(await balanceOf(person)).toBe(50);
  });

  it('ends consistently if it is paid and cancelled concurrently', async () => {
    const person = await api().signUp();
    const address = await startPurchase(person);
    await Promise.all([submit(address, 'cancel'), submit(address, 'pay')]);
    const status = await statusOf(person);
    expect(['completed', 'cancelled']).toContain(status);
    expect(await balanceOf(person)).toBe(status === 'completed' ? 550 : 50);
    await submit(address, status === 'completed' ? 'cancel' : 'pay');
    expect(await statusOf(person)).toBe(status);
  });

  it('cannot be paid a day later', async () => {
    const person = await api().signUp();
    const address = await startPurchase(person);
    api().clock.advance(DAY_MS + 1_000);
    expect((await open(address)).body).toContain('Checkout closed');
    await submit(address, 'pay');
    expect(await balanceOf(person)).toBe(50);
  });

  it.each([
    `test_${'a'.repeat(43)}`,
    'cs_test_1',
    "'; drop table payments; --",
    '%00',
    'a'.repeat(90),
  ])('does not exist for %s', async (id) => {
    const address = `/checkout/${encodeURIComponent(id)}`;
    for (const response of [await open(address), await submit(address, 'pay')]) {
      expect(response.statusCode).toBe(404);
    }
  });
});
