import { WELCOME_CREDITS } from '#domain/money/credits.ts';
import { CREDIT_PACKAGES } from '#domain/money/packages.ts';
import { listOfPresets } from '#domain/order/presets.ts';

/** Every sentence of this part of the interface. */
export const TEXTS = {
  exampleVideo: (name: string) => `${name} example video`,
  playTheExample: (name: string) => `Play the ${name} example`,
  pauseTheExample: (name: string) => `Pause the ${name} example`,
  examples: 'Examples',
  oneVideoForEachPresetEach:
    'One video for each preset, each made with CasinoReel from the sentence below it.',
  twentyOneAtTheStrokeOf: 'Twenty-one, at the stroke of midnight',
  scriptGenerated: 'Script generated',
  renderingVideo: 'Rendering video...',
  decoration: 'Decoration',
  aiGenerated: 'AI-generated',
  helpline: 'Gambling problem? Call 1-800-MY-RESET or your state helpline.',
  complianceReady: 'Compliance ready',
  casinoVideos: 'Casino videos,',
  howTheVideosAreMade: 'How the videos are made',
  startCreating: 'Start Creating',
  watchDemo: 'Watch Demo',
  features: 'Features',
  pricing: 'Pricing',
  casinoreelHome: 'CasinoReel home',
  sections: 'Sections',
  signIn: 'Sign In',
  getStartedFree: 'Get Started Free',
  createYourFirstCasinoVideo: 'Create your first casino video.',
  forPeopleAged21AndOver: 'For people aged 21 and over.',
  verifyAVideo: 'Verify a video',
  whatAiGeneratedMeans: 'What “AI-generated” means',
  figures: 'Figures',
  everythingYouNeedToTurnA: 'Everything you need to turn a promotion into a video you can publish.',
  threeStepsToAVideo: 'Three steps to a video',
  noStudioNoShootNoEditing: 'No studio, no shoot, no editing.',
  createScreen:
    'The Create screen: preset, prompt and style, beside a preview of the video and its shots',
  popular: 'Popular',
  placeOf: (place: number, count: number) => `${place} of ${count}`,
  startFreeWithYourFirstVideo:
    'Start free with your first video on us. Buy more credits when you need them.',
};

/** Marketing copy of the landing page: promises of the specification, enforced nowhere. */
export const HERO = {
  claim: '10x Faster',
  lead: 'Describe your promotion. A text-to-video AI model makes the video, with built-in moderation and compliance checks. Every video is reviewed before going live.',
  smallPrint: `${WELCOME_CREDITS} free credits on signup. No credit card.`,
} as const;

export const FEATURES = [
  {
    icon: 'presets',
    title: 'Presets for every table',
    text: `${listOfPresets()} presets, each with its own scene, objects and lighting.`,
  },
  {
    icon: 'script',
    title: 'AI Script Assist',
    text: 'Choose a preset and let AI write a prompt for it.',
  },
  {
    icon: 'compliance',
    title: 'Compliance ready',
    text: 'Responsible gambling lines, the 21+ mark and the AI label are part of every video.',
  },
  {
    icon: 'moderation',
    title: 'Built-in moderation',
    text: 'Prompts are checked before a credit is spent, and a person reviews every video before it is shared.',
  },
  {
    icon: 'formats',
    title: 'Every format',
    text: 'Widescreen, portrait and square, 5 to 60 seconds, up to 60 frames per second.',
  },
  {
    icon: 'teams',
    title: 'Built for teams',
    text: 'Owners, admins, creators and viewers share one organization, one balance and one library.',
  },
] as const;

export const STEPS = [
  {
    title: 'Choose a preset',
    text: 'Start from a casino preset: the scene, objects and lighting are already set up.',
  },
  {
    title: 'Write a prompt',
    text: 'Write it yourself or use AI Script Assist. Choose the format, duration, camera motion and crowd density.',
  },
  {
    title: 'Review, then go live',
    text: 'Watch the finished video, get it approved, then download it or share the link.',
  },
] as const;

const CENTS_PER_DOLLAR = 100;
const PACKAGES = CREDIT_PACKAGES.map(
  ({ credits, priceCents }) =>
    `${credits.toLocaleString('en')} credits for $${priceCents / CENTS_PER_DOLLAR}`,
).join(', ');

/** What is true beside the tiers, which are marketing copy. */
export const PACKAGES_SOLD = `Available now, with no subscription: ${PACKAGES}.`;

interface Tier {
  readonly name: string;
  readonly price: string;
  readonly period: string;
  readonly isPopular: boolean;
  readonly promises: readonly string[];
  readonly action: { readonly label: string; readonly leadsToRegistration: boolean };
}

export const TIERS: readonly Tier[] = [
  {
    name: 'Starter',
    price: 'Free',
    period: 'to get started',
    isPopular: false,
    promises: [
      `${WELCOME_CREDITS} free credits`,
      'All casino presets',
      'AI script assist',
      '720p on free tier',
    ],
    action: { label: 'Get Started Free', leadsToRegistration: true },
  },
  {
    name: 'Pro',
    price: '$99',
    period: 'per month',
    isPopular: true,
    promises: [
      '1,000 credits per month',
      'Everything in Starter',
      'Priority rendering',
      'Team collaboration',
    ],
    action: { label: 'Start Pro Trial', leadsToRegistration: true },
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    period: 'for casino groups',
    isPopular: false,
    promises: [
      'Unlimited credits',
      'Everything in Pro',
      'Dedicated support',
      'Custom integrations',
    ],
    action: { label: 'Contact Sales', leadsToRegistration: false },
  },
];
