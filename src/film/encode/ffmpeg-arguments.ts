import { type VideoSettings } from '#film/encode/encoder-backend.ts';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';

/** Reads raw I420 frames from standard input and writes one closed group of pictures to `path`. */
export function ffmpegVideoArguments(settings: VideoSettings, path: string): readonly string[] {
  const { size, fps, bitsPerSecond } = settings;
  const rate = String(bitsPerSecond);
  return [
    [...QUIET],
    ['-f', 'rawvideo', '-pix_fmt', 'yuv420p'],
    ['-s', `${size.width}x${size.height}`, '-r', String(fps), '-i', 'pipe:0'],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-threads', '1'],
    // Without B-frames decode order is display order: segments join without re-timing.
    ['-bf', '0', '-g', String(fps * 4), '-flags', '+cgop'],
    ['-b:v', rate, '-maxrate', rate, '-bufsize', String(bitsPerSecond * 2)],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ['-color_range', 'tv', '-fps_mode', 'passthrough', '-f', 'mp4', path],
  ].flat();
}

/** Reads interleaved 32-bit float stereo from standard input and writes AAC-LC to `path`. */
export function ffmpegSoundArguments(bitsPerSecond: number, path: string): readonly string[] {
  return [
    [...QUIET],
    ['-f', 'f32le', '-ar', String(SAMPLE_RATE_HZ), '-ac', '2', '-i', 'pipe:0'],
    ['-c:a', 'aac', '-b:a', String(bitsPerSecond), '-f', 'mp4', path],
  ].flat();
}

/** Decodes the sound of a file to interleaved 32-bit float stereo. */
export function ffmpegDecodeArguments(path: string, decodedPath: string): readonly string[] {
  return [
    ...QUIET,
    '-i',
    path,
    '-f',
    'f32le',
    '-ar',
    String(SAMPLE_RATE_HZ),
    '-ac',
    '2',
    decodedPath,
  ];
}

const QUIET = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'] as const;
