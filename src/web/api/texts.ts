/** Every sentence of this part of the interface. */
export const TEXTS = {
  somethingWentWrongOnOurSide: 'Something went wrong on our side.',
  theServerCannotBeReachedCheck:
    'The server cannot be reached. Check your connection and try again.',
  somethingWentWrong: 'Something went wrong',
};
