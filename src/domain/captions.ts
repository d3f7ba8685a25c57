/**
 * How a film's sound is put into words: not at all, in a file beside it that players show and
 * screen readers read, or drawn on the picture.
 */
export const CAPTION_CHOICES = ['off', 'sidecar', 'burned'] as const;
export type Captions = (typeof CAPTION_CHOICES)[number];

export const CAPTION_LABELS: Record<Captions, string> = {
  off: 'Off',
  sidecar: 'In the player',
  burned: 'On the picture',
};

export const CAPTIONS_DEFAULT: Captions = 'off';
export const VOICE_OVER_DEFAULT = false;
