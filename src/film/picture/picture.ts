/**
 * The moving picture of a film, without words, labels and legal lines, which are laid over it later.
 * Frames are pure: the same storyboard and index give the same bytes, in any order, in any process.
 */
export interface Picture {
  /**
   * Renders frame `frameIndex` (0 to frameCount - 1) into `into`: planar YUV 4:2:0 (I420), BT.709,
   * limited range, `width * height * 3 / 2` bytes; the storyboard's size is even in both directions.
   */
  renderFrame(frameIndex: number, into: Uint8Array): void | Promise<void>;
  close(): void;
}
