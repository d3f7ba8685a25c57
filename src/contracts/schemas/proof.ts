import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { leftOutSchema, shownWordsSchema } from '#contracts/schemas/words.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { WORD_ROLES } from '#domain/order/words.ts';
import { LOGO_PLACES, PROVEN_PARTS } from '#domain/proof/film-proof.ts';
import { VIDEO_EVENT_KINDS } from '#domain/videos/video-events.ts';

const partProofSchema = z.object({
  part: z.enum(PROVEN_PARTS),
  text: z.string(),
  secondsShown: z.number(),
  secondsWanted: z.number(),
  textHeightPixels: z.number(),
  contrast: z.number(),
  isInSafeArea: z.boolean(),
  /** Where its type stands, in pixels of the frame; absent from videos made by earlier versions. */
  place: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .optional(),
  /** Share of the frame, for markets that require one. */
  pictureShare: z.number().optional(),
  pictureShareMin: z.number().optional(),
});

/** A piece of text and the times at which it is on screen. */
const pieceOnScreenSchema = z.object({
  role: z.enum(WORD_ROLES),
  text: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
});

const logoProofSchema = z.object({
  place: z.enum(LOGO_PLACES),
  shots: z.int(),
  /** Share of the frame's width. */
  widthShare: z.number(),
  contrast: z.number(),
  clearSpacePixels: z.number().optional(),
  clearSpaceWantedPixels: z.number().optional(),
});

/** In the film's worst second, over at least a quarter of the frame. */
const flashProofSchema = z.object({
  generalPerSecond: z.int(),
  redPerSecond: z.int(),
});

/** What was found in the texts of a video, and what happened to it since it was ordered. */
export const videoHistorySchema = z
  .object({
    findings: z.array(findingSchema),
    /** Whether it was, or still is, held for the operator before it was created. */
    wasHeld: z.boolean(),
    /** Oldest first. */
    events: z.array(
      z.object({
        at: momentSchema,
        kind: z.enum(VIDEO_EVENT_KINDS),
        /** Username; null for the system, and where the account was closed. */
        by: z.string().nullable(),
        /** What the moderator said about it; kept of the last decision alone. */
        note: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'VideoHistory' });
export type VideoHistoryBody = z.infer<typeof videoHistorySchema>;

/** How a video was made, checked and reviewed, and what was measured in its finished frames. */
export const proofSheetSchema = z
  .object({
    jobId: idSchema,
    prompt: z.string(),
    preset: z.string(),
    words: shownWordsSchema,
    leftOut: leftOutSchema,
    /** Empty for videos made by earlier versions. */
    onScreen: z.array(pieceOnScreenSchema),
    orderedAt: momentSchema,
    /** Username of its author; null for closed accounts. */
    orderedBy: z.string().nullable(),
    finishedAt: momentSchema,
    markets: z.array(z.enum(MARKET_CODES)),
    findings: z.array(findingSchema),
    policyVersion: z.string(),
    marketsVersion: z.string(),
    decisions: z.array(
      z.object({
        at: momentSchema,
        /** The kind of event; `what` describes it in words. */
        kind: z.enum(VIDEO_EVENT_KINDS),
        what: z.string(),
        by: z.string().nullable(),
        /** What the moderator said about it; kept of the last decision alone. */
        note: z.string().nullable(),
        hash: z.string(),
      }),
    ),
    film: z.object({
      sha256: z.string(),
      bytes: z.int(),
      instanceId: z.string(),
      digitalSourceType: z.string(),
    }),
    proof: z.object({
      rulesVersion: z.int(),
      width: z.int(),
      height: z.int(),
      framesPerSecond: z.number(),
      frameCount: z.int(),
      parts: z.array(partProofSchema),
      logos: z.array(logoProofSchema).optional(),
      flashes: flashProofSchema.optional(),
    }),
  })
  .meta({ id: 'ProofSheet' });
export type ProofSheetBody = z.infer<typeof proofSheetSchema>;
