import { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';

/** Opens a video file from outside, in any container that models and cameras write. The caller disposes of it. */
export function openClipFile(path: string): Input {
  return new Input({
    source: new FilePathSource(path),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
}
