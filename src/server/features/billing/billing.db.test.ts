import { asc, eq, gt } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { DAY_MS } from '#domain/durations.ts';
import type { BillingDocumentBody, BudgetBody, SpendingBody } from '#contracts/schemas/billing.ts';
import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { LedgerEntryBody } from '#contracts/schemas/credits.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { createDocumentsService } from '#server/features/billing/documents.ts';
import { billingDocuments } from '#server/platform/database/schema/billing.ts';
import { payments } from '#server/platform/database/schema/payments.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import { openShop } from '#tests/support/stripe-shop.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());

const NO_SETTINGS = {
  billingName: null,
  billingAddress: null,
  taxId: null,
  lowBalanceCredits: null,
};

onBothDatabases(
  'billing',
  (api) => {
    const { buy, pay, refund } = openShop(api, stripe);
    const get = async <Body>(path: string, { token }: Person) =>
      (await api().call('GET', path, { token })).json<Body>();
    const settle = async (person: Person) => {
      const session = await buy(person);
      await pay(session);
      return session;
    };
    const documentsOf = (person: Person) =>
      get<BillingDocumentBody[]>('/api/billing/documents', person);
    const order = ({ token }: Person) =>
      api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    const cancel = (id: string, { token }: Person) =>
      api().call('POST', `/api/jobs/${id}/cancel`, { token });
    const setBudget = (by: Person, of: Person, credits: number | null) =>
      api().call('PUT', `/api/billing/budgets/${of.user.id}`, {
        token: by.token,
        body: { credits },
      });
    const setBilling = (person: Person, settings: Partial<typeof NO_SETTINGS> | object) =>
      api().call('PUT', '/api/billing/settings', {
        token: person.token,
        body: { ...NO_SETTINGS, ...settings },
      });
    const lowBalanceEmails = async () => {
      await api().runTasks();
      return api().mailer.sent.filter(({ subject }) => subject.includes('balance is low'));
    };

    it('issues an invoice with each purchase and a credit note with each refund', async () => {
      const person = await api().signUp();
      const settings = {
        billingName: 'Grand Aurora GmbH',
        billingAddress: 'Ring 1\nWien',
        taxId: 'ATU1',
      };
      expect((await setBilling(person, settings)).statusCode).toBe(200);
      const session = await settle(person);
      await pay(session);
      expect(await documentsOf(person)).toMatchObject([
        { kind: 'invoice', amount: 4_900, credits: 100 },
      ]);
      await refund(session, 1_000);
      await refund(session, 4_900);
      const documents = await documentsOf(person);
      const notes = documents.filter(({ kind }) => kind === 'credit_note');
      expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_900);
      const [stored] = await api()
        .db.select()
        .from(billingDocuments)
        .orderBy(asc(billingDocuments.number));
      expect(stored).toMatchObject({ billedName: 'Grand Aurora GmbH', billedTaxId: 'ATU1' });
      const [note] = documents;
      const pdf = await api().call('GET', `/api/billing/documents/${note?.id}/pdf`, person);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.body.slice(0, 5)).toBe('%PDF-');
      const stranger = await api().signUp();
      const theirs = await api().call('GET', `/api/billing/documents/${note?.id}/pdf`, stranger);
      expect(theirs.statusCode).toBe(404);
    });

    it('downloads invoices and credit notes as one PDF, by the year of the purchase', async () => {
      const [person, stranger] = [await api().signUp(), await api().signUp()];
      const session = await settle(person);
      await refund(session, 4_900);
      // The documents of a purchase are of its year, whenever they were issued.
      const year = api().clock.now().getUTCFullYear() - 1;
      const createdAt = new Date(Date.UTC(year, 11, 31, 23, 59));
      await api()
        .db.update(payments)
        .set({ createdAt })
        .where(eq(payments.organizationId, person.organizationId));
      const download = (query: string, by = person) =>
        api().call('GET', `/api/billing/documents.pdf${query}`, by);
      for (const query of ['', `?year=${year}`]) {
        const pdf = await download(query);
        expect(pdf.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="invoices${query && `-${year}`}.pdf"`,
        });
        expect(pdf.body.slice(0, 5)).toBe('%PDF-');
        expect(pdf.body.match(/\/Type \/Page\b/g)).toHaveLength(2);
        expect((await download(query, stranger)).statusCode).toBe(404);
      }
      for (const other of [year - 1, year + 1]) {
        expect((await download(`?year=${other}`)).statusCode).toBe(404);
      }
      for (const wrong of ['soon', 1999, 3000, 9999]) {
        expect((await download(`?year=${wrong}`)).statusCode).toBe(400);
      }
    });

    it('names the operator as the seller until one is configured', async () => {
      const operator = await signUpOperator(api());
      const first = await api().signUp();
      await settle(first);
      const lacksSeller = async (person: Person) =>
        (await get<DashboardStats>('/api/dashboard/stats', person)).lacksSeller;
      expect([await lacksSeller(operator), await lacksSeller(first)]).toEqual([true, false]);
      await setBilling(operator, { billingName: 'Reel Studios Ltd', taxId: 'IE123' });
      expect(await lacksSeller(operator)).toBe(false);
      const second = await api().signUp();
      await settle(second);
      const rows = await api().db.select().from(billingDocuments);
      const sellerOf = ({ organizationId }: Person) =>
        rows.find((row) => row.organizationId === organizationId);
      expect(sellerOf(first)).toMatchObject({ sellerName: null, sellerTaxId: null });
      expect(sellerOf(second)).toMatchObject({
        sellerName: 'Reel Studios Ltd',
        sellerTaxId: 'IE123',
      });
      const { db, clock } = api();
      const seller = { name: 'Casino Films GmbH', address: 'Ring 2, Wien', taxId: null };
      const configuredSeller = createDocumentsService({ db, clock, seller });
      const [billed] = rows;
      if (!billed) throw new Error('Documents were issued above');
      await db.transaction((tx) => configuredSeller.issue(tx, { ...billed, step: 98 }));
      const [configured] = await api()
        .db.select()
        .from(billingDocuments)
        .where(eq(billingDocuments.step, 98));
      expect(configured).toMatchObject({
        sellerName: 'Casino Films GmbH',
        sellerAddress: 'Ring 2, Wien',
        sellerTaxId: null,
      });
    });

    it('numbers documents without gaps, even if purchases are concurrent or fail', async () => {
      const people = await Promise.all([1, 2, 3].map(() => api().signUp()));
      const sessions = await Promise.all(people.map((person) => buy(person)));
      const { db, services } = api();
      const [first] = await db.select().from(billingDocuments);
      if (!first) throw new Error('The test before has issued documents');
      await db
        .transaction(async (tx) => {
          await services.documents.issue(tx, { ...first, step: 99 });
          throw new Error('breaks');
        })
        .catch(() => undefined);
      await Promise.all(sessions.map((session) => pay(session)));
      const rows = await db
        .select({ number: billingDocuments.number })
        .from(billingDocuments)
        .where(gt(billingDocuments.number, 0))
        .orderBy(asc(billingDocuments.number));
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    });

    it('never changes an issued document', async () => {
      const change = api().db.update(billingDocuments).set({ amountCents: 1 });
      await expect(Promise.resolve(change)).rejects.toThrow('billing_documents');
    });

    it('enforces a monthly budget under concurrent orders, and restores refunds', async () => {
      const owner = await api().signUp({ credits: 500 });
      const creator = await addMember(api(), owner, 'creator');
      expect((await setBudget(owner, creator, 100)).statusCode).toBe(204);
      const answers = await Promise.all([1, 2, 3, 4].map(() => order(creator)));
      const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
      expect(statuses).toEqual([201, 201, 402, 402]);
      const refused = await order(creator);
      expect(errorOf(refused)).toMatchObject({ status: 402, code: 'budget_exceeded' });
      expect((await order(owner)).statusCode).toBe(201);
      const budgets = await get<BudgetBody[]>('/api/billing/budgets', owner);
      const mine = budgets.find(({ userId }) => userId === creator.user.id);
      expect(mine).toMatchObject({ budgetCredits: 100, spentCredits: 100 });
      expect(await get<BudgetBody>('/api/billing/budget', creator)).toEqual(mine);

      const made = answers.find(({ statusCode }) => statusCode === 201)?.json<JobBody>();
      expect((await cancel(made?.id ?? '', owner)).statusCode).toBe(200);
      expect((await order(creator)).statusCode).toBe(201);
      expect((await order(creator)).statusCode).toBe(402);
      await setBudget(owner, creator, null);
      expect((await order(creator)).statusCode).toBe(201);
    });

    it('starts again each month, and counts a refund in the month of its charge', async () => {
      const owner = await api().signUp({ credits: 500 });
      const creator = await addMember(api(), owner, 'creator');
      await setBudget(owner, creator, 50);
      const first = (await order(creator)).json<JobBody>();
      expect((await order(creator)).statusCode).toBe(402);
      for (const half of [20 * DAY_MS, 20 * DAY_MS]) {
        // A session ends after 30 days without use.
        api().clock.advance(half);
        await documentsOf(owner);
        await documentsOf(creator);
      }
      expect((await order(creator)).statusCode).toBe(201);
      expect((await cancel(first.id, owner)).statusCode).toBe(200);
      expect((await order(creator)).statusCode).toBe(402);
      const spending = await get<SpendingBody[]>('/api/billing/spending', owner);
      expect(spending.map(({ credits }) => credits)).toEqual([50, 0]);
    });

    it('lists budgets of those who can spend', async () => {
      const owner = await api().signUp();
      const creator = await addMember(api(), owner, 'creator');
      await addMember(api(), owner, 'viewer');
      const budgets = await get<BudgetBody[]>('/api/billing/budgets', owner);
      expect(budgets.map(({ userId }) => userId).sort()).toEqual(
        [owner.user.id, creator.user.id].sort(),
      );
    });

    it('lists what somebody spent who has become a viewer since', async () => {
      const owner = await api().signUp({ credits: 100 });
      const creator = await addMember(api(), owner, 'creator');
      await order(creator);
      await api().call('PATCH', `/api/team/members/${creator.user.id}/role`, {
        token: owner.token,
        body: { role: 'viewer' },
      });
      const budgets = await get<BudgetBody[]>('/api/billing/budgets', owner);
      expect(budgets.map(({ username, spentCredits }) => [username, spentCredits])).toEqual([
        [creator.user.username, 50],
        [owner.user.username, 0],
      ]);
    });

    it('sets no budget for users of other organizations, and accepts zero', async () => {
      const [owner, stranger] = [await api().signUp(), await api().signUp()];
      expect((await setBudget(owner, stranger, 50)).statusCode).toBe(404);
      expect((await setBudget(owner, owner, 0)).statusCode).toBe(204);
      expect((await order(owner)).statusCode).toBe(402);
    });

    it('notifies owners and admins once when the balance falls below the alert', async () => {
      const owner = await api().signUp({ credits: 200 });
      const admin = await addMember(api(), owner, 'admin');
      const creator = await addMember(api(), owner, 'creator');
      await setBilling(owner, { lowBalanceCredits: 120 });
      await order(creator);
      expect(await lowBalanceEmails()).toEqual([]);
      await order(creator);
      const told = await lowBalanceEmails();
      expect(told.map(({ to }) => to).sort()).toEqual([owner.user.email, admin.user.email].sort());
      expect(told[0]?.text).toContain('100 credits left (alert at 120 credits)');
      await order(creator);
      expect(await lowBalanceEmails()).toHaveLength(2);
    });

    it('filters the ledger by kind, person and day, and exports it as CSV', async () => {
      const owner = await api().signUp({ credits: 300 });
      const creator = await addMember(api(), owner, 'creator');
      await order(owner);
      const { id } = (await order(creator)).json<JobBody>();
      const ledger = (query: string) =>
        get<LedgerEntryBody[]>(`/api/credits/ledger?${query}`, owner);
      const charges = await ledger('kind=charge');
      expect(charges.map(({ author }) => author)).toEqual([
        creator.user.username,
        owner.user.username,
      ]);
      expect(charges[0]?.aspectRatio).toMatch(/^\d+:\d+$/);
      const theirs = await ledger(`userId=${creator.user.id}`);
      expect(theirs.map(({ jobId }) => jobId)).toEqual([id]);
      const today = api().clock.now().toISOString().slice(0, 10);
      expect((await ledger(`from=${today}&to=${today}&kind=charge`)).length).toBe(2);
      expect(await ledger('to=2020-01-01')).toEqual([]);
      expect(errorOf(await api().call('GET', '/api/credits/ledger?from=May', owner)).status).toBe(
        400,
      );

      await api().call('POST', '/api/jobs', {
        token: owner.token,
        body: { ...VIDEO_REQUEST, prompt: '=1+1 on a golden night at the wheel' },
      });
      const csv = await api().call('GET', '/api/credits/ledger.csv?kind=charge', owner);
      const lines = csv.body.trimEnd().split('\r\n');
      expect(lines[0]).toBe(
        '"date","reason","credits","balance","person","video","title","size","prompt"',
      );
      expect(lines).toHaveLength(4);
      expect(lines[1]).toContain(`"'=1+1 on a golden night`);
    });
  },
  stripe.environment,
);
