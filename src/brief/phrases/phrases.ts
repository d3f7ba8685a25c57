/** How a language says what a brief is made of. Sources of regular expressions over folded text (`foldText`). */
export interface Phrases {
  /** Opens a message. */
  readonly greeting: string;
  /** Ends a message; the sender's name and address follow. */
  readonly signOff: string;
  /** Speaks of the sender's own deadline, approvals or wishes from the office. */
  readonly deadline: string;
  /** Asks for the film itself, wherever it stands in a clause. */
  readonly request: string;
  /** Says what is to be seen or heard rather than read. */
  readonly direction: string;
  /** Age, helplines, addiction: the legal lines of a market say it. */
  readonly legal: string;
  /** Small print. */
  readonly terms: string;
  /** Asks readers to name others. */
  readonly tagging: string;
  /** Talks about something as people do in sentences, not in lines of a flyer. */
  readonly talk: string;
  /** Verbs that call upon the reader, at the start of a clause. */
  readonly call: string;
  /** Nouns that lead to an address or a number. */
  readonly contact: string;

  readonly day: string;
  /** Days cut short: only beside another part of a date. */
  readonly shortDay: string;
  readonly month: string;
  readonly dayPart: string;
  /** Whole dates in a word or two: tonight, weekends, holidays. */
  readonly moment: string;
  /** Stand before a date and belong to it. */
  readonly dateLead: string;
  /** Stand between parts of a date. */
  readonly dateJoin: string;
  /** Hours with a word before them instead of a unit behind. */
  readonly hour: string;
  /** Stand between two hours or days. */
  readonly range: string;
  /** Close a date. */
  readonly dateTail: string;
  /** What limits an offer when a time follows. */
  readonly until: string;

  /** Sums of at least, at most. */
  readonly sumLead: string;
  /** Between a sum and its noun. */
  readonly sumJoin: string;
  /** What sums are paid for or won in: such a noun makes a sum an offer. */
  readonly prize: string;
  /** Prizes that are counted: `50 free spins`. */
  readonly counted: string;
  /** Given things before or around which the gift is named. */
  readonly giftBefore: string;
  readonly giftAfter: string;
  /** Whole offers. */
  readonly gift: string;
  /** Opens the condition of an offer. */
  readonly condition: string;
  /** Leads on to a place. */
  readonly placeLead: string;
  /** Verbs of getting and giving, which are no part of what is given. */
  readonly gain: string;
  /** Who alone gets it: at the start of an offer in a sentence. */
  readonly recipient: string;
  /** Nouns of places, as part of a name. */
  readonly placeHead: string;
  /** Nouns of occasions: a line that names one may be the headline. */
  readonly event: string;
  /** Asks for a film without writing. */
  readonly wordless: string;
}
