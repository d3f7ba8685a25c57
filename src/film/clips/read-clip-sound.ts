import { decodeSound } from '#film/clips/decode-sound.ts';
import { loadCodecs } from '#film/clips/load-codecs.ts';
import { openClipFile } from '#film/clips/open-clip-file.ts';
import type { StereoSound } from '#film/stereo-sound.ts';

/** The sound of a video file at the film's sample rate; null where it has none that can be decoded. */
export async function readClipSound(path: string): Promise<StereoSound | null> {
  const codecs = await loadCodecs();
  using input = openClipFile(path);
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) return null;
  const sound = await decodeSound(codecs, track, config).catch(() => null);
  return sound && sound.left.length > 0 ? sound : null;
}
