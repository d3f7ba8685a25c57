import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import type { Role } from '#domain/people/roles.ts';

export const idOf = (number: number) =>
  `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`;

export const USERNAME = 'dealer';

export function exampleLogin(role: Role): AuthResponse {
  return {
    user: {
      id: idOf(1),
      username: USERNAME,
      email: 'dealer@example.com',
      role,
      ageVerified: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      orgId: idOf(2),
    },
    organization: {
      id: idOf(2),
      name: 'Casino Bellevue',
      plan: 'Free',
      creditBalance: 50,
      creditDebt: 0,
      isOperator: false,
      defaultMarkets: ['US'],
      requiresSecondReviewer: false,
      requiresSecondFactor: false,
      fallsBackToStudio: false,
      defaultVenueLine: null,
      defaultCallToAction: null,
      defaultLanguage: null,
      website: null,
      advertises: null,
      legalEntity: null,
      venueName: null,
      venueAddress: null,
      licences: {},
    },
    token: 'a-token',
  };
}

export function exampleJob(number: number, changes: Partial<JobBody> = {}): JobBody {
  return {
    id: idOf(number),
    groupId: null,
    title: null,
    folderId: null,
    prompt: `Prompt ${number}`,
    preset: 'roulette',
    words: { ...NO_WORDS, lines: [] },
    leftOut: [],
    status: 'ready',
    videoUrl: `/media/${number}.mp4`,
    posterUrl: null,
    captionsUrl: null,
    error: null,
    costCredits: 5,
    refunded: false,
    cancelled: false,
    createdAt: '2026-05-01T12:00:00.000Z',
    moderationStatus: 'pending',
    moderationReason: null,
    isOperators: false,
    canBeCorrectedFree: false,
    freeCorrectionsLeft: 0,
    markets: ['US'],
    advertises: 'online',
    controlsJson: {},
    seed: 7,
    brand: null,
    shots: null,
    hasModelShots: false,
    fellBackFrom: null,
    shareUrl: null,
    progress: 1,
    videosBefore: null,
    stage: null,
    author: USERNAME,
    ...changes,
  };
}

export function exampleReview(number: number, changes: Partial<ReviewJobBody> = {}): ReviewJobBody {
  return {
    ...exampleJob(number),
    organizationName: 'Grand Aurora',
    isOwnOrganizations: true,
    findings: [],
    firstUses: [],
    modelStills: [],
    modelLetters: [],
    policyVersion: null,
    website: null,
    needsSecondReviewer: false,
    awaitsVideo: false,
    decidedAt: null,
    decidedBy: null,
    ...changes,
  };
}

export function exampleNotification(
  number: number,
  changes: Partial<NotificationBody> = {},
): NotificationBody {
  return {
    id: idOf(number),
    kind: 'approved',
    message: `News ${number}`,
    reason: null,
    jobId: idOf(number),
    mediaId: null,
    prompt: `Prompt ${number}`,
    title: `Prompt ${number}`,
    createdAt: '2026-05-01T12:00:00.000Z',
    isRead: false,
    ...changes,
  };
}

export function exampleFile(number: number, changes: Partial<MediaBody> = {}): MediaBody {
  return {
    id: idOf(number),
    name: `file-${number}.png`,
    kind: 'image',
    state: 'ready',
    refusal: null,
    bytes: 1_000,
    receivedBytes: 1_000,
    sha256: null,
    facts: {},
    previewUrl: null,
    fileUrl: null,
    rights: null,
    isUsable: false,
    needsFirstLook: false,
    usedIn: [],
    videoCount: 0,
    uploadedBy: null,
    createdAt: '2026-05-01T12:00:00.000Z',
    ...changes,
  };
}

export function exampleBrand(changes: Partial<BrandBody> = {}): BrandBody {
  return {
    id: idOf(10),
    name: 'Bellevue',
    pendingName: null,
    state: 'published',
    version: 2,
    hasUnpublishedChanges: false,
    isDefault: true,
    needsFirstLook: false,
    rejectionReason: null,
    logos: [],
    fonts: [],
    locks: { signature: 'fixed' },
    endCard: { text: 'See you tonight' },
    warnings: [],
    createdAt: '2026-05-01T12:00:00.000Z',
    updatedAt: '2026-05-01T12:00:00.000Z',
    publishedAt: '2026-05-01T12:00:00.000Z',
    archivedAt: null,
    ...changes,
  };
}
