import type { DragEvent } from 'react';

import type { Movable } from '#web/features/videos/folders/use-move-videos.ts';

const TYPE = 'application/x-casinoreel-videos';

/** What makes an element draggable that stands for these videos. */
export function dragsVideos(jobs: readonly Movable[]) {
  if (jobs.length === 0) return {};
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      const moved = jobs.map(({ id, folderId }) => ({ id, folderId }));
      dataTransfer.setData(TYPE, JSON.stringify(moved));
      dataTransfer.effectAllowed = 'move';
    },
  };
}

export const carriesVideos = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);

export function droppedVideos({ dataTransfer }: DragEvent): readonly Movable[] {
  const text = dataTransfer.getData(TYPE);
  return text === '' ? [] : (JSON.parse(text) as Movable[]);
}
