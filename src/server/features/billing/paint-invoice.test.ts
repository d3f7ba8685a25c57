import { inflateSync } from 'node:zlib';

import { expect, it } from 'vitest';

import type { IssuedDocument } from './documents.ts';
import { factsOf, paintInvoice, paintInvoices } from './paint-invoice.ts';

const HOST = 'reel.example.com';
const INVOICE: IssuedDocument = {
  number: 3,
  kind: 'invoice',
  issuedAt: '2026-11-23T04:00:00Z',
  about: null,
  sellerName: null,
  sellerAddress: null,
  sellerTaxId: null,
  billedName: 'Grand Aurora Resorts LLC',
  billedAddress: '1200 Boardwalk\nAtlantic City, NJ 08401',
  billedTaxId: null,
  packageName: 'Enterprise',
  credits: 2_000,
  amountCents: 69_900,
  currency: 'usd',
  isTest: false,
};

/** The tables that map glyphs to characters in the fonts of a PDF. */
function letterTables(pdf: Buffer): string[] {
  const starts = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].map(
    (hit) => hit.index + hit[0].length,
  );
  return starts.flatMap((start) => {
    try {
      const text = inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start)));
      return text.includes('beginbfchar') || text.includes('beginbfrange')
        ? [text.toString('latin1')]
        : [];
    } catch {
      return [];
    }
  });
}

it('shows the currency of every amount, whatever font it is set in', () => {
  const DOLLAR = '<0024>';
  const tables = letterTables(paintInvoice(INVOICE, HOST));
  const withDollar = tables.filter((table) => table.includes(DOLLAR));
  // The amount at the top, the row and the total, each in a different font.
  expect(withDollar).toHaveLength(3);
});

const SELLER = {
  sellerName: 'Reel Studios Ltd',
  sellerAddress: '1 Mill Lane, Dublin',
  sellerTaxId: 'IE123',
};

it.each([
  ['nothing', {}, 'The operator of reel.example.com\nName and address not provided.', undefined],
  [
    'a name alone',
    { ...SELLER, sellerAddress: null, sellerTaxId: null },
    'Reel Studios Ltd\nAddress not provided.\nSold through reel.example.com',
    undefined,
  ],
  [
    'all of it',
    SELLER,
    'Reel Studios Ltd\n1 Mill Lane, Dublin\nSold through reel.example.com',
    'IE123',
  ],
])('names the seller if %s is known', (_what, seller, soldBy, taxId) => {
  const facts = Object.fromEntries(factsOf({ ...INVOICE, ...seller }, HOST));
  expect([facts['Sold by'], facts['Seller’s tax ID']]).toEqual([soldBy, taxId]);
});

it('paints several documents as one file, each on its own page', async () => {
  const pdf = await paintInvoices([INVOICE, { ...INVOICE, number: 4 }, INVOICE], HOST);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
});
