import { z } from 'zod';

import { idSchema, momentSchema, nameSchema } from '#contracts/schemas/text.ts';
import { FOLDER_NAME_LENGTH, MOVED_VIDEOS_MAX } from '#domain/videos/folders.ts';

export const folderNameSchema = z.object({
  name: nameSchema(
    FOLDER_NAME_LENGTH,
    'Please enter a name for the folder',
    `The name must be at most ${FOLDER_NAME_LENGTH.max} characters`,
  ),
});

export const folderParamsSchema = z.object({ id: idSchema });

export const folderSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** Number of videos in it, not counting deleted ones. */
    videoCount: z.int(),
    createdAt: momentSchema,
  })
  .meta({ id: 'Folder' });
export type FolderBody = z.infer<typeof folderSchema>;

const HOW_MANY = `Select 1 to ${MOVED_VIDEOS_MAX} videos`;

export const moveVideosSchema = z.object({
  jobIds: z.array(idSchema, HOW_MANY).min(1, HOW_MANY).max(MOVED_VIDEOS_MAX, HOW_MANY),
  /** Null removes the videos from their folder. */
  folderId: idSchema.nullable(),
});
