/** What comes with the verdicts of the markets, not with the screen. */
export const MARKET_TEXTS = {
  canBeShown: 'Can be shown',
  needsReview: 'Needs review first',
  cannotBeShown: 'Cannot be shown',
  becauseOfText: 'Your text is not allowed as it stands.',
  notConfirmed: 'Not confirmed',
  notResearched: 'Rules not fully confirmed',
  onlyStatusKnown:
    'Only its legal status is known, from secondary sources. Have its advertising rules checked before you show the video.',
  due: 'Check due',
  factsDue: (count: number) =>
    `${count === 1 ? '1 fact is' : `${count} facts are`} due to be checked again.`,
  rulesOf: (market: string) => `Rules of ${market}`,
  helpline: (name: string, number: string) => `Helpline: ${name} ${number}`,
  notAllowedInVideo: 'Not allowed in the video',
  yourResponsibility: 'Your responsibility',
  openQuestions: 'Open questions',
  sources: 'Sources',
  oldestCheck: (day: string) => `The oldest check was on ${day}. Not legal advice.`,
  inTheVideo: (age: number) => `In the video: ${age}+,`,
  verdictByMarket: 'Verdict by market',
};

/** Every sentence of the panels that come when they are opened. */
export const PANEL_TEXTS = {
  noBrand: 'No brand',
  defaultBrand: (name: string) => `${name} (default)`,
  brandsFailed: 'Brands could not be loaded',
  tone: 'Tone',
  preferredWords: 'Preferred words',
  bannedWords: 'Banned words',
  advertises: 'Advertises',
  advertisesHint:
    'Some markets allow one and not the other. A video for a venue must show its name and location.',
  marketsHint: 'The video carries the age mark and the responsible gambling line of its markets.',
  voiceOver: 'Voice-over',
  voiceOverHint:
    'A voice reads your on-screen text over the music. If this server has no speech model, a draft voice in English is used.',
  captions: 'Captions',
  noCaptions: 'The video shows no captions.',
  captionsInPlayer: 'Viewers can turn them on in the player. You can also download them as WebVTT.',
  captionsOnPicture: 'Always visible, above the legal lines. You can also download them as WebVTT.',
  voiceSays: 'The voice says:',
} as const;
