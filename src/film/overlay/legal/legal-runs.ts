import {
  directionOf,
  joinsLetters,
  measureType,
  type TypeSetting,
} from '#film/overlay/type/type-setter.ts';

/** A part of a legal line in one weight. */
export interface LegalRun {
  readonly text: string;
  readonly type: TypeSetting;
}

/** Helplines and addresses: `1-800-MY-RESET`, `0808`, `begambleaware.org`. */
const CONTACT = /\d{3}|\d-.*-|\p{L}\.\p{L}{2}/u;

/** A line with what to call or visit in bold. */
export function runsOf(line: string, type: TypeSetting): readonly LegalRun[] {
  if (directionOf(line) === 'rtl' || joinsLetters(line)) return [{ text: line, type }];
  const runs: LegalRun[] = [];
  for (const word of line.match(/\S+\s*/gu) ?? []) {
    const face = CONTACT.test(word) ? 'legalStrong' : type.face;
    const last = runs.at(-1);
    if (last?.type.face === face) runs.splice(-1, 1, { ...last, text: last.text + word });
    else runs.push({ text: word, type: { ...type, face } });
  }
  return runs;
}

/** Width of a legal line; its bold parts are wider. */
export function measureRuns(line: string, type: TypeSetting): number {
  return runsOf(line, type).reduce((sum, run) => sum + measureType(run.text, run.type), 0);
}
