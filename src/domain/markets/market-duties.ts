import type { MarketCode } from '#domain/markets/markets.ts';

/** What a market forbids or asks for beyond the advertising policy that holds everywhere. */
export interface MarketDuties {
  /** Claims and contents that may not be in the film. */
  readonly bannedClaims: readonly string[];
  /** What whoever shows the film has to do, beyond what the film carries by itself. */
  readonly duties: readonly string[];
}

const NONE: MarketDuties = { bannedClaims: [], duties: [] };

/** Seen in the sources that the market's row in `jurisdictions.ts` names; nothing else stands here. */
const MARKET_DUTIES: Partial<Record<MarketCode, MarketDuties>> = {
  GB: {
    bannedClaims: [
      'Strong appeal to under-18s, youth culture included',
      'Anybody who is or seems under 25 in a significant role',
      'Gambling as an escape, as a priority in life or as a way out of money problems',
      'Links to seduction, toughness or recklessness',
    ],
    duties: ['Only for licensees of the Gambling Commission', 'Aim digital ads at people over 25'],
  },
  US: {
    bannedClaims: ['"Risk free"', 'That gambling improves finances', 'Anybody under 21'],
    duties: [
      'Use the row of the state where the film is shown: the helpline is a matter of states',
    ],
  },
  'US-NJ': {
    bannedClaims: [
      '"Guaranteed wins"',
      '"Risk-free", unless losses are fully compensated',
      'Obscured conditions of an offer',
    ],
    duties: ['Do not show it in places that entice people under 21'],
  },
  'US-PA': {
    bannedClaims: ['False or misleading statements', 'Undisclosed conditions'],
    duties: [
      'Have the gambling assistance message approved beforehand',
      'The message is at least as large as most of the text, or 2% of the larger side',
    ],
  },
  'US-MI': {
    bannedClaims: ['Offers without clear terms'],
    duties: ['Keep records of promotions that can be audited'],
  },
  'US-NY': {
    bannedClaims: ['Anybody under 21 gambling'],
    duties: ['Name the facility and its place', 'Disclose people made by AI conspicuously'],
  },
  'US-MA': {
    bannedClaims: ['Deceptive statements', 'Targeting people at risk', 'An obscured helpline'],
    duties: ['On billboards the helpline is visible the entire time'],
  },
  'CA-ON': {
    bannedClaims: [
      'Bonuses, credits and other inducements in public advertising',
      'Athletes, active or retired',
      'Celebrities, influencers and cartoons that are likely to appeal to minors',
    ],
    duties: ['Only for operators registered in Ontario'],
  },
  MT: {
    bannedClaims: [
      'Gambling as a solution to personal, social or financial problems',
      'Gambling as an alternative to work or as an investment',
    ],
    duties: [
      "Show the licensee's name and licence reference",
      'The play-responsibly notice takes at least 10% of the ad',
    ],
  },
  ES: {
    bannedClaims: ['Famous people: treated as banned while the law is being restored'],
    duties: ['On television only between 01:00 and 05:00'],
  },
  NL: {
    bannedClaims: ['Role models of any kind'],
    duties: ['Only online and targeted: 95% of the audience is 24 or older'],
  },
  DE: {
    bannedClaims: [],
    duties: ['No online-casino advertising between 06:00 and 21:00, online or on air'],
  },
};

/** The market's own bans and duties; empty lists where none were seen in a source. */
export function marketDutiesOf(code: MarketCode): MarketDuties {
  return MARKET_DUTIES[code] ?? NONE;
}
