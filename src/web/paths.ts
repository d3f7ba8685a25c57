/** Every address of the web part; screens link through these and nothing else. */
export const PATHS = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  create: '/create',
  videos: '/videos',
  unfinishedVideos: '/videos?status=unfinished',
  readyVideos: '/videos?status=ready',
  liveVideos: '/videos?review=approved',
  videoOf: (jobId: string) => `/videos/${jobId}`,
  proofOf: (jobId: string) => `/videos/${jobId}/proof`,
  reviewOf: (jobId: string) => `/moderation?video=${jobId}`,
  verify: '/verify',
  howFilmsAreMade: '/verify#how-films-are-made',
  brands: '/brands',
  library: '/library',
  credits: '/credits',
  team: '/team',
  settings: '/settings',
  organizationSettings: '/settings?tab=organization',
  billingSettings: '/settings?tab=billing',
  moderation: '/moderation',
  newBrands: '/moderation?tab=brands',
  rules: '/rules',
  users: '/admin/users',
  videoModels: '/admin/users?tab=engines',
} as const;

/** A link target that the specification leaves open. */
export const PLACEHOLDER_PATH = '#';
