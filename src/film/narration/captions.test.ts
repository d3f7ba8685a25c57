import { describe, expect, it } from 'vitest';
import { webVttOf } from '#film/narration/web-vtt.ts';
import { writeCaptions } from '#film/narration/write-captions.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

describe('captions', () => {
  it('say what is heard where nobody speaks', () => {
    expect(
      writeCaptions(exampleStoryboard({ controls: { duration: 10 } }), []).map(({ text }) => text),
    ).toEqual(['♪ Lounge music ♪', '[The ball runs around the wheel]']);
  });

  it('name no music where there is none', () => {
    const film = exampleStoryboard({ controls: { duration: 10 }, look: { music: 'none' } });
    expect(writeCaptions(film, []).map(({ text }) => text)).toEqual([
      '[The ball runs around the wheel]',
    ]);
  });

  it('say what is spoken, one at a time', () => {
    const spoken = [
      { startSeconds: 1.4, endSeconds: 2.6, text: 'Midnight Roulette.' },
      { startSeconds: 2.8, endSeconds: 4.6, text: 'Book your table.' },
    ];
    const captions = writeCaptions(exampleStoryboard(), spoken);
    expect(captions.map(({ text }) => text)).toEqual([
      '♪ Lounge music ♪',
      'Midnight Roulette.',
      'Book your table.',
    ]);
    captions.forEach(({ startSeconds, endSeconds }, index) => {
      expect(endSeconds).toBeGreaterThan(startSeconds);
      expect(endSeconds).toBeLessThanOrEqual(captions[index + 1]?.startSeconds ?? 5);
    });
  });
});

it('a WebVTT file cannot be broken by its words', () => {
  const cues = [
    { startSeconds: 0, endSeconds: 1.5, text: 'Rock & <b>roll</b> -->\n\nNOTE x' },
    { startSeconds: 3_661.25, endSeconds: 3_662, text: '黑金之夜' },
  ];
  expect(webVttOf(cues, 'en')).toBe(
    [
      'WEBVTT',
      'Language: en',
      '',
      '1',
      '00:00:00.000 --> 00:00:01.500',
      'Rock &amp; &lt;b&gt;roll&lt;/b&gt; --&gt; NOTE x',
      '',
      '2',
      '01:01:01.250 --> 01:01:02.000',
      '黑金之夜',
      '',
    ].join('\n'),
  );
});
