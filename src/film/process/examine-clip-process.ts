/** Entry of a process that looks at one clip for its parent and ends. */
import { examinePicture } from '#film/clips/examine-picture.ts';
import { loadCodecs } from '#film/clips/load-codecs.ts';
import { answerParent } from '#film/process/child-entry.ts';
import { guardResources } from '#film/process/resource-guard.ts';

guardResources({ memoryBytes: 2 * 1024 ** 3, cpuSeconds: 120 });
answerParent(async () => {
  await loadCodecs();
  return examinePicture;
});
