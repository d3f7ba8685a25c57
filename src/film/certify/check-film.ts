import { FilePathSource, Input, MP4, type InputTrack } from 'mediabunny';
import { FilmError } from '#film/film-error.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { openDiskBlob } from '#film/provenance/engine/open-disk-blob.ts';
import { listTopLevelBoxes } from '#film/provenance/reading/top-level-boxes.ts';

export interface FilmFacts {
  readonly size: FrameSize;
  readonly fps: number;
  readonly frameCount: number;
}

/** What a reader finds in a film file. */
export interface FilmReading {
  readonly width: number;
  readonly height: number;
  readonly videoCodec: string | null;
  readonly soundCodec: string | null;
  readonly frameCount: number;
  readonly videoSeconds: number;
  readonly soundSeconds: number;
  readonly isIndexFirst: boolean;
}

const SECONDS_TOLERANCE = 0.002;

/** Reads a film file back, from the disk, without trusting what its writer remembers. */
export async function readFilm(path: string): Promise<FilmReading> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const video = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  using file = openDiskBlob(path);
  const boxes = (await listTopLevelBoxes(file.blob)).map(({ type }) => type);
  return {
    width: (await video?.getDisplayWidth()) ?? 0,
    height: (await video?.getDisplayHeight()) ?? 0,
    videoCodec: (await video?.getCodec()) ?? null,
    soundCodec: (await sound?.getCodec()) ?? null,
    frameCount: video ? (await video.computePacketStats()).packetCount : 0,
    videoSeconds: await secondsOf(video),
    soundSeconds: await secondsOf(sound),
    isIndexFirst: boxes.includes('moov') && boxes.indexOf('moov') < boxes.indexOf('mdat'),
  };
}

/** Throws unless the file is exactly the film that was asked for. */
export async function checkFilm(path: string, facts: FilmFacts): Promise<void> {
  const found = await readFilm(path);
  const seconds = facts.frameCount / facts.fps;
  const faults = [
    fault('width', found.width, facts.size.width),
    fault('height', found.height, facts.size.height),
    fault('picture', found.videoCodec, 'avc'),
    fault('sound', found.soundCodec, 'aac'),
    fault('frames', found.frameCount, facts.frameCount),
    fault('index first', found.isIndexFirst, true),
    lengthFault('picture seconds', found.videoSeconds, seconds),
    lengthFault('sound seconds', found.soundSeconds, seconds),
  ].filter((sentence) => sentence !== null);
  if (faults.length > 0) {
    throw new FilmError(
      'verificationFailed',
      `The finished film did not pass its check: ${faults.join('; ')}.`,
    );
  }
}

async function secondsOf(track: InputTrack | null): Promise<number> {
  return track ? track.computeDuration() : 0;
}

function fault(name: string, found: unknown, wanted: unknown): string | null {
  return found === wanted ? null : `${name} is ${String(found)}, not ${String(wanted)}`;
}

function lengthFault(name: string, found: number, wanted: number): string | null {
  return Math.abs(found - wanted) <= SECONDS_TOLERANCE
    ? null
    : `${name} is ${found.toFixed(4)}, not ${wanted}`;
}
