import { setImmediate } from 'node:timers/promises';

import { billingNumber, moneyText } from '#domain/money/billing.ts';
import {
  HEADING,
  LINE,
  NAME,
  openPaper,
  QUIET,
  TEXT,
  TITLE,
  WIDTH,
  wrap,
  type Paper,
} from '#film/proof/paper.ts';
import type { TypeSetting } from '#film/overlay/type/type-setter.ts';

import type { IssuedDocument } from './documents.ts';

const NAME_WIDTH = 118;
/** Amounts are never set in the heavy font, because its dollar sign gets lost in PDF files. */
const AMOUNT: TypeSetting = { face: 'medium', sizePixels: 11.5, tracking: 0.01 };
const SUM: TypeSetting = { face: 'roman', sizePixels: 20, tracking: 0.01 };

const TITLES: Readonly<Record<IssuedDocument['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};
const TEST_NOTE = 'Test mode: no money was paid. This document is not valid for tax purposes.';
const PAID = 'Paid in full. This invoice is also your receipt.';
const RETURNED = 'This amount was returned to your payment method.';

/**
 * Paints an invoice or a credit note as a PDF, in whatever script the customer's name is written.
 */
export function paintInvoice(document: IssuedDocument, host: string): Buffer {
  const paper = openPaper(`${TITLES[document.kind]} ${billingNumber(document.number)}`);
  paintDocument(paper, document, host);
  return paper.finish();
}

/** Paints several documents as one PDF, each on a page of its own. Lets other work pass between two. */
export async function paintInvoices(
  documents: readonly IssuedDocument[],
  host: string,
): Promise<Buffer> {
  const paper = openPaper('Invoices');
  for (const [index, document] of documents.entries()) {
    if (index > 0) paper.turn();
    paintDocument(paper, document, host);
    // oxlint-disable-next-line no-await-in-loop -- typesetting a hundred pages must not hold up requests
    await setImmediate();
  }
  return paper.finish();
}

function paintDocument(paper: Paper, document: IssuedDocument, host: string): void {
  const { kind, issuedAt, isTest } = document;
  const isInvoice = kind === 'invoice';
  const title = TITLES[kind];
  paper.line('CasinoReel', HEADING, { x: WIDTH, align: 'right', height: 0 });
  paper.line(title, TITLE, { x: 0, height: 36 });
  for (const [name, value] of factsOf(document, host)) paintFact(paper, name, value);
  paper.skip(18);
  const amount = moneyText(document.amountCents, document.currency);
  const sum = isInvoice ? amount : `−${amount}`;
  const done = isInvoice ? 'paid on' : 'returned on';
  paper.line(`${amount} ${done} ${dayOf(issuedAt)}`, SUM, { x: 0, height: 38 });
  const row = ([name, value]: Fact, type: TypeSetting, height: number) => {
    paper.line(name, type, { x: 0, height: 0 });
    paper.line(value, type, { x: WIDTH, align: 'right', height });
  };
  row(['Description', `Amount (${document.currency.toUpperCase()})`], NAME, LINE + 3);
  paper.rule();
  const credits = document.credits.toLocaleString('en-US');
  row([`${document.packageName} package, ${credits} credits`, sum], TEXT, LINE + 8);
  paper.rule();
  row(['Total', sum], AMOUNT, LINE + 18);
  const note = isTest ? TEST_NOTE : isInvoice ? PAID : RETURNED;
  paper.line(note, TEXT, { x: 0, color: QUIET });
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const dayOf = (moment: string) => DAY.format(new Date(moment));

type Fact = readonly [name: string, value: string];

/** The facts of a document besides its amount. The seller is included as far as known. */
export function factsOf(document: IssuedDocument, host: string): readonly Fact[] {
  const { billedName, billedAddress, billedTaxId, about, issuedAt } = document;
  return [
    ['Number', billingNumber(document.number)],
    ['Date of issue', dayOf(issuedAt)],
    ...(about === null ? [] : [['For invoice', billingNumber(about)] as const]),
    ['Sold by', sellerOf(document, host)],
    ...taxIdFact('Seller’s tax ID', document.sellerTaxId),
    ['Billed to', linesOf(billedName, billedAddress)],
    ...taxIdFact('Your tax ID', billedTaxId),
  ];
}

const linesOf = (...lines: readonly (string | null)[]) =>
  lines.filter((line) => line !== null).join('\n');

const taxIdFact = (name: string, taxId: string | null): readonly Fact[] =>
  taxId === null ? [] : [[name, taxId]];

function sellerOf({ sellerName, sellerAddress }: IssuedDocument, host: string): string {
  if (sellerName === null) {
    return linesOf(`The operator of ${host}`, sellerAddress ?? 'Name and address not provided.');
  }
  return linesOf(sellerName, sellerAddress ?? 'Address not provided.', `Sold through ${host}`);
}

function paintFact(paper: Paper, name: string, value: string): void {
  const lines = value.split('\n').flatMap((line) => wrap(line, TEXT, WIDTH - NAME_WIDTH));
  for (const [index, line] of lines.entries()) {
    paper.line(index === 0 ? name : '', NAME, { x: 0, height: 0, color: QUIET });
    paper.line(line, TEXT, { x: NAME_WIDTH });
  }
}
