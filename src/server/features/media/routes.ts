import type { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import type { MediaId } from '#domain/ids.ts';
import { MEDIA_KINDS, type MediaKind } from '#domain/media/media.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { MediaService, ShownMedia } from './service.ts';
import type { UploadsService } from './uploads.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';
import type { UploadPart } from '#server/http/requests/upload-body.ts';

const FILE_FIELD = 'file';
const NO_FILE = 'Please choose a file';
const UNKNOWN_KIND = 'The kind must be image, logo, font or clip';

export function createMediaHandlers(
  media: MediaService,
  uploads: UploadsService,
  present: (file: ShownMedia, caller: SignedIn) => MediaBody,
): HandlersOf<typeof mediaRoutes> {
  return {
    list: async ({ caller, query, nextPage }) => {
      const { kind } = query;
      const page = await media.list(caller.actor, { ...pageRequestOf(query), kind });
      nextPage(page.nextCursor);
      return page.items.map((file) => present(file, caller));
    },
    upload: async ({ caller, body }) => {
      const id = await receiveForm(uploads, caller.actor, body);
      return present(await media.find(caller.actor, id), caller);
    },
    find: async ({ caller, params }) =>
      present(await media.find(caller.actor, params.id as MediaId), caller),
    remove: ({ caller, params }) => media.remove(caller.actor, params.id as MediaId),
    stateRights: async ({ caller, params, body }) =>
      present(await media.stateRights(caller.actor, params.id as MediaId, body), caller),
  };
}

/**
 * The `kind` field has to come before the file, because a file is checked as soon as it has
 * arrived.
 */
async function receiveForm(
  uploads: UploadsService,
  actor: Actor,
  parts: AsyncIterable<UploadPart>,
): Promise<MediaId> {
  let wantedKind: MediaKind | null = null;
  for await (const part of parts) {
    if (part.kind === 'file') {
      if (part.name !== FILE_FIELD) throw noFile();
      const { fileName, contents } = part;
      return uploads.receive(actor, { fileName, contents, wantedKind });
    }
    if (part.name === 'kind') wantedKind = kindFrom(part.value);
  }
  throw noFile();
}

/** Null if not given. */
export function kindFrom(value: string): MediaKind | null {
  if (value === '') return null;
  const kind = MEDIA_KINDS.find((one) => one === value);
  if (kind) return kind;
  const issues = [{ path: 'kind', message: UNKNOWN_KIND }];
  throw new AppError('validation_failed', { message: UNKNOWN_KIND, issues });
}

function noFile(): AppError {
  const issues = [{ path: FILE_FIELD, message: NO_FILE }];
  return new AppError('validation_failed', { message: NO_FILE, issues });
}
