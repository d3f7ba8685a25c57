/** A process that answers each preview at once, with a still where one is wanted. */
import type { ToPreview } from '#film/preview/preview-messages.ts';

process.on('message', ({ id, wantsStills }: ToPreview) => {
  process.send?.({ id, kind: 'planned', storyboard: {} });
  if (wantsStills) process.send?.({ id, kind: 'still', shotIndex: 0, jpeg: new Uint8Array() });
  process.send?.({ id, kind: 'done' });
});
