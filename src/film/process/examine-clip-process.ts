/** Entry of a process that looks at one clip for its parent and ends. */
import { examinePicture } from '#film/clips/examine-picture.ts';
import { answerParent } from '#film/process/answer-parent.ts';

answerParent(examinePicture);
