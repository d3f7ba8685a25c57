import type { BriefReading } from '#brief/brief.ts';
import { LINES_MAX } from '#domain/order/words.ts';
import type { MarkedBrief } from './brief-set.ts';
import { isRightField, isRightLine } from './score-brief.ts';

/** A reading with those of its offers that the brief's author would take, and no others. */
export function takeOffers(brief: MarkedBrief, reading: BriefReading): BriefReading {
  const { words, offered } = reading;
  const taken = (field: 'headline' | 'callToAction', texts: readonly string[]) =>
    words[field] ?? texts.find((text) => isRightField(brief, field, text)) ?? null;
  const lines = offered.lines.filter((line) => isRightLine(brief, line));
  return {
    ...reading,
    words: {
      ...words,
      headline: taken('headline', offered.headlines),
      callToAction: taken('callToAction', offered.callsToAction),
      lines: [...words.lines, ...lines].slice(0, LINES_MAX),
    },
  };
}
