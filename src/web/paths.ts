/** In the address of Create: shows one's own appeals. */
export const APPEALS_PARAMETER = 'appeals';

/** Every address of the web part; screens link through these and nothing else. */
export const PATHS = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  create: '/create',
  ownAppeals: `/create?${APPEALS_PARAMETER}`,
  videos: '/videos',
  unfinishedVideos: '/videos?status=unfinished',
  readyVideos: '/videos?status=ready',
  liveVideos: '/videos?review=approved',
  videosIn: (folderId: string) => `/videos?folder=${folderId}`,
  videoOf: (jobId: string) => `/videos/${jobId}`,
  proofOf: (jobId: string) => `/videos/${jobId}/proof`,
  reviewOf: (jobId: string) => `/moderation?video=${jobId}`,
  verify: '/verify',
  howFilmsAreMade: '/verify#how-films-are-made',
  brands: '/brands',
  brandOf: (brandId: string) => `/brands/${brandId}`,
  library: '/library',
  credits: '/credits',
  team: '/team',
  settings: '/settings',
  settingsTab: (tab: string) => `/settings?tab=${tab}`,
  organizationSettings: '/settings?tab=organization',
  notificationSettings: '/settings?tab=notifications',
  billingSettings: '/settings?tab=billing',
  moderation: '/moderation',
  reviewsOnHold: '/moderation?tab=hold',
  appeals: '/moderation?tab=appeals',
  moderationHistory: '/moderation?tab=history',
  newBrands: '/moderation?tab=brands',
  rules: '/rules',
  users: '/admin/users',
  videoModels: '/admin/users?tab=engines',
  audit: '/admin/audit',
  auditOf: (id: string) => `/admin/audit?search=${id}`,
} as const;

/** A link target that the specification leaves open. */
export const PLACEHOLDER_PATH = '#';
