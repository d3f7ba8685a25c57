import { billingNumber, moneyText, type BillingDocument } from '#domain/billing.ts';
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

const AMOUNT_X = 400;
const NAME_WIDTH = 118;

const TITLES: Readonly<Record<BillingDocument['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};
const TEST_NOTE = 'Test mode: no money was paid. This document is not valid for tax purposes.';
const PAID = 'Paid in full. This invoice is also your receipt.';
const RETURNED = 'This amount was returned to your payment method.';

/** An invoice or a credit note as a PDF, in whatever script the customer's name is written. */
export function paintInvoice(document: BillingDocument): Buffer {
  const number = billingNumber(document.number);
  const title = TITLES[document.kind];
  const paper = openPaper(`${title} ${number}`);
  paper.line(title, TITLE, { x: 0, height: 34 });
  for (const [name, value] of factsOf(document)) paintFact(paper, name, value);
  paper.skip(10);
  paper.rule();
  paper.line('Description', HEADING, { x: 0, height: 0 });
  paper.line('Amount', HEADING, { x: AMOUNT_X, height: LINE + 8 });
  const amount = moneyText(document.amountCents, document.currency);
  const sum = document.kind === 'credit_note' ? `-${amount}` : amount;
  const description = `${document.packageName} package, ${document.credits.toLocaleString('en')} credits`;
  paper.line(description, TEXT, { x: 0, height: 0 });
  paper.line(sum, TEXT, { x: AMOUNT_X, height: LINE + 8 });
  paper.rule();
  paper.line('Total', HEADING, { x: 0, height: 0 });
  paper.line(sum, HEADING, { x: AMOUNT_X, height: LINE + 14 });
  paper.line(document.kind === 'invoice' ? PAID : RETURNED, TEXT, { x: 0, color: QUIET });
  if (document.isTest) paper.line(TEST_NOTE, NAME, { x: 0 });
  return paper.finish();
}

type Fact = readonly [name: string, value: string];

function factsOf(document: BillingDocument): readonly Fact[] {
  const { billedName, billedAddress, billedTaxId, about, issuedAt } = document;
  return [
    ['Number', billingNumber(document.number)],
    ['Date', issuedAt.slice(0, 10)],
    ...(about === null ? [] : [['For invoice', billingNumber(about)] as const]),
    ['From', 'CasinoReel'],
    ['Billed to', [billedName, billedAddress].filter((line) => line !== null).join('\n')],
    ...(billedTaxId === null ? [] : [['Tax ID', billedTaxId] as const]),
  ];
}

function paintFact(paper: Paper, name: string, value: string): void {
  const lines = value.split('\n').flatMap((line) => wrap(line, TEXT, WIDTH - NAME_WIDTH));
  for (const [index, line] of lines.entries()) {
    paper.line(index === 0 ? name : '', NAME, { x: 0, height: 0, color: QUIET });
    paper.line(line, TEXT, { x: NAME_WIDTH });
  }
}
