/** What comes with the verdicts of the markets, not with the screen. */
export const MARKET_TEXTS = {
  canBeShown: 'Can be shown',
  reviewedFirst: 'Reviewed first',
  notPossible: 'Not possible',
  notConfirmed: 'Not confirmed',
  notResearched: 'Not researched enough',
  onlyStatusKnown:
    'Only its legal status is known, from secondary sources. Have its advertising rules checked before you show the video.',
  due: 'Due',
  factsDue: (count: number) =>
    `${count === 1 ? '1 fact is' : `${count} facts are`} due to be checked again.`,
  rulesOf: (market: string) => `Rules of ${market}`,
  helpline: (name: string, number: string) => `Helpline: ${name} ${number}`,
  notAllowedInVideo: 'Not allowed in the video',
  yourResponsibility: 'Your responsibility',
  notFound: 'Not found',
  sources: 'Sources',
  oldestCheck: (day: string) => `The oldest check was on ${day}. Not legal advice.`,
  inTheVideo: (age: number) => `In the video: ${age}+,`,
  verdictByMarket: 'Verdict by market',
};
