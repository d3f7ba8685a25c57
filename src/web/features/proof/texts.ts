/** Every sentence of this part of the interface. */
export const TEXTS = {
  couldNotSaveTheProofSheet: 'Could not save the proof sheet',
  saveAsPdf: 'Save as PDF',
  allChecksPassed: 'All checks passed',
  someChecksFailed: 'Some checks failed',
  result: 'Result',
  checksMade: (count: number, failed: number) =>
    failed === 0
      ? `${count} checks of the finished video.`
      : `${failed} of ${count} checks of the finished video failed.`,
  measurements: 'Labels and flashes',
  passed: 'passed',
  failed: 'failed',
  openVideo: 'Open video',
  proofSheet: 'Proof sheet',
  measuredInTheFinishedVideoFrame: 'Measured in the finished video, frame by frame.',
  loadingTheProofSheet: 'Loading the proof sheet',
  noProofSheet: 'No proof sheet',
  thisVideoIsNotFinishedOr:
    'This video is not finished, or it was created before proof sheets were available.',
  myVideos: 'My Videos',
  theProofSheetCouldNotBe: 'The proof sheet could not be loaded',
};
