import { WELCOME_CREDITS } from '#domain/credits.ts';
import { CREDIT_PACKAGES } from '#domain/packages.ts';
import { listOfPresets } from '#domain/presets.ts';

/** Marketing copy of the landing page: promises of the specification, enforced nowhere. */
export const HERO = {
  claim: '10x Faster',
  lead: 'Describe the night. A text-to-video AI model makes the film, with built-in moderation and compliance checks. Every video is reviewed before going live.',
  smallPrint: `${WELCOME_CREDITS} free credits on signup. No credit card.`,
} as const;

export const FEATURES = [
  {
    suit: '♠',
    title: 'Tables, not templates',
    text: `${listOfPresets()} presets with wheels that run down, cards that turn and chips that fall.`,
  },
  {
    suit: '♥',
    title: 'AI Script Assist',
    text: 'Stuck on the first line? Pick a table and have a prompt written that fits it.',
  },
  {
    suit: '♦',
    title: 'Compliance ready',
    text: 'Responsible gambling lines, the 21+ mark and the AI label are burned into every film.',
  },
  {
    suit: '♣',
    title: 'Built-in moderation',
    text: 'Prompts are checked before a credit is spent, and a person reviews every film before it is shared.',
  },
  {
    suit: '♠',
    title: 'Every screen',
    text: 'Widescreen, portrait and square, five to sixty seconds, up to sixty frames a second.',
  },
  {
    suit: '♥',
    title: 'The whole team',
    text: 'Owners, admins, creators and viewers share one house, one balance and one library.',
  },
] as const;

export const STEPS = [
  {
    title: 'Pick a table',
    text: 'Start from a casino preset: the scene, the objects and the light are already there.',
  },
  {
    title: 'Say what happens',
    text: 'Write a sentence or let script assist write it. Choose shape, length, camera and crowd.',
  },
  {
    title: 'Review, then go live',
    text: 'Watch the finished film, have it approved, download it or share the link.',
  },
] as const;

const CENTS_PER_DOLLAR = 100;
const PACKAGES = CREDIT_PACKAGES.map(
  ({ credits, priceCents }) =>
    `${credits.toLocaleString('en')} for $${priceCents / CENTS_PER_DOLLAR}`,
).join(', ');

/** What is true beside the tiers, which are marketing copy. */
export const PACKAGES_NOTE = `Today credits are bought in packages, without a subscription: ${PACKAGES}. All presets, script assist, team roles and API access come with every plan, the free one too.`;

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
    period: 'to begin with',
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
    period: 'for groups of houses',
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
