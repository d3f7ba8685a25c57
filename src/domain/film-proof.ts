/** The parts of a film that rules want seen. */
export const PROVEN_PARTS = ['aiLabel', 'ageMark', 'legalLines'] as const;
export type ProvenPart = (typeof PROVEN_PARTS)[number];

export const PROVEN_PART_NAMES: Readonly<Record<ProvenPart, string>> = {
  aiLabel: 'AI label',
  ageMark: 'Age mark',
  legalLines: 'Responsible-gambling lines',
};

/** What every film has to keep to, whatever engine made its picture. */
export const PROOF_RULES = {
  version: 2,
  /** Of the frame's shorter side, from the top of an ascender to the foot of a descender. */
  textHeightShareMin: 0.04,
  /** WCAG contrast of type against its ground. */
  contrastMin: 4.5,
  /** Of the frames on which the part has to stand: all, but for what a decoder may spoil. */
  framesShareMin: 0.98,
  /** Over a quarter of the frame, as WCAG 2.3.1 and ITU-R BT.1702 count them. */
  flashesPerSecondMax: 3,
  /** Stricter than both, which allow as many as of others. */
  redFlashesPerSecondMax: 0,
} as const;

/** What was measured of one part in the decoded pixels of a finished film. */
export interface PartProof {
  readonly part: ProvenPart;
  /** The words that were looked for, and found where `secondsShown` is not 0. */
  readonly text: string;
  readonly secondsShown: number;
  /** Of the time in which it has to be seen: the whole film, or its turn of it. */
  readonly secondsWanted: number;
  /** Pixels from ascender to descender; the whole mark for the age. 0 where it was never seen. */
  readonly textHeightPixels: number;
  /** The least over all frames that show it; 0 where none does. */
  readonly contrast: number;
  readonly isInSafeArea: boolean;
  /** Of the frame, taken by its plate, where a market wants a share of it. */
  readonly pictureShare?: number | undefined;
  readonly pictureShareMin?: number | undefined;
}

/** Where a brand's logo stands: on things of the scene, or laid over the picture. */
export const LOGO_PLACES = ['scene', 'endCard', 'watermark'] as const;

/** What was measured of a brand's logo in the decoded pixels of a finished film. */
export interface LogoProof {
  readonly place: (typeof LOGO_PLACES)[number];
  /** In how many of the shots that were looked at it was found. */
  readonly shots: number;
  /** Of the frame's width. */
  readonly widthShare: number;
  /** The least of a laid-over logo; of those in the scene, which come in and out of focus, where it is best. */
  readonly contrast: number;
  /** Free room around a laid-over logo, and what its brand asks for. */
  readonly clearSpacePixels?: number | undefined;
  readonly clearSpaceWantedPixels?: number | undefined;
}

/** How often a film flashes over at least a quarter of the frame, in its worst second. */
export interface FlashProof {
  readonly generalPerSecond: number;
  /** Changes to or from saturated red. */
  readonly redPerSecond: number;
}

export interface FilmProof {
  readonly rulesVersion: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly frameCount: number;
  readonly parts: readonly PartProof[];
  /** Of films with a brand that has a logo. */
  readonly logos?: readonly LogoProof[] | undefined;
  /** Films made before version 2 of the rules were not measured. */
  readonly flashes?: FlashProof | undefined;
}

/** What is wrong with a film by {@link PROOF_RULES}, in sentences for people; empty where nothing is. */
export function complaintsAbout(proof: FilmProof): readonly string[] {
  const missing = PROVEN_PARTS.filter((part) => !proof.parts.some((found) => found.part === part));
  return [
    ...missing.map((part) => `${PROVEN_PART_NAMES[part]}: not found`),
    ...proof.parts.flatMap((part) => complaintsAboutPart(part, proof)),
    ...complaintsAboutFlashes(proof),
  ];
}

/** What is wrong with a film's flashes, in sentences for people. */
export function complaintsAboutFlashes({ flashes }: Pick<FilmProof, 'flashes'>): string[] {
  if (!flashes) return [];
  const { generalPerSecond, redPerSecond } = flashes;
  const { flashesPerSecondMax, redFlashesPerSecondMax } = PROOF_RULES;
  const complaints: string[] = [];
  if (generalPerSecond > flashesPerSecondMax) {
    complaints.push(
      `Flashes: ${generalPerSecond} in one second over a quarter of the picture, ${flashesPerSecondMax} allowed`,
    );
  }
  if (redPerSecond > redFlashesPerSecondMax) {
    complaints.push(
      `Red flashes: ${redPerSecond} in one second over a quarter of the picture, none allowed`,
    );
  }
  return complaints;
}

/** The least height of type in a film of this size, in pixels. */
export function textHeightMin({ width, height }: Pick<FilmProof, 'width' | 'height'>): number {
  return Math.min(width, height) * PROOF_RULES.textHeightShareMin;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Rows of pixels can be counted to one. */
const HEIGHT_ACCURACY_PIXELS = 1;

/** What is wrong with one part of a film, in sentences for people. */
export function complaintsAboutPart(
  found: PartProof,
  size: Pick<FilmProof, 'width' | 'height'>,
): string[] {
  const heightMin = textHeightMin(size);
  const name = PROVEN_PART_NAMES[found.part];
  const { secondsShown, secondsWanted, textHeightPixels, contrast } = found;
  const complaints: string[] = [];
  if (secondsWanted === 0 && found.text !== '') complaints.push(`${name}: never has its turn`);
  if (secondsShown < secondsWanted * PROOF_RULES.framesShareMin) {
    complaints.push(
      `${name}: readable for ${secondsShown.toFixed(1)} of ${secondsWanted.toFixed(1)} seconds`,
    );
  }
  if (secondsShown === 0) return complaints;
  if (textHeightPixels < heightMin - HEIGHT_ACCURACY_PIXELS) {
    complaints.push(`${name}: ${textHeightPixels} pixels high, ${heightMin.toFixed(1)} needed`);
  }
  if (contrast < PROOF_RULES.contrastMin) {
    complaints.push(`${name}: contrast ${contrast.toFixed(1)}, ${PROOF_RULES.contrastMin} needed`);
  }
  const { pictureShare = 0, pictureShareMin = 0 } = found;
  if (pictureShare < pictureShareMin) {
    complaints.push(
      `${name}: ${percent(pictureShare)} of the picture, ${percent(pictureShareMin)} needed`,
    );
  }
  if (!found.isInSafeArea) complaints.push(`${name}: too close to the edge of the frame`);
  return complaints;
}
