import { ASPECT_RATIOS } from '#domain/order/controls.ts';

/** Width over height of a video's shape; the widest where it is not known. */
export function shapeRatioOf(shape: unknown): number {
  const known = ASPECT_RATIOS.find((one) => one === shape) ?? '16:9';
  const [width, height] = known.split(':').map(Number);
  return (width ?? 1) / (height ?? 1);
}
