/** Every sentence of the player, which comes with the first plan. */
export const PLAYER_TEXTS = {
  showPreview: 'Show preview',
  drawn: (count: number, of: number) => `Loading shots: ${count} of ${of}`,
  previewedShape: 'Preview format',
  playPreview: 'Play preview',
  pause: 'Pause preview',
  position: 'Position in the preview',
  positionText: (at: string, shot: number, count: number) => `${at}, shot ${shot} of ${count}`,
  loadPreviews: 'Load previews',
  newVariation: 'Try another take (free)',
} as const;
