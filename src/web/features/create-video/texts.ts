import type { LineKind } from '#domain/words.ts';

export const LINE_KIND_LABELS: Record<LineKind, string> = {
  offer: 'Offer',
  when: 'When',
  where: 'Where',
  note: 'Note',
};

/** Every sentence of the card with the words of the film. */
export const TEXTS = {
  promptHint:
    'Describe what happens in the video. Labels such as “Headline:”, quotes, capitals, offers, dates and places fill the fields below. Only what stands there is shown.',
  cardTitle: 'Words on screen',
  cardHint:
    'The video shows exactly these words, in this order, and the legal lines. Empty fields are not shown. What you change here stays when the prompt changes.',
  headline: 'Headline',
  callToAction: 'Call to action',
  signature: 'Signature',
  houseSigns: 'Signed with the name of your brand or organization.',
  nobodySigns: 'Nobody signs: your organization has no name of its own yet.',
  terms: 'Small print',
  lines: 'Lines',
  noLines: 'No lines. A line is an offer, a date, a place or a note.',
  addLine: 'Add line',
  lineLimit: (max: number) => `There are at most ${max} lines.`,
  line: (number: number) => `Line ${number}`,
  kindOfLine: (number: number) => `Kind of line ${number}`,
  conditionOfLine: (number: number) => `Condition of line ${number}`,
  dragLine: (number: number) => `Drag line ${number}, or press the up or down arrow key`,
  moveUp: (number: number) => `Move line ${number} up`,
  moveDown: (number: number) => `Move line ${number} down`,
  removeLine: (number: number) => `Remove line ${number}`,
  moved: (number: number, count: number) => `Moved to position ${number} of ${count}`,
  removed: 'Line removed',
  clear: (label: string) => `Clear ${label.toLowerCase()}`,
  readAgain: 'Read again',
  readAgainLabel: (label: string) => `Read again: ${label.toLowerCase()}`,
  showInPrompt: 'Show in prompt',
  showInPromptLabel: (label: string) => `Show in prompt: ${label.toLowerCase()}`,
  doesNotFit: (seconds: number) => `Does not fit into ${seconds} seconds.`,
  beforeYouPay: 'Before you pay',
  noHeadline: 'No headline on screen',
  noDate: 'No date on screen',
  noVenue: 'No venue on screen',
  noCallToAction: 'No call to action on screen',
  wordsFill: (filled: number, total: number) => `Your words fill ${filled} of ${total} seconds`,
  leftOut: (count: number, seconds: number) =>
    `${count === 1 ? '1 field does' : `${count} fields do`} not fit into ${seconds} seconds`,
  fromPrompt: (settings: string) => `Set from your prompt: ${settings}.`,
  seconds: (seconds: number) => `${seconds} seconds`,
  shotsNamed: 'Shots named in your prompt',
} as const;
