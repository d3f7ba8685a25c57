import { expect, it } from 'vitest';

import { secretText, signatureHeaders } from './sign-delivery.ts';

// From the reference libraries of the specification, see standard-webhooks/standard-webhooks.
const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const DELIVERY = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentAt: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};

it('signs as the receivers’ libraries expect', () => {
  const secret = Buffer.from(SECRET, 'base64');
  expect(secretText(secret)).toBe(`whsec_${SECRET}`);
  expect(signatureHeaders(DELIVERY, [secret])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with every valid secret', () => {
  const headers = signatureHeaders(DELIVERY, [Buffer.from('new'), Buffer.from('old')]);
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
});
