/** Where everything stands below each other, and the preview is out of sight at the button. */
export const IS_PHONE = '(width < 48rem)';
