import type { appealRoutes } from '#contracts/routes/appeals.ts';
import type { AppealBody } from '#contracts/schemas/appeal.ts';
import type { AppealedOrder } from '#domain/moderation/appeals.ts';
import { CAPTIONS_DEFAULT } from '#domain/order/captions.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';
import type { AppealsService } from './service.ts';
import type { Appeal } from './store.ts';

export function createAppealHandlers(
  appeals: AppealsService,
  markets: MarketsService,
): HandlersOf<typeof appealRoutes> {
  const present = (appeal: Appeal) => presentAppeal(appeal, appeals.statusOf(appeal));
  return {
    make: async ({ caller, body }) => {
      const order = await markets.complete(caller.actor, body.order);
      return present(await appeals.make(caller.actor, order, body.reason));
    },
    list: async ({ caller, query, nextPage }) => {
      const page = await appeals.listOwn(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(present);
    },
    waiting: async ({ caller, query, nextPage }) => {
      const page = await appeals.listWaiting(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(present);
    },
    decide: async ({ caller, params, body }) =>
      present(await appeals.decide(caller.actor, params.id, body)),
  };
}

function presentOrder(asked: AppealedOrder): NonNullable<AppealBody['order']> {
  const { prompt, preset, words, controls, advertises, brand, captions } = asked;
  return {
    prompt,
    preset,
    words: { ...words, lines: words.lines.map((line) => ({ ...line })) },
    controlsJson: {
      aspectRatio: asked.shapes.join(', '),
      ...controls,
      ...(asked.voiceOver && { voiceOver: 'on' }),
      ...(captions !== CAPTIONS_DEFAULT && { captions }),
    },
    advertises,
    brand,
    sent: asked.sent ? { ...asked.sent } : null,
  };
}

function presentAppeal(appeal: Appeal, status: AppealBody['status']): AppealBody {
  const { id, organizationName, author, text, reason, policyVersion, expiresAt } = appeal;
  return {
    id,
    organizationName,
    author,
    text,
    reason,
    findings: [...appeal.findings],
    markets: [...appeal.markets],
    order: appeal.asked && presentOrder(appeal.asked),
    policyVersion,
    status,
    createdAt: appeal.createdAt.toISOString(),
    decidedAt: appeal.decidedAt && appeal.decidedAt.toISOString(),
    decisionNote: appeal.decisionNote,
    expiresAt: status === 'allowed' && expiresAt ? expiresAt.toISOString() : null,
  };
}
