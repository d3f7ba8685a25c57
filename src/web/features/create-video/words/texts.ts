import type { Lockable } from '#domain/brands/brand.ts';
import type { LineKind } from '#domain/order/words.ts';

export const LINE_KIND_LABELS: Record<LineKind, string> = {
  offer: 'Offer',
  when: 'When',
  where: 'Where',
  note: 'Note',
};

/** Every sentence about the words of a video and what they lack. */
export const WORD_TEXTS = {
  headline: 'Headline',
  callToAction: 'Call to action',
  signature: 'Sign-off',
  terms: 'Terms',
  lines: 'Lines',
  line: (number: number) => `Line ${number}`,
  fromSettings: 'From your organization’s settings.',
  ownClip: 'Own clip',
  shown: 'Shown',
  logoCount: (count: number) => (count === 1 ? '1 logo' : `${count} logos`),
  fontCount: (count: number) => (count === 1 ? '1 font' : `${count} fonts`),
  toCorrect: 'The reviewer’s note is about this.',
  toAdd: 'The reviewer’s note is about this; the rejected video had none.',
  notAllowed: (excerpts: readonly string[]) =>
    `Not allowed: ${excerpts.map((excerpt) => `“${excerpt}”`).join(', ')}`,
  onEveryVideo: (ageMark: string, aiLabel: string) => `On every video: ${ageMark}, ${aiLabel} and`,
  addCondition: 'Add condition',
  suggestions: 'Suggestions:',
  suggestionsFor: (label: string) => `Suggestions: ${label.toLowerCase()}`,
  spelling: 'Spelling',
  didYouMean: 'did you mean',
  correctTo: (written: string, suggested: string) => `Correct ${written} to ${suggested}`,
  readWith: (model: string) => `Read with ${model}`,
  sentTo: (model: string) =>
    `Your prompt and the preset are sent to ${model}, outside this server.`,
  readByModel: (model: string) => `Read by ${model}. Check the text before you order.`,
  modelDidNotRead: (model: string) => `${model} could not read the prompt`,
  cardTitle: 'On-screen text',
  cardHint: 'The video shows exactly this text.',
  noLines: 'No lines. A line is an offer, a date, a place or a note.',
  addLine: 'Add line',
  lineLimit: (max: number) => `You can add up to ${max} lines.`,
  kindOfLine: (number: number) => `Kind of line ${number}`,
  condition: 'Condition',
  remove: 'Remove',
  removeCondition: (number: number) => `Remove condition of line ${number}`,
  conditionOfLine: (number: number) => `Condition of line ${number}`,
  dragLine: (number: number) => `Drag line ${number}, or press the up or down arrow key`,
  moreForLine: (number: number) => `More actions for line ${number}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeLine: 'Remove line',
  moved: (number: number, count: number) => `Moved to position ${number} of ${count}`,
  removed: 'Line removed',
  notOnScreenYet: 'Not on screen yet:',
  more: (count: number) => `${count} more`,
  addedToScreen: 'Added to the on-screen text',
  add: 'Add',
  removeSigns: (signs: string) => `Remove ${signs}`,
  removeSignsFrom: (signs: string, label: string) => `Remove ${signs}: ${label.toLowerCase()}`,
  edit: 'Edit',
  clear: (label: string) => `Clear ${label.toLowerCase()}`,
  readAgain: 'Read again',
  readAgainLabel: (label: string) => `Read again: ${label.toLowerCase()}`,
  showInPrompt: 'Show in prompt',
  showInPromptLabel: (label: string) => `Show in prompt: ${label.toLowerCase()}`,
  doesNotFit: (seconds: number) => `Does not fit in ${seconds} seconds.`,
  remarks: (count: number) => (count === 1 ? '1 remark' : `${count} remarks`),
  noHeadline: (first: string) => `No headline: the first text on screen is “${first}”`,
  noText: 'No headline: the video shows no text',
  notOnScreen: {
    date: 'No date on screen',
    venue: 'No venue on screen',
    callToAction: 'No call to action on screen',
    signature: 'No sign-off: the video ends without a name',
  },
  wordsFill: (filled: number, total: number) => `Your text fills ${filled} of ${total} seconds`,
  otherDay: (call: string, day: string) => `“${call}” does not match “${day}”`,
  endCard: 'Brand end card',
  leftOut: (fields: string, seconds: number) => `Does not fit in ${seconds} seconds: ${fields}`,
  makeItLonger: (seconds: number) => `Change to ${seconds} seconds`,
  useWords: (words: string) => `Use “${words}”`,
  addWords: (words: string) => `Add “${words}”`,
} as const;

/** What a brand may lock. */
export const LOCKABLE_LABELS: Record<Lockable, string> = {
  palette: 'colors',
  logos: 'logos',
  fonts: 'fonts',
  signature: 'sign-off',
  callToAction: 'call to action',
  address: 'address',
  website: 'website',
  tone: 'tone',
  endCard: 'end card',
  intro: 'intro',
  watermark: 'watermark',
};

/** What a brand fixes. */
export const LOCKED_TEXTS = {
  fixedBy: (brand: string) => `Fixed by ${brand}. An owner or admin can change it in Brands.`,
  mustBeChanged: (brand: string, field: string) =>
    `Every video for ${brand} needs its own ${field}. Enter one to create this video.`,
  nothingSet: 'None',
} as const;
