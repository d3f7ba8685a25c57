import type { Finding, FindingCategory, PolicyCategory, Severity } from '#domain/verdict.ts';

/** Changes whenever the same prompt may get another verdict; stored beside every verdict. */
export const POLICY_VERSION = '2026-11-28.4';

export interface PolicyEntry {
  /** What a finding of this category means unless a rule or the classifier says otherwise. */
  readonly severity: Severity;
  /** When the other severity applies; null where there is none. */
  readonly escalation: string | null;
  /** The regulation or product rule behind the category. */
  readonly basis: string;
  readonly message: string;
  readonly suggestion: string;
}

/** What is not allowed, why, and what to write instead. */
export const POLICY: Record<PolicyCategory, PolicyEntry> = {
  minors_appeal: {
    severity: 'block',
    escalation:
      'flag when it is only a style that may appeal to under-18s (cartoon mascot, Santa, superhero, video-game look) with no stated child audience',
    basis: 'CAP 16.3.12 (strong appeal); AGCO 2.03(1)(3); AGA code; TikTok/Google ad policy',
    message:
      'This prompt looks designed to appeal to people under the legal gambling age. Casino advertising must not do that.',
    suggestion:
      'Use adult settings, realistic or abstract design, and people who clearly look 25 or older. Drop mascots, toys, cartoons and school or youth-culture references.',
  },
  underage_persons: {
    severity: 'block',
    escalation:
      'flag when children or prom/college-age people are merely near a casino (resort pool, entrance) and not gambling',
    basis: 'NY PML 1363(2)(c); CAP under-25 rule; AGCO 2.03(5); AGA 21+ featured persons',
    message: 'People who are, or could look, underage must not appear in casino advertising.',
    suggestion:
      'State an adult age in the prompt (for example “guests in their forties”) and remove children, students and school settings.',
  },
  guaranteed_win: {
    severity: 'block',
    escalation: null,
    basis:
      'NJ DGE 2023 standards ("guaranteed wins"); AGCO 2.04 (text seen in sibling standards); YouTube "guaranteed returns"; CAP 16.3 misleading',
    message:
      'You cannot promise or imply that players will win. Outcomes are random and the house has an edge.',
    suggestion:
      'Sell the experience (atmosphere, show, food, suspense) and cut away before the result. State odds or RTP only if you can prove them.',
  },
  risk_free: {
    severity: 'block',
    escalation:
      'allow when the sentence denies it ("no bet is risk-free") or is about room cancellation etc.',
    basis: 'AGA Code March 2023 (bans "risk free"); NJ DGE 2023; MA and OH (news)',
    message: 'Gambling always involves risk, so “risk-free” and similar wording is not allowed.',
    suggestion:
      'Remove the claim. If there is an offer, describe exactly what the player stakes, gets back and when, with terms on screen.',
  },
  financial_solution: {
    severity: 'block',
    escalation: null,
    basis:
      'CAP 16.3.4; AGCO 2.04 (text seen in sibling standards); MGA S.L. 583.09 reg. 6; AGA code of conduct',
    message: 'Gambling must not be shown as income, an investment or a way out of money problems.',
    suggestion:
      'Show gambling as paid-for entertainment with a budget. Remove bills, debts, jobs and life-changing money.',
  },
  problem_gambling: {
    severity: 'block',
    escalation: null,
    basis:
      'CAP 16.3.1, 16.3.3, 16.3.5, 16.3.6; AGCO 2.03(7)(8), 2.04 (recovering losses; sibling standards); 205 CMR 256.06',
    message:
      'The prompt encourages harmful play (chasing losses, playing without limits, to escape problems or to be admired).',
    suggestion:
      'Show short, budgeted, social play that ends. Show limits, breaks or a helpline instead.',
  },
  celebrity_likeness: {
    severity: 'block',
    escalation:
      'flag for unnamed look-alikes, tribute acts, or a claimed signed ambassador (ask for the license)',
    basis:
      'AGCO 2.03(3)(4); CAP 16.3.12; NL role-model ban 2022; NY synthetic performer law; product rule "no deepfakes"',
    message:
      'You cannot generate a real person’s face or voice, living or dead, without proof of permission.',
    suggestion:
      'Describe a fictional adult by age, style and mood. If you hold a license and the order is blocked, name the license in an appeal.',
  },
  third_party_brand: {
    severity: 'flag',
    escalation: `block when the aim is imitation or implied endorsement (copy a rival's logo, "so people think it is official"); allow brands on the allow-list under Rules`,
    basis: 'Product rule "no unauthorized brand usage"; general trademark law (general knowledge)',
    message: 'The prompt names a brand, character or venue that may belong to someone else.',
    suggestion:
      'Use generic descriptions (“luxury watch”, “grand fountain”). If you hold a license for a brand, such as a slot title, an owner or admin can ask the platform operator under Rules to allow it.',
  },
  explicit_sexual: {
    severity: 'block',
    escalation: 'flag for merely suggestive styling (lingerie, adoring models, burlesque tease)',
    basis:
      'CAP 16.3.8 (seduction, sexual success); N.J.A.C. 13:69C-14.2(e)(1); platform adult-content policies',
    message: 'Sexual content, or suggesting that gambling brings sexual success, is not allowed.',
    suggestion:
      'Keep elegant, fully dressed adults and remove sexual poses and any suggestion of sexual reward.',
  },
  alcohol_excess: {
    severity: 'flag',
    escalation: 'block when intoxication is combined with gambling or encourages betting',
    basis:
      'ACT/SA codes (no alcohol with gambling); TikTok alcohol rules; AGA code of conduct alcohol service',
    message: 'The prompt shows excessive drinking or links drinking with betting.',
    suggestion: 'Show moderate drinking away from play, or use alcohol-free drinks.',
  },
  violence_hate: {
    severity: 'block',
    escalation:
      'flag for stylised threat (sword duel, blank-firing show, weapon on table); allow unarmed heist mood',
    basis: 'CAP 16.3.9 (toughness), general harm/offence rules; platform policies',
    message: 'Violent or hateful content cannot be used in casino advertising.',
    suggestion:
      'Create tension with light, music and pace instead of weapons or victims; remove any reference to protected groups.',
  },
  misleading_bonus: {
    severity: 'flag',
    escalation:
      'block when terms are hidden, falsified or "no conditions" is claimed against the facts; allow when the significant terms are in the prompt. ON (Ontario): any public bonus ad is prohibited',
    basis: 'AGCO 2.05; N.J.A.C. 13:69C-14.2(d); LCCP SR 5.1.1 (19 Jan 2026); Mich. R 432 records',
    message:
      'Bonus offers need their important conditions shown clearly, and some regions do not allow them in public ads.',
    suggestion:
      'State stake, reward, wagering requirement, expiry, eligibility and age in the ad, or remove the offer.',
  },
  skill_overclaim: {
    severity: 'block',
    escalation:
      'flag for softer "skill decides" lines in chance games; allow poker/blackjack education that admits luck and house edge',
    basis:
      'AGCO 2.04 (skill; sibling standards); SA code (skill cannot influence); CAP guidance on control',
    message:
      'Games of chance cannot be beaten by skill, systems or timing, so ads must not say so.',
    suggestion: 'Explain rules and odds neutrally, or show the social side of the game.',
  },
  urgency: {
    severity: 'flag',
    escalation: null,
    basis:
      'CAP/ASA guidance against undue pressure to bet (general knowledge); AU wagering inducement rules (general knowledge)',
    message: 'The prompt pressures people to bet quickly.',
    suggestion:
      'Use plain dates and times for events and offers. Remove countdowns and “now or never” lines next to a betting call to action.',
  },
  disclosure_evasion: {
    severity: 'block',
    escalation: null,
    basis:
      'EU AI Act Art. 50; NY GBL 396-b; product rule: AI label and responsible-gambling message on every video; platform abuse',
    message: 'The AI label and the responsible gambling message cannot be removed or disguised.',
    suggestion: 'Remove these words. The label and helpline appear on every video.',
  },
};

/**
 * The regulations and rules behind a finding of the policy; null for what an organization, a market
 * or a brand added to it.
 */
export function basisOf({
  category,
  message,
}: Pick<Finding, 'category' | 'message'>): string | null {
  const entry = isPolicyCategory(category) ? POLICY[category] : null;
  return entry !== null && entry.message === message ? entry.basis : null;
}

function isPolicyCategory(category: FindingCategory): category is PolicyCategory {
  return category in POLICY;
}
