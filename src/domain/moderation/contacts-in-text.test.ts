import { expect, it } from 'vitest';

import { containsAddress, containsPhoneNumber } from '#domain/moderation/contacts-in-text.ts';

it.each([
  'Claim at evil.com',
  'https://evil',
  'EVIL.COM',
  'evil.com/login?a=b',
  'a@b.example',
  'mailto:someone',
  'evil\u3002com',
  'evil\uFF0Ecom',
  'ev\u200Bil.\u200Bcom',
  'казино.рф',
  'win.xn--p1ai',
  'ｅｖｉｌ．ｃｏｍ',
  'http://10.0.0.1',
  'see 192.168.0.1 now',
  'e\u0301vil.e\u0301u',
])('finds the address in %j', (text) => {
  expect(containsAddress(text)).toBe(true);
});

it.each([
  'Golden Nugget',
  "St. George's Casino & Hotel",
  'Casino Barrière S.A.',
  'Grand Royal d.o.o.',
  'No.1 Casino',
  'Mr. Green',
  'M & S Gaming Co., Ltd.',
  'Club 21 @ Night',
  'Est. 1.9.1998',
  '7.5 Stars',
  'Win... Again',
  "ann_1's Organization",
  'نادي الذهب 👩‍💼',
])('finds none in %j', (text) => {
  expect(containsAddress(text)).toBe(false);
});

it.each([
  'Call 555-0199 227',
  '+1 (800) 555-0199',
  '18005550199',
  'Winner? 800.555.0199',
  '+49 89 12345678',
  '00441632960961',
  '+441632960961',
  '01.23.45.67.89',
  '0 8 0 0 5 5 5 0 1 9 9',
  '800 * 555 * 0199',
  '1​800​5550199',
  '１８００５５５０１９９',
  '①⑧⓪⓪⑤⑤⑤⓪①⑨⑨',
  '٠٨٠٠٥٥٥٠١٩٩',
  '1-800-CASINOS',
  '1 800 GAMBLER',
  'call_1_800_555_0199',
  'Call8005550199now',
  'Cafe8005550199',
  'Call 491511234567',
  'Est. 12.10.1998, 800 555 01 99',
])('finds the telephone number in %j', (text) => {
  expect(containsPhoneNumber(text)).toBe(true);
});

it.each([
  'Casino 2000',
  'Pier 39',
  '888 Casino',
  '888-Casino',
  'Club 1920–2020',
  'Since 1856 / 2026',
  'Est. 12.10.1998',
  'Opening 2026-11-27',
  'Nightly 20:00-23:00',
  'Casino 24/7/365',
  'The 1,000,000 Club',
  '1 000 000 Casino',
  'Club 10000000',
  'Lucky 7777777',
  'Seven 777, Lucky 888, Club 21',
  'Harbour House 1732700000000',
  'Rue 47, 1204 Geneva',
  'Club 4855501a93bc',
  'user_a48555012f0c',
  '1888 Casino',
  'Est. 1877 Saloon',
  'Café 1800 Wien',
  '1234567 Ontario Inc.',
  '9123-4567 Québec inc.',
  '777 888 999',
  '7-11-21-77 Club',
  '77 777 777 Casino',
  '12,345,678 Reasons',
  'Open 10.00-22.00',
  'Gala 12.12.26 - 24.12.26',
])('finds none in %j', (text) => {
  expect(containsPhoneNumber(text)).toBe(false);
});
