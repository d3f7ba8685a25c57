/** What comes with a correction, not with the screen. */
export const CORRECTION_TEXTS = {
  correction: 'Correction',
  correctsRejected: (left: number) =>
    `This corrects a rejected video, free of charge.${left > 0 ? ` ${left === 1 ? 'It is the last free correction.' : `${left} free corrections are left, this one included.`}` : ''}`,
  changeFirst: 'Nothing is changed yet. Change what the reviewer asked for, then send it.',
  rejectedVideo: 'Rejected video',
  openVideo: 'Open video',
  reviewerSaid: 'The reviewer said:',
} as const;
