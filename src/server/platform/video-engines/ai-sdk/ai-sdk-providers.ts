import type { AiSdkProvider } from '#server/platform/video-engines/engine-settings.ts';
import { aspectOf } from '#server/platform/video-engines/comfyui/fill-placeholders.ts';
import type { ClipOrder, ImageSupport } from '#server/platform/video-engines/video-engine.ts';

type Resolution = `${number}x${number}`;

/** What a provider's package needs, as of the versions in package.json's devDependencies. */
interface ProviderFacts {
  /** Its package and the function that creates it; null if it is included in this product. */
  readonly opens: readonly [packageName: string, functionName: string] | null;
  /**
   * The setting that changes the URL of video calls; the other one may be for a different API of
   * the provider.
   */
  readonly addressSetting: 'baseURL' | 'videoBaseURL';
  /** The only sizes that its package can translate, whatever the shape; null if it accepts any. */
  readonly resolutions: readonly Resolution[] | null;
  readonly images: ImageSupport;
  /** The provider's models that take reference images, if not all do. */
  readonly withReferences?: RegExp;
  /** The provider name under which `negativePrompt` is passed; absent if its package has none. */
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
    // Its other models require URLs on the web.
    withReferences: /^wan(?:3|2[.]7.*-r2v)/,
    negativePromptOf: 'alibaba',
  },
};

/** The providers behind the gateway, which uses the same packages, by model prefix. */
const BEHIND_GATEWAY: Readonly<Record<string, AiSdkProvider>> = {
  xai: 'xai',
  google: 'google-vertex',
  vertex: 'google-vertex',
  minimax: 'minimax',
  alibaba: 'alibaba',
};

/** What is known about a provider; behind the gateway, about the provider of the model. */
export function factsOf(provider: AiSdkProvider, model: string): ProviderFacts {
  const [prefix = '', ...rest] = model.split('/');
  const owner = provider === 'gateway' ? BEHIND_GATEWAY[prefix] : undefined;
  const facts = PROVIDERS[owner ?? provider];
  const takes = facts.withReferences?.test(owner ? rest.join('/') : model) ?? true;
  return { ...facts, images: { ...facts.images, references: facts.images.references && takes } };
}

/**
 * Shape and size of an order. Both are sent: without the shape, most providers make 16:9, and most
 * know a size only as the name of a tier, which their package finds by one landscape size.
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
