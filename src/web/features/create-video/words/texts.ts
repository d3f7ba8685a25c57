import type { Lockable } from '#domain/brands/brand.ts';

/** Every sentence about the words of a video and what they lack. */
export const WORD_TEXTS = {
  shown: 'Shown',
  logoCount: (count: number) => (count === 1 ? '1 logo' : `${count} logos`),
  fontCount: (count: number) => (count === 1 ? '1 font' : `${count} fonts`),
  namedByReviewer: 'The reviewer’s note is about this field.',
  onEveryVideo: (ageMark: string, aiLabel: string) => `On every video: ${ageMark}, ${aiLabel} and`,
  addCondition: 'Add condition',
  suggestionsFor: (label: string) => `Suggestions: ${label.toLowerCase()}`,
  spelling: 'Spelling',
  didYouMean: 'did you mean',
  correctTo: (written: string, suggested: string) => `Correct ${written} to ${suggested}`,
  readWith: (model: string) => `Read with ${model}`,
  sentTo: (model: string) =>
    `Your prompt and the preset are sent to ${model}, outside this server.`,
  readByModel: (model: string) => `Read by ${model}. Check the words before you order.`,
  modelDidNotRead: (model: string) => `${model} could not read the prompt`,
  cardTitle: 'Words on screen',
  cardHint: 'The video shows exactly these words.',
  noLines: 'No lines. A line is an offer, a date, a place or a note.',
  addLine: 'Add line',
  lineLimit: (max: number) => `There are at most ${max} lines.`,
  kindOfLine: (number: number) => `Kind of line ${number}`,
  condition: 'Condition',
  remove: 'Remove',
  removeCondition: (number: number) => `Remove condition of line ${number}`,
  conditionOfLine: (number: number) => `Condition of line ${number}`,
  dragLine: (number: number) => `Drag line ${number}, or press the up or down arrow key`,
  moreForLine: (number: number) => `More for line ${number}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeLine: 'Remove line',
  moved: (number: number, count: number) => `Moved to position ${number} of ${count}`,
  removed: 'Line removed',
  notOnScreenYet: 'Not on screen yet:',
  more: (count: number) => `${count} more`,
  addedToScreen: 'Added to the words on screen',
  addOffered: (kind: string, words: string) => `Add ${kind.toLowerCase()}: ${words}`,
  removeSigns: (signs: string) => `Remove ${signs}`,
  removeSignsFrom: (signs: string, label: string) => `Remove ${signs}: ${label.toLowerCase()}`,
  edit: (label: string, text: string) =>
    text === '' ? `Add ${label.toLowerCase()}` : `Edit ${label.toLowerCase()}: ${text}`,
  clear: (label: string) => `Clear ${label.toLowerCase()}`,
  readAgain: 'Read again',
  readAgainLabel: (label: string) => `Read again: ${label.toLowerCase()}`,
  showInPrompt: 'Show in prompt',
  showInPromptLabel: (label: string) => `Show in prompt: ${label.toLowerCase()}`,
  doesNotFit: (seconds: number) => `Does not fit into ${seconds} seconds.`,
  beforeYouPay: (count: number) => `Before you pay (${count})`,
  missing: (parts: readonly string[], further: number) =>
    `Not on screen: ${parts.join(', ')}${further > 0 ? ` · ${further} more` : ''}`,
  missingParts: {
    headline: 'headline',
    date: 'date',
    venue: 'venue',
    callToAction: 'call to action',
    signature: 'signature',
  },
  notOnScreen: {
    headline: 'No headline on screen',
    date: 'No date on screen',
    venue: 'No venue on screen',
    callToAction: 'No call to action on screen',
    signature: 'No signature: the last seconds show no name',
  },
  wordsFill: (filled: number, total: number) => `Your words fill ${filled} of ${total} seconds`,
  otherDay: (call: string, day: string) => `“${call}” does not go with “${day}”`,
  noRoomFor: (field: string) => `${field} (no room)`,
  leftOut: (fields: string, seconds: number) => `Does not fit into ${seconds} seconds: ${fields}`,
  makeItLonger: (seconds: number) => `Set ${seconds} seconds`,
  addWords: (words: string) => `Add “${words}”`,
} as const;

/** What a brand may lock. */
export const LOCKABLE_LABELS: Record<Lockable, string> = {
  palette: 'colors',
  logos: 'logos',
  fonts: 'fonts',
  signature: 'signature',
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
    `${brand} asks every video for a ${field} of its own. Write one to create the video.`,
  nothingSet: 'None',
} as const;
