import type { AiSdkProvider } from '#server/platform/video-engines/engine-settings.ts';
import { aspectOf } from '#server/platform/video-engines/fill-placeholders.ts';
import type { ClipOrder, ImageSupport } from '#server/platform/video-engines/video-engine.ts';

type Resolution = `${number}x${number}`;

/** What a provider's package must be told, as of the versions in package.json's devDependencies. */
interface ProviderFacts {
  /** Its package and the function that opens it; null comes with this product. */
  readonly opens: readonly [packageName: string, functionName: string] | null;
  /** The setting that moves the calls about videos; the other may be for another API of the house. */
  readonly addressSetting: 'baseURL' | 'videoBaseURL';
  /** The only sizes that its package can translate, whatever the shape; null where it takes any. */
  readonly resolutions: readonly Resolution[] | null;
  readonly images: ImageSupport;
  /** The models of the provider that take reference images, where not all do. */
  readonly withReferences?: RegExp;
  /** Whose options hold `negativePrompt`; absent where its package has none. */
  readonly negativePromptOf?: string;
}

const FRAMES_OF_1280 = ['1280x720', '1920x1080'] as const;
const START = { frames: 'start', references: true } as const;
const START_AND_END = { frames: 'start_and_end', references: true } as const;

export const PROVIDERS: Readonly<Record<AiSdkProvider, ProviderFacts>> = {
  gateway: {
    opens: null,
    addressSetting: 'baseURL',
    resolutions: null,
    images: { frames: 'start', references: false },
  },
  xai: {
    opens: ['@ai-sdk/xai', 'createXai'],
    addressSetting: 'baseURL',
    resolutions: ['854x480', ...FRAMES_OF_1280],
    images: START,
  },
  'google-vertex': {
    opens: ['@ai-sdk/google-vertex', 'createGoogleVertex'],
    addressSetting: 'baseURL',
    resolutions: FRAMES_OF_1280,
    images: START_AND_END,
    negativePromptOf: 'googleVertex',
  },
  minimax: {
    opens: ['@ai-sdk/minimax', 'createMiniMax'],
    addressSetting: 'videoBaseURL',
    resolutions: ['1366x768', '2560x1440'],
    images: START_AND_END,
    withReferences: /^MiniMax-H3(?!-Max)/,
  },
  alibaba: {
    opens: ['@ai-sdk/alibaba', 'createAlibaba'],
    addressSetting: 'videoBaseURL',
    resolutions: null,
    images: START,
    // Its others want addresses on the web.
    withReferences: /^wan(?:3|2[.]7.*-r2v)/,
    negativePromptOf: 'alibaba',
  },
};

/** The houses whose models the gateway passes on to the same packages, by the model's prefix. */
const BEHIND_GATEWAY: Readonly<Record<string, AiSdkProvider>> = {
  xai: 'xai',
  google: 'google-vertex',
  vertex: 'google-vertex',
  minimax: 'minimax',
  alibaba: 'alibaba',
};

/** What is known of a provider; behind the gateway, of the house that makes the model. */
export function factsOf(provider: AiSdkProvider, model: string): ProviderFacts {
  const [prefix = '', ...rest] = model.split('/');
  const house = provider === 'gateway' ? BEHIND_GATEWAY[prefix] : undefined;
  const facts = PROVIDERS[house ?? provider];
  const takes = facts.withReferences?.test(house ? rest.join('/') : model) ?? true;
  return { ...facts, images: { ...facts.images, references: facts.images.references && takes } };
}

/**
 * Shape and size of an order. Both: without the shape most providers make 16:9, and most know a size
 * only as the name of a tier that their package finds by one size in landscape.
 */
export function frameOf(
  order: ClipOrder,
  { resolutions }: Pick<ProviderFacts, 'resolutions'>,
): { aspectRatio: `${number}:${number}`; resolution: Resolution } {
  const aspectRatio = aspectOf(order);
  const pixels = order.width * order.height;
  const [nearest] = (resolutions ?? []).toSorted(
    (one, other) => Math.abs(pixelsOf(one) - pixels) - Math.abs(pixelsOf(other) - pixels),
  );
  return { aspectRatio, resolution: nearest ?? `${order.width}x${order.height}` };
}

function pixelsOf(resolution: Resolution): number {
  const [width = 0, height = 0] = resolution.split('x').map(Number);
  return width * height;
}
