/** Every sentence of this part of the interface. */
export const TEXTS = {
  measuredPlaces: (parts: readonly string[]) =>
    parts.length === 0
      ? 'A frame of the video'
      : `A frame of the video, with what was measured in a box: ${parts.join(', ')}`,
  couldNotSaveTheProofSheet: 'Could not save the proof sheet',
  saveAsPdf: 'Save as PDF',
  allChecksPassed: 'All checks passed',
  someChecksFailed: 'Some checks failed',
  result: 'Result',
  whatPassingMeans: (hasFlashes: boolean) =>
    `The AI label, the age mark and the responsible gambling lines can be read in the finished video${hasFlashes ? ', and its flashes stay within safe limits' : ''}.`,
  whatFailingMeans: (failed: number, count: number) =>
    `${failed} of ${count} checks failed. Do not show this video until it is corrected. The failed checks are listed below.`,
  versions: (policy: string, markets: string) => `Policy ${policy} · market rules ${markets}`,
  words: 'Words',
  judgedBy: (verdict: string, policy: string) => `${verdict} · policy ${policy}`,
  whatWasChecked: 'What was checked',
  openForFigures: 'Select a check to see what was measured.',
  readableFor: (text: string, shown: number, wanted: number) =>
    shown >= wanted
      ? `“${text}” can be read for all ${wanted.toFixed(1)} seconds required.`
      : `“${text}” can be read for ${shown.toFixed(1)} of the ${wanted.toFixed(1)} seconds required.`,
  logoMeasured: 'Its size, contrast and clear space were measured.',
  flashesMeasured: (perSecond: number) =>
    perSecond === 0
      ? 'Nothing flashes.'
      : `At most ${perSecond} ${perSecond === 1 ? 'flash' : 'flashes'} in a second.`,
  review: 'Review',
  events: {
    created: 'Measured and signed',
    released: 'Approved for creation',
    approved: 'Approved',
    rejected: 'Rejected',
    shared: 'Shared',
    unshared: 'Public link withdrawn',
  },
  ordered: 'Ordered',
  doneByAuthor: (event: string, person: string) => `${event} by ${person}, who also ordered it`,
  doneBy: (event: string, person: string) => `${event} by ${person}`,
  notReviewedYet: 'Not reviewed yet',
  auditEntries: 'Hashes in the audit log',
  openTheAuditLog: 'Open the audit log',
  technicalDetails: 'Technical details',
  technicalDetailsLead: 'Versions of the rules, identifiers and hashes.',
  passed: 'passed',
  failed: 'failed',
  openVideo: 'Open video',
  proofSheet: 'Proof sheet',
  measuredInTheFinishedVideoFrame: 'Measured in the finished video, frame by frame.',
  sheetOf: (title: string, id: string) =>
    `“${title}” · video ${id} · measured in the finished video, frame by frame.`,
  loadingTheProofSheet: 'Loading the proof sheet',
  noProofSheet: 'No proof sheet',
  thisVideoIsNotFinishedOr:
    'This video is not finished, or it was created before proof sheets were available.',
  myVideos: 'My Videos',
  theProofSheetCouldNotBe: 'The proof sheet could not be loaded',
};
