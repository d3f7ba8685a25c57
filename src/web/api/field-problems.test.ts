import { expect, it } from 'vitest';

import { ApiError } from '#web/api/api-error.ts';
import { fieldProblems } from '#web/api/field-problems.ts';

const errorOf = (status: number, body: object) => new ApiError(status, '', JSON.stringify(body));

it.each([
  [401, { message: 'Invalid credentials', code: 'invalid_credentials' }, 'password'],
  [409, { message: 'This username is already taken', code: 'username_taken' }, 'username'],
  [409, { message: 'This email address is already registered', code: 'email_taken' }, 'email'],
  [
    400,
    { message: 'Current password is incorrect', code: 'wrong_current_password' },
    'currentPassword',
  ],
])('%i %o stands at the field %s', (status, body, field) => {
  expect(fieldProblems(errorOf(status, body))).toEqual({ [field]: body.message });
});

it('the first sentence about a field stands there, by the name of the form', () => {
  const issues = [
    { path: 'email', message: 'Invalid email address' },
    { path: 'email', message: 'Too long' },
    { path: 'events.0', message: 'Unknown event' },
  ];
  const error = errorOf(400, { message: 'Invalid', code: 'validation_failed', issues });
  expect(fieldProblems(error)).toEqual({
    email: 'Invalid email address',
    events: 'Unknown event',
  });
});

it.each([
  ['about no field', errorOf(429, { message: 'Too many', code: 'too_many_requests' })],
  ['of a proxy', new ApiError(502, 'Bad Gateway', '')],
  ['of the network', new TypeError('fetch failed')],
])('an error %s stands at none', (_, error) => {
  expect(fieldProblems(error)).toEqual({});
});
