/** For routes where signed-in users have to repeat their password. */
export const CURRENT_PASSWORD_MESSAGE = 'Current password is required';
