import { appealRoutes } from '#contracts/routes/appeals.ts';
import { call } from '#web/api/client.ts';

const SHOWN_MAX = 20;

export const listAppeals = (signal: AbortSignal) =>
  call(appealRoutes.list, { query: { limit: SHOWN_MAX }, signal });
