import {
  digitalSourceTypeAddress,
  type DigitalSourceType,
} from '#film/provenance/digital-source-type.ts';
import type { FormerCredentials } from '#domain/media/former-credentials.ts';

/** A program or model that had a part in a film. */
interface SoftwareAgent {
  readonly name: string;
  readonly version?: string;
}

/**
 * What a film says about its own making. It goes out with every copy: no names of people, no
 * addresses, no prompts. A title is public by nature, since it stands on the screen.
 */
export interface ManifestFacts {
  readonly title: string;
  readonly digitalSourceType: DigitalSourceType;
  readonly software: SoftwareAgent;
  readonly createdAt: Date;
  /** The disclosure as it is burned into the picture, for instance `AI-generated`. */
  readonly visibleLabel: string;
  /** Whether the words on screen or the plan of the film were drafted by a language model. */
  readonly isScriptModelWritten?: boolean;
  /** Clips of generative models that the film is assembled from. */
  readonly clips?: readonly ClipFacts[];
  /** Own photos, clips and logos that it is assembled from. */
  readonly media?: readonly MediaFacts[];
}

export interface ClipFacts {
  readonly path: string;
  readonly title: string;
  readonly model: SoftwareAgent;
}

/** An own file: named by id and hash, never by what it is called or whose it is. */
export interface MediaFacts {
  readonly mediaId: string;
  readonly kind: 'image' | 'clip' | 'logo';
  /** In hexadecimal. */
  readonly sha256: string;
  /** A term of IPTC's digital source types, as the file or its maker declare; null where nobody does. */
  readonly sourceType: string | null;
  readonly credentials?: FormerCredentials;
  readonly path: string;
}

/** The label of our own assertion about own files, beside their ingredients. */
export const MEDIA_LABEL = 'casinoreel.media';

/** The label of our own assertion about disclosure; C2PA reserves names without a dot to itself. */
export const DISCLOSURE_LABEL = 'casinoreel.ai-disclosure';

/** A clip's mark inside the manifest, by which the action that placed it finds it. */
function clipMark(index: number): string {
  return `clip-${index + 1}`;
}

function mediaMark(index: number): string {
  return `media-${index + 1}`;
}

/** The manifest of a film in the form that the C2PA builder takes, ingredients not yet added. */
export function manifestDefinition(facts: ManifestFacts, instanceId: string): object {
  return {
    claim_version: 2,
    title: facts.title,
    format: 'video/mp4',
    instance_id: instanceId,
    claim_generator_info: [facts.software],
    assertions: [
      {
        label: 'c2pa.actions.v2',
        created: true,
        data: { allActionsIncluded: true, actions: actionsOf(facts) },
      },
      { label: DISCLOSURE_LABEL, created: true, data: disclosureOf(facts) },
      ...mediaAssertions(facts),
    ],
  };
}

/** The ingredient that stands for a clip; what credentials the clip carries are kept with it. */
export function clipIngredient(clip: ClipFacts, index: number): object {
  return { title: clip.title, relationship: 'componentOf', label: clipMark(index) };
}

/** The ingredient that stands for an own file. */
export function mediaIngredient({ mediaId, credentials }: MediaFacts, index: number): object {
  const description = credentials && describeFormer(credentials);
  return {
    title: mediaId,
    relationship: 'componentOf',
    label: mediaMark(index),
    ...(description !== undefined && { description }),
  };
}

function describeFormer({ isIntact, sha256 }: FormerCredentials): string {
  const verdict = isIntact ? 'held' : 'did not hold';
  return `The file came with content credentials, which ${verdict} when it was read (manifest store, SHA-256: ${sha256}).`;
}

function mediaAssertions({ media = [] }: ManifestFacts): object[] {
  if (media.length === 0) return [];
  const files = media.map(({ mediaId, kind, sha256, credentials }) => ({
    id: mediaId,
    kind,
    sha256,
    ...(credentials && { credentials }),
  }));
  return [{ label: MEDIA_LABEL, created: true, data: { files } }];
}

function actionsOf(facts: ManifestFacts): object[] {
  const when = facts.createdAt.toISOString();
  const made = {
    action: 'c2pa.created',
    when,
    softwareAgent: facts.software,
    digitalSourceType: digitalSourceTypeAddress(facts.digitalSourceType),
    description: describeMaking(facts),
  };
  const placed = (facts.clips ?? []).map((clip, index) => ({
    action: 'c2pa.placed',
    when,
    softwareAgent: clip.model,
    digitalSourceType: digitalSourceTypeAddress('trainedAlgorithmicMedia'),
    parameters: { ingredientIds: [clipMark(index)] },
  }));
  const placedMedia = (facts.media ?? []).map(({ sourceType }, index) => ({
    action: 'c2pa.placed',
    when,
    ...(sourceType !== null && { digitalSourceType: digitalSourceTypeAddress(sourceType) }),
    parameters: { ingredientIds: [mediaMark(index)] },
  }));
  const labelled = {
    action: 'c2pa.edited',
    when,
    softwareAgent: facts.software,
    description: `Burned into the picture: “${facts.visibleLabel}” and the legal lines.`,
  };
  return [made, ...placed, ...placedMedia, labelled];
}

const MAKING: Readonly<Record<DigitalSourceType, string>> = {
  algorithmicMedia: 'Drawn by a program; no trained model made the pictures.',
  trainedAlgorithmicMedia: 'Made by a generative model.',
  compositeWithTrainedAlgorithmicMedia:
    'Assembled from clips of generative models, with titles, labels and sound added.',
  compositeSynthetic:
    'Assembled from photos or clips and pictures drawn by a program, with titles, labels and sound added.',
};

function describeMaking(facts: ManifestFacts): string {
  const script = facts.isScriptModelWritten ? ' A language model drafted its script.' : '';
  return MAKING[facts.digitalSourceType] + script;
}

function disclosureOf(facts: ManifestFacts): object {
  return {
    visibleLabel: facts.visibleLabel,
    digitalSourceType: digitalSourceTypeAddress(facts.digitalSourceType),
    imperceptibleWatermark: false,
  };
}
