import type { sharingRoutes } from '#contracts/routes/sharing.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import type { JobId } from '#domain/ids.ts';
import { shareAddress } from '#domain/sharing/share-address.ts';
import type { SharingService } from './service.ts';
import type { ShareRow } from './store.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createSharingHandlers(
  sharing: SharingService,
  publicUrl: string,
): HandlersOf<typeof sharingRoutes> {
  async function present(share: ShareRow): Promise<ShareBody> {
    const url = shareAddress(publicUrl, share.slug);
    return {
      url,
      embedUrl: `${url}/embed`,
      markets: [...share.markets],
      expiresAt: share.expiresAt?.toISOString() ?? null,
      hasPassword: share.passwordHash !== null,
      createdAt: share.createdAt.toISOString(),
      views: await sharing.viewsOf(share),
    };
  }
  return {
    share: async ({ caller, params, body }) =>
      present(await sharing.share(caller.actor, params.id as JobId, body)),
    show: async ({ caller, params }) =>
      present(await sharing.show(caller.actor, params.id as JobId)),
    end: ({ caller, params }) => sharing.end(caller.actor, params.id as JobId),
  };
}
