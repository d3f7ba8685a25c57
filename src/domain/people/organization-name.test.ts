import { expect, it } from 'vitest';

import { defaultOrganizationName, publicNameOf } from './organization-name.ts';

it('does not publish a default name, whose username was never checked', () => {
  expect(publicNameOf(defaultOrganizationName('Guaranteed_Win_99'))).toBeNull();
});

it.each(['Golden Nugget', "Binion's", "Caesar's Organization of Slots", 'Zoë’s Organization'])(
  'publishes %s',
  (name) => {
    expect(publicNameOf(name)).toBe(name);
  },
);
