/** What everybody is sent: sentences of public pages and of what stands around all pages. */
export const TEXTS = {
  youAreOffline: 'You are offline.',
  reconnecting: 'Reconnecting…',
  thePageOpensWhenYouAre: 'The page opens when you are back online.',
  loading: 'Loading',
  somethingWentWrong: 'Something went wrong',
  thisPageStoppedWorkingYourVideos:
    'This page stopped working. Your videos and credits are not affected.',
  reloadPage: 'Reload page',
  aiGeneratedCasinoMarketingVideosReviewed:
    'AI-generated casino marketing videos, reviewed before they go live. 21+.',
  forgotPassword: 'Forgot password',
  landingTitle: 'AI casino marketing videos',
  landingDescription:
    'Turn a prompt into an AI-generated casino marketing video, with moderation, compliance checks and responsible gambling labels built in. 21+.',
  signIn: 'Sign in',
  signInToCasinoreelToCreate:
    'Sign in to CasinoReel to create AI-generated casino marketing videos. For people aged 21 and over.',
  getStartedFree: 'Get started free',
  createAnAccountWith50Free:
    'Create an account with 50 free credits and make your first casino marketing video. For people aged 21 and over.',
  setANewPassword: 'Set a new password',
  verifyAVideo: 'Verify a video',
  checkWhetherACasinoMarketingVideo:
    'Check whether a casino marketing video was made with CasinoReel.',
};
