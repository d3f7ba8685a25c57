export const TEXTS = {
  aspectRatio: 'Aspect ratio',
  cameraMotion: 'Camera motion',
  lighting: 'Lighting',
  crowdDensity: 'Crowd density',
  fps: 'FPS',
  duration: 'Duration',
  voiceOver: 'Voice-over',
  captions: 'Captions',
  seconds: (count: string) => `${count} s`,
  on: 'On',
} as const;
