import { describe, expect, it } from 'vitest';

import { normalise } from '../../normalise/normalise.ts';
import { findGrownSums } from './grown-sums.ts';

const found = (text: string): number => findGrownSums(normalise(text).text).length;

describe('sums that grow', () => {
  it.each([
    'Turn $10 into $1000 in minutes',
    'Turn ten dollars into a thousand before midnight',
    'Convierte 10 euros en 1.000',
    'Transformez 20 € en 500 €',
    'Aus 10 Euro werden 1000',
    'Twenty in, two hundred out',
    'Metti venti e prendi duecento',
    'Poe vinte e tira duzentos',
    '让10元变成1000元',
  ])('are found in %s', (text) => expect(found(text)).toBe(1));

  it.each([
    'Turn left at table 10 to reach 20 more seats',
    'Turn $50 into dinner for two',
    'Convert 100 points into 10 dollars of dining credit',
    'Turn 20 points into 200 points at the restaurant',
    'Transforma la sala de 20 mesas en un jardín de 200 metros',
    'Aus 10 Küchen kommen heute 1000 Gerichte',
    'Doors at 7, twenty in the band, two hundred in the hall',
  ])('are not found in %s', (text) => expect(found(text)).toBe(0));
});
