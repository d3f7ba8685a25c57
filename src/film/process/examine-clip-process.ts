/** Entry of a process that looks at one clip for its parent and ends. */
import { examinePicture } from '#film/clips/examine-picture.ts';
import { answerParent } from '#film/process/answer-parent.ts';
import { guardResources } from '#film/process/resource-guard.ts';

guardResources({ memoryBytes: 2 * 1024 ** 3, cpuSeconds: 120 });
answerParent(examinePicture);
