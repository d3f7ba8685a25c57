import { expect, it } from 'vitest';

import { writeEmail } from '#server/platform/mail/write-email.ts';

const EMAIL = writeEmail({
  to: 'lea@example.com',
  subject: 'Your video was rejected',
  parts: [
    'Hello lea,',
    { heading: 'Your video was rejected.' },
    { quote: 'A <b>golden</b> night & more' },
    { action: 'Open the video', url: 'https://example.com/videos/1?a=1&b="2' },
  ],
});

it('has the same content in plain text and in HTML', () => {
  expect(EMAIL.text).toBe(
    [
      'Hello lea,',
      'Your video was rejected.',
      '“A <b>golden</b> night & more”',
      'Open the video:\nhttps://example.com/videos/1?a=1&b="2',
    ].join('\n\n'),
  );
  for (const words of ['Hello lea,', 'Your video was rejected.', 'Open the video']) {
    expect(EMAIL.html).toContain(`>${words}</`);
  }
});

it('escapes user text in the page', () => {
  expect(EMAIL.html).toContain('A &lt;b&gt;golden&lt;/b&gt; night &amp; more');
  expect(EMAIL.html).toContain('href="https://example.com/videos/1?a=1&amp;b=&quot;2"');
  expect(EMAIL.html).not.toContain('<b>');
});

it('loads no external resources', () => {
  expect(EMAIL.html).not.toMatch(/<(?:img|link|script|iframe)|url\(/);
});
