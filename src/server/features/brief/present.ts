import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { LookWishesBody } from '#contracts/schemas/look.ts';
import type { BriefReading, LookWishes } from '#brief/brief.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { WordLine } from '#domain/order/words.ts';
import { suggestDates } from './suggest-dates.ts';
import { suggestWords } from './suggest-words.ts';

export interface BriefToPresent extends BriefReading {
  readonly readBy: 'local' | 'model';
  readonly prompt: string;
  readonly preset: PresetId | null;
  readonly modelName: string | null;
}

export function presentBrief(brief: BriefToPresent): BriefBody {
  const { language, words, duration, aspectRatio, shotNotes, readFrom, corrections } = brief;
  const look = presentLook(brief.look);
  const suggestions = suggestWords(brief, language);
  return {
    language: brief.writtenIn,
    words: { ...words, lines: words.lines.map((line) => ({ ...line })) },
    ...(Object.keys(look).length > 0 && { look }),
    ...(duration !== null && { duration }),
    ...(aspectRatio !== null && { aspectRatio }),
    ...(shotNotes.length > 0 && { shotNotes: [...shotNotes] }),
    readFrom: readFrom.map((one) => ({ ...one })),
    ...(corrections.length > 0 && { corrections: corrections.map((one) => ({ ...one })) }),
    readBy: brief.readBy,
    hasModel: brief.modelName !== null,
    modelName: brief.modelName,
    suggestions: {
      headlines: [...suggestions.headlines],
      callsToAction: [...suggestions.callsToAction],
      lines: brief.offered.lines
        .filter(isLeftOut({ ...words, headlines: suggestions.headlines }))
        .map((line) => ({ ...line })),
      dates: suggestDates(brief),
    },
  };
}

interface SaidWords extends Pick<BriefReading['words'], 'headline' | 'callToAction' | 'lines'> {
  /** Those that are suggested: no note repeats a part of one. */
  readonly headlines: readonly string[];
}

/** Whether nothing among the words says it: what a model read may differ from what was offered. */
function isLeftOut({ headline, callToAction, lines, headlines }: SaidWords) {
  const shown = [headline ?? '', callToAction ?? '', ...lines.map(({ text }) => text)];
  return ({ kind, text }: WordLine) =>
    ![...shown, ...(kind === 'note' ? headlines : [])].some((one) =>
      one.toLowerCase().includes(text.toLowerCase()),
    );
}

/** The requested look, without open fields. */
function presentLook({
  colors,
  isDressed: _all,
  world: _event,
  subjects: _shots,
  ...wishes
}: LookWishes): LookWishesBody {
  const { suggested: _world, ...named } = colors;
  const said = Object.entries({ ...wishes, ...named }).filter(
    ([, wish]) => wish !== null && (!Array.isArray(wish) || wish.length > 0),
  );
  return Object.fromEntries(said) as LookWishesBody;
}
