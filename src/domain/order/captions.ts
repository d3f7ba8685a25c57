/**
 * How captions are delivered: not at all, as a separate file for players and screen readers, or
 * burned into the picture.
 */
export const CAPTION_CHOICES = ['off', 'sidecar', 'burned'] as const;
export type Captions = (typeof CAPTION_CHOICES)[number];

export const CAPTION_LABELS: Record<Captions, string> = {
  off: 'Off',
  sidecar: 'In the player',
  burned: 'On the video',
};

export const CAPTIONS_DEFAULT: Captions = 'off';
export const VOICE_OVER_DEFAULT = false;
