import { describe, expect, it } from 'vitest';

import type { MediaId } from '#domain/ids.ts';
import type { FilmLogo } from '#film/film-brand.ts';
import { brandStyle, logoOnPage } from './brand-look.ts';

const logo = (variant: FilmLogo['variant'], ground: FilmLogo['ground']): FilmLogo => ({
  mediaId: `${variant} on ${ground}` as MediaId,
  sha256: '',
  variant,
  ground,
  width: 4,
  height: 1,
});

describe('the colours of a brand on its page', () => {
  const valueOf = (css: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];

  it('stand on its ground and can be read there', () => {
    const dark = brandStyle({
      palette: { ground: '#120a24', accent: '#f5c542', primary: '#c8102e' },
      logos: [],
    });
    expect(valueOf(dark, 'page')).toBe('#120a24');
    expect(valueOf(dark, 'ink')).toBe('#ffffff');
    expect(valueOf(dark, 'gilt')).toBe('#f5c542');
    expect(valueOf(dark, 'brass')).toBe('#c8102e');
    expect(valueOf(dark, 'on-brass')).toBe('#ffffff');
    const light = brandStyle({ palette: { ground: '#fff8e0', accent: '#f5c542' }, logos: [] });
    expect(valueOf(light, 'ink')).toBe('#111111');
    expect(valueOf(light, 'gilt')).toBe('#111111');
  });

  it('leave the page as it is without a ground, or where one is no colour', () => {
    expect(brandStyle({ palette: { primary: '#c8102e' }, logos: [] })).toBe('');
    expect(brandStyle({ palette: { ground: 'red } body { display: none' }, logos: [] })).toBe('');
  });
});

describe('the logo on the page of a brand', () => {
  it('is the widest that is made for its ground, or else the widest', () => {
    const logos = [logo('mark', 'dark'), logo('full', 'light'), logo('full', 'dark')];
    const of = (ground: string) => logoOnPage({ palette: { ground }, logos })?.mediaId;
    expect(of('#120a24')).toBe('full on dark');
    expect(of('#fff8e0')).toBe('full on light');
    expect(logoOnPage({ palette: {}, logos: [logo('mark', 'light')] })?.mediaId).toBe(
      'mark on light',
    );
    expect(logoOnPage({ palette: {}, logos: [] })).toBeNull();
  });
});
