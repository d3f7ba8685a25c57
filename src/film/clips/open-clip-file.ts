import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
  type InputVideoTrack,
} from 'mediabunny';

/** Opens a video file from outside, in any container that models and cameras write. The caller disposes of it. */
export function openClipFile(path: string): Input {
  return new Input({
    source: new FilePathSource(path),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
}

/** Whether a file holds all frames of a track: a truncated one declares some that it does not contain. */
export async function isWhole(track: InputVideoTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return last !== null && last.data.byteLength === last.byteLength;
}
