/** Where the password of the signed-in person is asked for once more. */
export const CURRENT_PASSWORD_MESSAGE = 'Current password is required';
