/** What comes with a correction, not with the screen. */
export const CORRECTION_TEXTS = {
  correction: 'Correction',
  freeOfCharge: (left: number) =>
    `Free of charge.${left > 0 ? ` ${left === 1 ? 'This is your last free correction.' : `You have ${left} free corrections left, including this one.`}` : ''}`,
  changeSomethingElse: 'Change something else',
  changeFirst:
    'You have not changed anything yet. Make the changes the reviewer asked for, then send the correction.',
  rejectedVideo: 'Rejected video',
  openVideo: 'Open video',
  reviewerSaid: 'The reviewer said:',
} as const;
