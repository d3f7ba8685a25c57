/**
 * Invoices and credit notes. A document is issued in the transaction that completes, reverses or
 * restores a payment, so that every payment has its document and no number is lost: the counter's
 * row is locked until the commit. Documents never change; seller and customer are read when it is
 * issued. Authorization: the route's permission; documents of other organizations are reported as
 * not found.
 */
import { randomUUID } from 'node:crypto';

import type { OrganizationId, PaymentId } from '#domain/ids.ts';
import type { BillingDocument, BillingKind } from '#domain/money/billing.ts';
import { AppError } from '#server/app-error.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

import * as store from './document-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** The seller, as configured for this installation. */
  readonly seller: Config['seller'];
}

/** A document with its seller, as far as known when it was issued. */
export interface IssuedDocument extends BillingDocument {
  readonly sellerName: string | null;
  readonly sellerAddress: string | null;
  readonly sellerTaxId: string | null;
}

/** What is billed or refunded. */
export interface Billed {
  readonly organizationId: OrganizationId;
  readonly paymentId: PaymentId;
  /** 0 for the purchase, then one for each reversal of the payment. */
  readonly step: number;
  readonly kind: BillingKind;
  readonly credits: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly packageName: string;
  readonly isTest: boolean;
}

export type { DocumentRow } from './document-store.ts';
export type DocumentsService = ReturnType<typeof createDocumentsService>;

export function createDocumentsService({ db, clock, seller }: Deps) {
  async function issuedFrom(row: store.DocumentRow): Promise<IssuedDocument> {
    const invoice = row.step === 0 ? null : await store.findInvoiceOf(db, row.paymentId);
    return { ...row, issuedAt: row.createdAt.toISOString(), about: invoice?.number ?? null };
  }

  return {
    /** Issues a document. A second one for the same step fails the transaction. */
    async issue(tx: Transaction, billed: Billed): Promise<void> {
      const customer = await store.findCustomer(tx, billed.organizationId);
      const soldBy = await sellerFor(tx, seller);
      const number = await store.takeNextNumber(tx);
      await store.insertDocument(tx, {
        ...billed,
        ...customer,
        ...soldBy,
        id: randomUUID(),
        number,
        createdAt: clock.now(),
      });
    },

    /** Whether invoices say who sells the credits. */
    hasSeller: async (): Promise<boolean> =>
      seller.name !== null || Boolean((await store.findOperator(db))?.name),

    async list(
      organizationId: OrganizationId,
      request: PageRequest,
    ): Promise<Page<store.DocumentRow>> {
      return pageOf(await store.findDocuments(db, organizationId, request), request.limit);
    },

    /** Documents of these payments, oldest first. */
    ofPayments: (paymentIds: readonly PaymentId[]): Promise<store.DocumentRow[]> =>
      store.findDocumentsOf(db, paymentIds),

    async find(organizationId: OrganizationId, id: string): Promise<IssuedDocument> {
      const row = await store.findDocument(db, organizationId, id);
      if (!row) throw new AppError('not_found');
      return issuedFrom(row);
    },

    /** All documents of the purchases of a year, UTC, or of all years; oldest first. */
    async ofYear(organizationId: OrganizationId, year?: number): Promise<IssuedDocument[]> {
      const rows = await store.findDocumentsOfYear(db, organizationId, year);
      return Promise.all(rows.map(issuedFrom));
    },
  };
}

/** The configured seller, else the billing details of the operator's own organization. */
async function sellerFor(tx: Transaction, { name, address, taxId }: Config['seller']) {
  if (name !== null) return { sellerName: name, sellerAddress: address, sellerTaxId: taxId };
  const operator = await store.findOperator(tx);
  return {
    sellerName: operator?.name ?? null,
    sellerAddress: address ?? operator?.address ?? null,
    sellerTaxId: taxId ?? operator?.taxId ?? null,
  };
}
