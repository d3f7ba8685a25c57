import type { CameraMotion, Controls, CrowdDensity, Lighting } from '#domain/order/controls.ts';

/** How a caption speaks of the form's controls. Each has several wordings for the grammar to choose. */
export const CAMERA_PHRASES: Record<CameraMotion, readonly string[]> = {
  static: ['The camera stays still', 'A locked camera holds the frame', 'The frame does not move'],
  smooth: [
    'The camera pans smoothly',
    'A smooth pan follows the scene',
    'The camera drifts gently sideways',
  ],
  dynamic: [
    'The camera moves with energy',
    'Quick, dynamic moves carry the scene',
    'The camera sweeps in and changes pace',
  ],
  orbit: [
    'The camera orbits the table',
    'A slow orbit circles the scene',
    'The camera travels in an arc around it all',
  ],
};

export const LIGHTING_PHRASES: Record<Lighting, readonly string[]> = {
  bright: ['bright, open light', 'clear and bright lighting', 'light that reaches every corner'],
  cinematic: ['warm cinematic light', 'soft cinematic lighting', 'a cinematic glow'],
  dramatic: [
    'dramatic pools of light',
    'dramatic side light',
    'deep shadows and dramatic highlights',
  ],
  neon: ['neon light in two colors', 'a neon glow on every surface', 'neon reflections'],
};

export const CROWD_PHRASES: Record<CrowdDensity, readonly string[]> = {
  none: ['The room is empty', 'Nobody else is in the room', 'The place is ours alone'],
  light: [
    'A few guests in their forties talk in low voices',
    'A handful of well-dressed adults stand nearby',
    'A few guests pass behind',
  ],
  medium: [
    'Well-dressed adults fill some of the seats',
    'Guests in evening wear talk and smile',
    'A relaxed group of adults gathers around',
  ],
  busy: [
    'The room is busy with well-dressed adults',
    'A lively crowd in evening wear fills the hall',
    'Guests in their thirties to sixties crowd the room',
  ],
};

const FORMATS: Record<Controls['aspectRatio'], string> = {
  '16:9': 'widescreen',
  '9:16': 'vertical',
  '1:1': 'square',
};

/** For instance `a vertical 15-second film`. */
export function formatPhrase({ aspectRatio, duration }: Controls): string {
  return `${FORMATS[aspectRatio]} ${duration}-second film`;
}
