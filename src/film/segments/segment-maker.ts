import { composeClipSound } from '#film/clips/clip-sound.ts';
import { isOfModelAlone } from '#film/clips/model-shots.ts';
import { filmCancelled } from '#film/film-error.ts';
import { SOUND_BITS_PER_SECOND, videoBitsPerSecond } from '#film/encode/bit-rate.ts';
import { writeSound } from '#film/encode/write-sound.ts';
import { openBackend, type BackendId } from '#film/encode/choose-backend.ts';
import type { EncoderBackend } from '#film/encode/encoder-backend.ts';
import type { StereoSound } from '#film/stereo-sound.ts';
import { writeStills, type StillPaths } from '#film/encode/still.ts';
import { loadLogos } from '#film/brand/load-logos.ts';
import { openMarks, type MarksLayer } from '#film/marks/marks-layer.ts';
import {
  openFilmPicture,
  type PictureFiles,
  type PictureSharing,
} from '#film/media/film-picture.ts';
import { readVoice } from '#film/narration/narration-files.ts';
import type { Cue } from '#film/narration/narration.ts';
import { loadBrandFonts } from '#film/overlay/fonts/brand-fonts.ts';
import { openOverlay, type Overlay } from '#film/overlay/overlay.ts';
import { damp, type Damping } from '#film/picture/damping.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { appealOf } from '#film/segments/picture-appeal.ts';
import type { Segment } from '#film/segments/plan-segments.ts';
import { composeSoundtrack } from '#film/sound/soundtrack.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** What decides every byte of a film's segments. All of it is plain data: it can be sent anywhere. */
export interface FilmSource extends PictureFiles {
  readonly storyboard: Storyboard;
  readonly backendId: BackendId;
  /** Laid over the frames where the storyboard wants captions. */
  readonly captions: readonly Cue[];
  /** Where the picture would flash too fast. */
  readonly dampings: readonly Damping[];
}

export interface SegmentHooks {
  /** Asked before each frame; true ends the work with a FilmError `cancelled`. */
  readonly isStopping: () => boolean;
  readonly onFrame: () => void;
}

/**
 * Makes the parts of one film, in any order and any selection of them. A part depends on the film's
 * source and on nothing else: whoever makes segment 7, in whatever thread or on whatever machine
 * with the same processor family, gets the same packets, and `joinFilm` takes them as its own. Each
 * part is a file that is whole under its name or not there. One maker serves one thread.
 */
export interface SegmentMaker {
  /** Opens the picture before it is needed; a failure is heard of by whoever needs it. */
  prepare(): Promise<void>;
  /** A segment as `planSegments` names it. */
  makeSegment(segment: Segment, path: string, hooks: SegmentHooks): Promise<void>;
  /** The whole sound; `voicePath` names a voice-over as `keepNarration` keeps it. */
  makeSound(path: string, voicePath: string | null): Promise<void>;
  /** Of the one of these frames whose picture is the most appealing. */
  makeStills(frames: readonly number[], paths: StillPaths): Promise<void>;
  /** Frees what it opened; nothing may be in the making. */
  close(): void;
}

/** A maker for one film; picture, overlay and encoder are opened when first needed. */
export function openSegmentMaker(source: FilmSource, sharing?: PictureSharing): SegmentMaker {
  const { storyboard, backendId, captions, dampings } = source;
  const { size } = storyboard;
  const { fps } = storyboard.controls;
  const frame = new Uint8Array(i420ByteLength(size));
  let backend: EncoderBackend | null = null;
  const picture = openFilmPicture(storyboard, source, sharing);
  let overlay: Overlay | null = null;
  let marks: MarksLayer | null = null;

  /** Picture and words of one frame; the bytes are good until the next call. */
  async function finishedFrame(frameIndex: number): Promise<Uint8Array> {
    if (!overlay) {
      await loadBrandFonts(storyboard.brand, source.mediaFiles);
      overlay = openOverlay(storyboard, captions);
    }
    await picture.renderFrame(frameIndex, frame);
    damp(frame, frameIndex, dampings);
    overlay.drawOver(frame, frameIndex);
    if (storyboard.brand) {
      marks ??= openMarks(storyboard, await loadLogos(storyboard.brand, source.mediaFiles));
      marks.drawOver(frame, frameIndex);
    }
    return frame;
  }

  async function mostAppealing(frames: readonly number[]): Promise<number> {
    let best = { frameIndex: frames[0] ?? 0, appeal: -1 };
    if (frames.length < 2) return best.frameIndex;
    for (const frameIndex of frames) {
      await picture.renderFrame(frameIndex, frame);
      const appeal = appealOf(frame, size);
      if (appeal > best.appeal) best = { frameIndex, appeal };
    }
    return best.frameIndex;
  }

  return {
    prepare: () => picture.prepare(),
    async makeSegment(segment, path, { isStopping, onFrame }) {
      backend ??= await openBackend(backendId);
      const encoder = backend.videoFile(path);
      try {
        await encoder.start({ size, fps, bitsPerSecond: videoBitsPerSecond({ size, fps }) });
        for (let offset = 0; offset < segment.frameCount; offset += 1) {
          if (isStopping()) throw filmCancelled();
          await encoder.encodeFrame(await finishedFrame(segment.firstFrame + offset));
          onFrame();
        }
        await encoder.finish();
      } catch (error) {
        await encoder.abort();
        throw error;
      }
    },
    async makeSound(path, voicePath) {
      backend ??= await openBackend(backendId);
      const voice = voicePath === null ? undefined : await readVoice(voicePath);
      const sound = (await modelSound(source)) ?? composeSoundtrack(storyboard, voice);
      await writeSound(backend, path, { sound, bitsPerSecond: SOUND_BITS_PER_SECOND });
    },
    async makeStills(frames, paths) {
      await writeStills(await finishedFrame(await mostAppealing(frames)), size, paths);
    },
    close: () => picture.close(),
  };
}

/** The model's own sound where it is wanted, there is any, and nothing else is seen. */
async function modelSound({ storyboard, modelPicture }: FilmSource): Promise<StereoSound | null> {
  if (modelPicture?.sound !== 'model' || !isOfModelAlone(storyboard)) return null;
  return composeClipSound(storyboard, modelPicture);
}
