import { expect, it } from 'vitest';

import { messageOf } from './model-server.ts';

it.each([
  ['{"error": {"message": "no such model"}}', 'no such model'],
  ['{"detail": "Video not found"}', 'Video not found'],
  [
    '{"detail": [{"loc": ["body", "duration"], "msg": "Field required"}, {"loc": ["body"], "msg": "Bad"}]}',
    'duration: Field required; Bad',
  ],
  ['{"error": "{\\"message\\": \\"inner words\\"}"}', 'inner words'],
  ['plain words\n', 'plain words'],
])("reports a server's own message, and no JSON: %s", (text, said) => {
  expect(messageOf(text, null)).toBe(said);
});
