/** The parts of a film that the rules require to be visible. */
export const PROVEN_PARTS = ['aiLabel', 'ageMark', 'legalLines'] as const;
export type ProvenPart = (typeof PROVEN_PARTS)[number];

export const PROVEN_PART_NAMES: Readonly<Record<ProvenPart, string>> = {
  aiLabel: 'AI label',
  ageMark: 'Age mark',
  legalLines: 'Responsible gambling lines',
};

/** What every film has to meet, whichever engine made its picture. */
export const PROOF_RULES = {
  version: 2,
  /** Share of the frame's shorter side, measured from ascender to descender. */
  textHeightShareMin: 0.04,
  /** WCAG contrast of text against its background. */
  contrastMin: 4.5,
  /** Share of the frames that must show the part: all of them, less what a decoder may spoil. */
  framesShareMin: 0.98,
  /** Flashes over a quarter of the frame, as defined by WCAG 2.3.1 and ITU-R BT.1702. */
  flashesPerSecondMax: 3,
  /** Stricter than both, which allow as many red flashes as others. */
  redFlashesPerSecondMax: 0,
} as const;

export interface FramePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was measured of one part in the decoded pixels of a finished film. */
export interface PartProof {
  readonly part: ProvenPart;
  /** The expected text. It was found if `secondsShown` is not 0. */
  readonly text: string;
  readonly secondsShown: number;
  /** How long it must be visible: throughout the film, or for its share of it. */
  readonly secondsWanted: number;
  /** Pixels from ascender to descender, or the whole mark for the age. 0 if it was never found. */
  readonly textHeightPixels: number;
  /** The minimum over all frames that show it; 0 if none does. */
  readonly contrast: number;
  readonly isInSafeArea: boolean;
  /** Where its type stands, in pixels of the frame; absent from films made by earlier versions. */
  readonly place?: FramePlace | undefined;
  /** Share of the frame covered by its plate, for markets that require one. */
  readonly pictureShare?: number | undefined;
  readonly pictureShareMin?: number | undefined;
}

/** Where a brand's logo appears: on objects in the scene, or laid over the picture. */
export const LOGO_PLACES = ['scene', 'endCard', 'watermark'] as const;

/** What was measured of a brand's logo in the decoded pixels of a finished film. */
export interface LogoProof {
  readonly place: (typeof LOGO_PLACES)[number];
  /** Number of the inspected shots in which it was found. */
  readonly shots: number;
  /** Share of the frame's width. */
  readonly widthShare: number;
  /**
   * The minimum for an overlaid logo; the best value for logos in the scene, which move in and out
   * of focus.
   */
  readonly contrast: number;
  /** Clear space around an overlaid logo, and the minimum its brand requires. */
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
  /** Only for films whose brand has a logo. */
  readonly logos?: readonly LogoProof[] | undefined;
  /** Films made before version 2 of the rules were not measured. */
  readonly flashes?: FlashProof | undefined;
}

/** Returns how a film violates {@link PROOF_RULES}, for people; empty if it does not. */
export function proofProblems(proof: FilmProof): readonly string[] {
  const missing = PROVEN_PARTS.filter((part) => !proof.parts.some((found) => found.part === part));
  return [
    ...missing.map((part) => `${PROVEN_PART_NAMES[part]}: not found`),
    ...proof.parts.flatMap((part) => partProblems(part, proof)),
    ...flashProblems(proof),
  ];
}

/** Returns what is wrong with a film's flashes, for people. */
export function flashProblems({ flashes }: Pick<FilmProof, 'flashes'>): string[] {
  if (!flashes) return [];
  const { generalPerSecond, redPerSecond } = flashes;
  const { flashesPerSecondMax, redFlashesPerSecondMax } = PROOF_RULES;
  const complaints: string[] = [];
  if (generalPerSecond > flashesPerSecondMax) {
    complaints.push(
      `Flashes: ${generalPerSecond} in one second over a quarter of the frame, ${flashesPerSecondMax} allowed`,
    );
  }
  if (redPerSecond > redFlashesPerSecondMax) {
    complaints.push(
      `Red flashes: ${redPerSecond} in one second over a quarter of the frame, none allowed`,
    );
  }
  return complaints;
}

/** Returns the minimum text height in pixels for a film of this size. */
export function textHeightMin({ width, height }: Pick<FilmProof, 'width' | 'height'>): number {
  return Math.min(width, height) * PROOF_RULES.textHeightShareMin;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** Rows of pixels can be counted to within one. */
const HEIGHT_ACCURACY_PIXELS = 1;

/** Returns what is wrong with one part of a film, for people. */
export function partProblems(
  found: PartProof,
  size: Pick<FilmProof, 'width' | 'height'>,
): string[] {
  const heightMin = textHeightMin(size);
  const name = PROVEN_PART_NAMES[found.part];
  const { secondsShown, secondsWanted, textHeightPixels, contrast } = found;
  const complaints: string[] = [];
  if (secondsWanted === 0 && found.text !== '') complaints.push(`${name}: is never shown`);
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
      `${name}: ${percent(pictureShare)} of the frame, ${percent(pictureShareMin)} needed`,
    );
  }
  if (!found.isInSafeArea) complaints.push(`${name}: too close to the edge of the frame`);
  return complaints;
}
