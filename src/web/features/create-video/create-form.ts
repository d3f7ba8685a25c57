import type { z } from 'zod';

import type { CreateJobBody, CreateJobInput } from '#contracts/schemas/job.ts';
import { CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/order/captions.ts';
import { ASPECT_RATIOS, type AspectRatio } from '#domain/order/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { ADVERTISES, ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { DEFAULT_MARKETS, MARKET_CODES, type MarketCode } from '#domain/markets/markets.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import type { createFormSchema } from '#web/features/create-video/create-form-schema.ts';
import {
  NAMED_CONTROLS,
  type NamedControl,
} from '#web/features/create-video/prompt/controls-from-prompt.ts';
import type { OrganizationDefaults } from '#web/features/create-video/settings/organization-defaults.ts';
import {
  orderedShots,
  ownShotsFrom,
  type OwnShots,
} from '#web/features/create-video/shots/own-shots.ts';
import {
  controlsFrom,
  recallControls,
} from '#web/features/create-video/settings/remembered-controls.ts';
import { cardFrom, orderedWords, type Card } from '#web/features/create-video/words/words-card.ts';

/** What the form holds: like the order, but the preset may still be unchosen. */
export interface CreateFormValues extends Pick<
  CreateJobBody,
  | 'prompt'
  | 'aspectRatio'
  | 'cameraMotion'
  | 'lighting'
  | 'crowdDensity'
  | 'fps'
  | 'duration'
  | 'voiceOver'
  | 'captions'
> {
  preset: CreateJobBody['preset'] | '';
  /** The words on screen. */
  card: Card;
  /** Changed by hand: the prompt does not change them any more. */
  editedControls: readonly NamedControl[];
  markets: MarketCode[];
  advertises: Advertises;
  /** Shapes in which the film is made beside `aspectRatio`. */
  alsoShapes: readonly AspectRatio[];
  /** Whether the film leaves out the landscape that its prompt describes. */
  hidesLandscape: boolean;
  /** Null: no brand. Undefined: the organization's default one, if any. */
  brandId: string | null | undefined;
  ownShots: OwnShots;
  /** How many shots of the film have a picture, as it was planned last. */
  pictureShots: number;
}

export type CheckedValues = z.output<typeof createFormSchema>;
type Optional = 'voiceOver' | 'captions';
type OwnParts = Pick<
  CreateFormValues,
  'alsoShapes' | 'brandId' | 'hidesLandscape' | 'ownShots' | 'pictureShots'
>;
export type CreateOrder = Omit<CheckedValues, Optional | keyof OrderedParts | 'words'> &
  OrderedParts &
  Partial<Pick<CheckedValues, Optional>> &
  Pick<CreateJobInput, 'words' | 'seed' | 'resubmits'>;
/** What an order has instead of those parts of the form. */
type OrderedParts = Pick<CreateJobInput, 'shapes' | 'brandId' | 'look' | 'shots'>;

/** The values once they are enough for an order; null before. */
export function completeValues(values: CreateFormValues): CheckedValues | null {
  const { preset, ...rest } = withoutFormParts(values);
  const prompt = values.prompt.trim();
  const isLongEnough = prompt.length >= PROMPT_LENGTH.min && prompt.length <= PROMPT_LENGTH.max;
  return preset !== '' && isLongEnough ? { ...rest, preset, prompt } : null;
}

function withoutFormParts(values: CreateFormValues) {
  const {
    card: _card,
    editedControls: _edited,
    alsoShapes: _shapes,
    hidesLandscape: _hides,
    brandId: _brand,
    ownShots: _shots,
    pictureShots: _count,
    ...rest
  } = values;
  return rest;
}

/** The shapes in which the film is made, the one that is chosen first. */
export function orderedShapes({
  aspectRatio,
  alsoShapes,
}: Pick<CreateFormValues, 'aspectRatio' | 'alsoShapes'>): AspectRatio[] {
  return [aspectRatio, ...alsoShapes.filter((shape) => shape !== aspectRatio)];
}

/** What an order says of shapes, landscape, brand and own shots; what is as usual is not mentioned. */
export function ownPartsOf({
  aspectRatio,
  alsoShapes,
  hidesLandscape,
  brandId,
  ownShots,
  pictureShots,
}: OwnParts & Pick<CreateFormValues, 'aspectRatio'>) {
  const shapes = orderedShapes({ aspectRatio, alsoShapes });
  const shots = orderedShots(ownShots, pictureShots);
  return {
    ...(shapes.length > 1 && { shapes }),
    ...(hidesLandscape && { look: { landscape: 'none' as const } }),
    ...(brandId !== undefined && { brandId }),
    ...(shots && { shots }),
  };
}

/** The order that the form asks for, with the words of the card; what is as usual is not mentioned. */
export function orderOf(
  {
    voiceOver,
    captions,
    words: _words,
    shapes: _shapes,
    brandId: _brand,
    shots: _shots,
    ...rest
  }: CheckedValues,
  values: Pick<CreateFormValues, 'card' | 'aspectRatio'> & OwnParts,
): CreateOrder {
  const words = orderedWords(values.card);
  return {
    ...rest,
    ...ownPartsOf(values),
    ...(voiceOver !== VOICE_OVER_DEFAULT && { voiceOver }),
    ...(captions !== CAPTIONS_DEFAULT && { captions }),
    ...(words && { words }),
  };
}

function knownMarkets(candidate: unknown): MarketCode[] | null {
  if (!Array.isArray(candidate)) return null;
  const known = MARKET_CODES.filter((code) => candidate.includes(code));
  return known.length > 0 ? known : null;
}

const textOf = (candidate: unknown) => (typeof candidate === 'string' ? candidate : '');

function knownControls(candidate: unknown): readonly NamedControl[] {
  return Array.isArray(candidate) ? NAMED_CONTROLS.filter((name) => candidate.includes(name)) : [];
}

/** A draft has a card, a copied video has words. */
function cardBegun({ card, words }: Readonly<Record<string, unknown>>): Card {
  const draft = { ...(card as Partial<Card> | undefined) };
  return card === undefined ? cardFrom(words) : cardFrom(draft.words, draft.editedParts ?? []);
}

const knownShapes = (candidate: unknown): readonly AspectRatio[] =>
  Array.isArray(candidate) ? ASPECT_RATIOS.filter((shape) => candidate.includes(shape)) : [];

/** A draft has the brand's id or null, a copied video has the brand itself or null. */
function brandBegun({ brandId, brand }: Readonly<Record<string, unknown>>) {
  if (typeof brandId === 'string' || brandId === null) return brandId;
  const { id } = { ...(brand as Record<string, unknown> | null) };
  return typeof id === 'string' ? id : brand === null ? null : undefined;
}

/**
 * The form's first values: what somebody has begun or the way here brought (a preset, a copied
 * video), and else the last controls.
 */
export function initialValues(
  beginning: unknown,
  defaults: OrganizationDefaults = {},
): CreateFormValues {
  const { defaultMarkets = DEFAULT_MARKETS, advertises } = defaults;
  const begun = { ...(beginning as Record<string, unknown> | null) };
  const known = PRESET_IDS.find((id) => id === begun['preset']);
  // A video tells its controls apart, a form has them among its values.
  const controls = begun['controlsJson'] ?? ('fps' in begun ? begun : undefined);
  return {
    preset: known ?? '',
    prompt: textOf(begun['prompt']),
    card: cardBegun(begun),
    // A copied video keeps its length and shape.
    editedControls:
      'controlsJson' in begun ? NAMED_CONTROLS : knownControls(begun['editedControls']),
    markets: knownMarkets(begun['markets']) ?? [...defaultMarkets],
    advertises:
      ADVERTISES.find((kind) => kind === begun['advertises']) ?? advertises ?? ADVERTISES_DEFAULT,
    alsoShapes: knownShapes(begun['alsoShapes']),
    hidesLandscape: begun['hidesLandscape'] === true,
    brandId: brandBegun(begun),
    ownShots: ownShotsFrom(begun['ownShots'] ?? begun['shots']),
    pictureShots: Number(begun['pictureShots']) || 0,
    ...(controls === undefined ? recallControls() : controlsFrom(controls)),
  };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The rejected video that this one corrects; undefined where it is a new one. */
export function correctedBy(navigationState: unknown): string | undefined {
  const { resubmits } = (navigationState ?? {}) as Record<string, unknown>;
  return typeof resubmits === 'string' && ID.test(resubmits) ? resubmits : undefined;
}

/** What the reviewer said who rejected it; undefined where they said nothing. */
export function reviewNoteOf(navigationState: unknown): string | undefined {
  const { reviewNote } = (navigationState ?? {}) as Record<string, unknown>;
  return textOf(reviewNote) || undefined;
}
