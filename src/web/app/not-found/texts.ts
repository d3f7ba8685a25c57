/** Texts of the not-found page. */
export const TEXTS = {
  casinoreelHome: 'CasinoReel home',
  error404: 'Error 404',
  pageNotFound: 'Page Not Found',
  nothingAtThisAddress:
    'There is nothing at this address. Check it for typos. The page may also have been moved or deleted.',
  /** A hint for developers: `path` is shown between these. */
  didYouForgetToAdd: ['Did you forget to add', 'to the router?'],
  elsewhere: 'Other pages',
  goToTheDashboard: 'Go to the dashboard',
  goToTheHomePage: 'Go to the home page',
  myVideos: 'My Videos',
  createVideo: 'Create Video',
  settings: 'Settings',
  signIn: 'Sign In',
  getStartedFree: 'Get Started Free',
  verifyAVideo: 'Verify a video',
};
