import { expect, it } from 'vitest';

import { describeApi } from '#contracts/openapi.ts';

import { renderApiDocs } from './render-api-docs.ts';

const PAGE = renderApiDocs(describeApi(), 'https://reels.example.com');

it('begins with a first video, in commands that call this installation', () => {
  const commands = [...PAGE.matchAll(/<pre tabindex="0">(curl .*?)<\/pre>/gs)].map(
    ([, command]) => command,
  );
  expect(commands).toHaveLength(4);
  for (const command of commands) expect(command).toContain('https://reels.example.com');
  expect(commands[0]).toContain('https://reels.example.com/api/jobs');
});

it('has all chapters, those of videos first and the operator’s last', () => {
  const chapters = [...PAGE.matchAll(/<section id="(\w+)" class="group">/g)].map(
    ([, name]) => name,
  );
  expect([chapters[0], ...chapters.slice(-3)]).toEqual(['jobs', 'engines', 'admin', 'schemas']);
  expect(chapters.slice(0, -1).toSorted()).toEqual(
    describeApi()
      .tags.map(({ name }) => name)
      .toSorted(),
  );
});

it('links each operation to itself and leaves no backtick as it is written', () => {
  const linked = [...PAGE.matchAll(/<article id="([^"]+)">\s*<h3><a href="#([^"]+)">/g)];
  expect(linked).toHaveLength([...PAGE.matchAll(/<article id=/g)].length);
  for (const [, id, target] of linked) expect(target).toBe(id);
  expect(PAGE.replace(/<script>.*?<\/script>/s, '')).not.toContain('`');
});
