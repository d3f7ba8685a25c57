import {
  PROVEN_PART_NAMES,
  proofProblems,
  flashProblems,
  partProblems,
  textHeightMin,
  PROOF_RULES,
  type FilmProof,
  type FlashProof,
  type LogoProof,
  type PartProof,
} from '#domain/proof/film-proof.ts';
import { SOURCE_TYPE_LABELS } from '#domain/proof/source-type-labels.ts';
import { findPreset } from '#domain/order/presets.ts';
import { isDecision, type VideoEventKind } from '#domain/videos/video-events.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import {
  isBlank,
  leftOutTexts,
  shownWords,
  type LineKind,
  type WordRole,
  type Words,
} from '#domain/order/words.ts';
import { helplineOf } from '#domain/markets/helpline.ts';
import { marketName, type MarketCode } from '#domain/markets/markets.ts';

/** A piece of text and the times at which it is on screen. */
export interface PieceOnScreen {
  readonly role: WordRole;
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** Everything that documents how a video was made, checked and reviewed. */
export interface ProofSheet {
  readonly jobId: string;
  readonly prompt: string;
  readonly preset: string;
  /** The words that were ordered. */
  readonly words: Words;
  /** Parts of them that the film was too short to show. */
  readonly leftOut: readonly string[];
  /** Empty for films made by earlier versions. */
  readonly onScreen: readonly PieceOnScreen[];
  readonly orderedAt: string;
  /** Username of its author; null for closed accounts. */
  readonly orderedBy: string | null;
  readonly finishedAt: string;
  readonly markets: readonly MarketCode[];
  /** The findings of the compliance check; empty if it passed. */
  readonly findings: readonly Finding[];
  readonly policyVersion: string;
  readonly marketsVersion: string;
  /** What has happened to the film since, oldest first. */
  readonly decisions: readonly ProofDecision[];
  readonly film: {
    readonly sha256: string;
    readonly bytes: number;
    readonly instanceId: string;
    readonly digitalSourceType: string;
  };
  readonly proof: FilmProof;
}

export interface ProofDecision {
  readonly at: string;
  readonly kind: VideoEventKind;
  /** Human-readable: "Approved a video". */
  readonly what: string;
  /** Username; null for closed accounts and the system itself. */
  readonly by: string | null;
  /** What the moderator said about it; kept of the last decision alone. */
  readonly note: string | null;
  /** Hash of its entry in the audit chain. */
  readonly hash: string;
}

/** The topic of a section of the sheet. */
export type ProofTopic =
  | 'video'
  | 'words'
  | 'label'
  | 'flashes'
  | 'verdict'
  | 'review'
  | 'markets'
  | 'file';

/** A heading with names and values below it. */
export interface ProofSection {
  readonly topic: ProofTopic;
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** What is wrong, in sentences; empty if nothing is. */
  readonly complaints: readonly string[];
}

/** The sheet as text, the same on screen and on paper. */
export function proofSections(sheet: ProofSheet): readonly ProofSection[] {
  const { proof } = sheet;
  return [
    section('video', 'Video', videoRows(sheet)),
    section('words', 'On-screen text', wordRows(sheet)),
    ...proof.parts.map((part) => ({
      ...section('label', PROVEN_PART_NAMES[part.part], partRows(part, proof)),
      complaints: partProblems(part, proof),
    })),
    ...(proof.logos ?? []).map((logo) =>
      section('label', LOGO_HEADINGS[logo.place], logoRows(logo, proof)),
    ),
    ...(proof.flashes
      ? [
          {
            ...section('flashes', 'Flashes', flashRows(proof.flashes)),
            complaints: flashProblems(proof),
          },
        ]
      : []),
    section('verdict', 'Advertising policy', verdictRows(sheet)),
    section('review', 'Review and audit', reviewRows(sheet)),
    section('markets', 'Markets', sheet.markets.map(marketRow)),
    section('file', 'File', fileRows(sheet)),
  ];
}

/** A section about nothing that could be wrong. */
function section(topic: ProofTopic, heading: string, rows: Rows): ProofSection {
  return { topic, heading, rows, complaints: [] };
}

/** Whether the finished frames meet every rule. */
export function isProven({ proof }: Pick<ProofSheet, 'proof'>): boolean {
  return proofProblems(proof).length === 0;
}

export const PROOF_NOTE =
  'Measured in the decoded pixels of the finished video, not in its source. ' +
  'The video carries visible labels, an XMP mark and a C2PA signature; there is no imperceptible watermark. ' +
  'Not legal advice.';

type Rows = ProofSection['rows'];

function videoRows(sheet: ProofSheet): Rows {
  const { prompt, preset, jobId, orderedAt, orderedBy, finishedAt, proof } = sheet;
  const seconds = proof.frameCount / proof.framesPerSecond;
  return [
    ['Prompt', prompt],
    ['Preset', findPreset(preset)?.name ?? preset],
    ['Video ID', jobId],
    ['Ordered', momentOf(orderedAt) + (orderedBy === null ? '' : `, by ${orderedBy}`)],
    ['Finished', momentOf(finishedAt)],
    ['Size', `${proof.width} × ${proof.height} pixels`],
    [
      'Length',
      `${seconds.toFixed(1)} seconds, ${proof.frameCount} frames at ${proof.framesPerSecond} per second`,
    ],
  ];
}

const LINE_NAMES: Record<LineKind, string> = {
  offer: 'Offer',
  when: 'When',
  where: 'Where',
  note: 'Note',
};

/** The exact words that the film shows, and those that were ordered and do not fit. */
function wordRows({ words, leftOut }: ProofSheet): Rows {
  const { headline, lines, callToAction, signature, terms } = shownWords(words, leftOut);
  const rows: readonly (readonly [string, string | null])[] = [
    ['Headline', headline],
    ...lines.flatMap(({ kind, text, condition }) => [
      [LINE_NAMES[kind], text] as const,
      ['Condition', condition] as const,
    ]),
    ['Call to action', callToAction],
    ['Sign-off', signature],
    ['Terms', terms],
  ];
  const shown = rows.flatMap(([name, text]) =>
    text === null || isBlank(text) ? [] : [[name, text] as const],
  );
  const missing = leftOutTexts(words, leftOut);
  return [
    ...(shown.length > 0 ? shown : [['Text', 'None'] as const]),
    ...missing.map((text) => ['Ordered but not shown: does not fit', text] as const),
  ];
}

function partRows(part: PartProof, proof: FilmProof): Rows {
  const { text, secondsShown, secondsWanted, textHeightPixels, contrast, isInSafeArea } = part;
  const { pictureShare } = part;
  const share = secondsWanted === 0 ? 0 : (100 * secondsShown) / secondsWanted;
  const shorterSide = Math.min(proof.width, proof.height);
  const heightShare = (100 * textHeightPixels) / shorterSide;
  return [
    ['Text', text],
    [
      'On screen',
      `${secondsShown.toFixed(1)} of ${secondsWanted.toFixed(1)} seconds (${share.toFixed(0)}%)`,
    ],
    [
      'Height',
      `${textHeightPixels} pixels, ${heightShare.toFixed(1)}% of the shorter side (at least ${textHeightMin(proof).toFixed(1)} pixels)`,
    ],
    [
      'Contrast',
      `${contrast.toFixed(1)} : 1 at its lowest (at least ${PROOF_RULES.contrastMin} : 1)`,
    ],
    ['Safe area', isInSafeArea ? 'Inside' : 'Outside'],
    ...(pictureShare === undefined
      ? []
      : [['Share of the frame', `${(100 * pictureShare).toFixed(1)}%`] as const]),
  ];
}

function flashRows({ generalPerSecond, redPerSecond }: FlashProof): Rows {
  const { flashesPerSecondMax, redFlashesPerSecondMax } = PROOF_RULES;
  const rowOf = (name: string, count: number, most: number) =>
    [name, `${count} over a quarter of the frame (at most ${most})`] as const;
  return [
    rowOf('Flashes in one second', generalPerSecond, flashesPerSecondMax),
    rowOf('Red flashes in one second', redPerSecond, redFlashesPerSecondMax),
  ];
}

const LOGO_HEADINGS: Record<LogoProof['place'], string> = {
  scene: 'Logo in the scene',
  endCard: 'Logo on the end card',
  watermark: 'Logo in the corner',
};

function logoRows(logo: LogoProof, { width }: FilmProof): Rows {
  const { shots, widthShare, contrast, clearSpacePixels, clearSpaceWantedPixels } = logo;
  const pixels = Math.round(widthShare * width);
  return [
    ['Width', `${pixels} pixels, ${(100 * widthShare).toFixed(1)}% of the frame`],
    ...(logo.place === 'scene'
      ? [
          ['Shots', String(shots)] as const,
          ['Contrast', `${contrast.toFixed(1)} : 1 where it is in focus`] as const,
        ]
      : [['Contrast', `${contrast.toFixed(1)} : 1 at its lowest`] as const]),
    ...(clearSpacePixels === undefined
      ? []
      : [
          [
            'Clear space',
            `${clearSpacePixels} pixels (${clearSpaceWantedPixels ?? clearSpacePixels} required)`,
          ] as const,
        ]),
  ];
}

/** The approval for creation, which overrides what was found; null if there is none. */
export function releaseOf(
  decisions: readonly Pick<ProofDecision, 'kind' | 'by'>[],
): Pick<ProofDecision, 'kind' | 'by'> | null {
  return decisions.find(({ kind }) => kind === 'released') ?? null;
}

/** The verdict on the words: what was found, and who allowed it all the same. */
export function wordsVerdict(findings: number, release: Pick<ProofDecision, 'by'> | null): string {
  if (findings === 0) return 'No findings';
  const found = findings === 1 ? '1 finding' : `${findings} findings`;
  if (release === null) return found;
  return release.by === null ? `${found}, overridden` : `${found}, overridden by ${release.by}`;
}

function verdictRows(sheet: ProofSheet): Rows {
  const { findings, policyVersion, marketsVersion, proof, decisions } = sheet;
  return [
    ['Words', wordsVerdict(findings.length, findings.length > 0 ? releaseOf(decisions) : null)],
    ...findings.map(({ excerpt, message }) => [excerpt || 'Market', message] as const),
    ['Policy version', policyVersion],
    ['Market rules version', marketsVersion],
    ['Label rules version', String(proof.rulesVersion)],
    ['Finished frames', proofProblems(proof).join('; ') || 'All checks passed'],
  ];
}

/** Whether somebody decided about a video that they had ordered themselves. */
export function isDecidedByAuthor(
  { kind, by }: Pick<ProofDecision, 'kind' | 'by'>,
  orderedBy: string | null,
): boolean {
  return by !== null && by === orderedBy && isDecision(kind);
}

function reviewRows({ decisions, orderedBy }: ProofSheet): Rows {
  const isReviewed = decisions.some(({ by }) => by !== null);
  const rows = decisions.map((decision) => {
    const { at, what, by, note, hash } = decision;
    const who = by === null ? what : `${what}, by ${by}`;
    const whose = isDecidedByAuthor(decision, orderedBy) ? ', who also ordered it' : '';
    const said = note === null ? '' : ` (“${note}”)`;
    return [momentOf(at), `${who}${whose}${said}. Audit entry ${hash}`] as const;
  });
  return isReviewed ? rows : [...rows, ['Decision', 'Not reviewed yet']];
}

/** `2026-11-21 17:05 UTC` */
function momentOf(iso: string): string {
  return `${iso.slice(0, 'YYYY-MM-DD'.length)} ${iso.slice(11, 16)} UTC`;
}

function marketRow(code: MarketCode): readonly [string, string] {
  const name = marketName(code);
  const helpline = helplineOf(code);
  return [name, helpline.number === null ? helpline.name : `${helpline.name}, ${helpline.number}`];
}

function fileRows({ film }: ProofSheet): Rows {
  return [
    ['SHA-256', film.sha256],
    ['Size', `${film.bytes.toLocaleString('en-US')} bytes`],
    ['Instance ID', film.instanceId],
    ['How it was made', makingOf(film.digitalSourceType)],
  ];
}

/** Human-readable, with the IPTC term. */
function makingOf(sourceType: string): string {
  const words = new Map<string, string>(Object.entries(SOURCE_TYPE_LABELS)).get(sourceType);
  return words === undefined ? sourceType : `${capitalized(words)} (${sourceType})`;
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
