import type { ModelPicture } from '#film/clips/model-picture.ts';
import { FilmError } from '#film/film-error.ts';
import { mediaOfShot, type FilmMedia, type MediaFiles } from '#film/film-media.ts';
import type { DigitalSourceType } from '#film/provenance/digital-source-type.ts';
import type { ClipFacts, MediaFacts } from '#film/provenance/manifest-definition.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** How a film came about, as its marks say. */
export interface FilmMaking {
  readonly digitalSourceType: DigitalSourceType;
  /** The clips of models that the picture was assembled from. */
  readonly clips: readonly ClipFacts[];
  /** The own files that the picture was assembled from. */
  readonly media: readonly MediaFacts[];
}

interface Sources {
  readonly modelPicture: ModelPicture | null;
  readonly mediaFiles: MediaFiles;
}

/** Returns how a film came about: from its shots, and from what lies behind them. */
export function makingOf(storyboard: Storyboard, sources: Sources): FilmMaking {
  const { modelPicture, mediaFiles } = sources;
  const media = mediaOf(storyboard);
  const sourceTypes = media.map(({ sourceType }) => sourceType);
  const logos = new Map(storyboard.brand?.logos.map((logo) => [logo.mediaId, logo]));
  return {
    digitalSourceType: sourceTypeOf(modelPicture !== null, sourceTypes),
    clips: modelPicture ? clipFactsOf(modelPicture) : [],
    media: [
      ...media.map((one) => factsOf(one, mediaFiles)),
      ...[...logos.values()].map((logo) =>
        factsOf({ ...logo, kind: 'logo', sourceType: logo.sourceType ?? null }, mediaFiles),
      ),
    ],
  };
}

/** The photos and clips of a film, those that a model's clips begin with among them, each once, in the order of their first shots. */
function mediaOf({ shots }: Storyboard): readonly FilmMedia[] {
  const byId = new Map<string, FilmMedia>();
  for (const { source } of shots) {
    const media = mediaOfShot(source);
    if (media) byId.set(media.mediaId, media);
  }
  return [...byId.values()];
}

const OF_MODELS: readonly (string | null)[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
];

/** Words, sound and end card are a program's, even where all the pictures were taken by cameras. */
function sourceTypeOf(hasModel: boolean, media: readonly (string | null)[]): DigitalSourceType {
  if (hasModel || media.some((type) => OF_MODELS.includes(type))) {
    return 'compositeWithTrainedAlgorithmicMedia';
  }
  return media.length > 0 ? 'compositeSynthetic' : 'algorithmicMedia';
}

function clipFactsOf({ clips, model: name }: ModelPicture): readonly ClipFacts[] {
  return clips.map(({ path }, index) => ({ path, title: `Clip ${index + 1}`, model: { name } }));
}

function factsOf(
  {
    mediaId,
    kind,
    sha256,
    sourceType,
    credentials,
  }: Omit<MediaFacts, 'path' | 'mediaId'> & Pick<FilmMedia, 'mediaId'>,
  files: MediaFiles,
): MediaFacts {
  const path = files[mediaId];
  if (path === undefined) throw new FilmError('badOrder', 'A photo, clip or logo is missing.');
  return { mediaId, kind, sha256, sourceType, path, ...(credentials && { credentials }) };
}
