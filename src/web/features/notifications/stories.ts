import type { NotificationBody } from '#contracts/schemas/notification.ts';

/** What was said about one video, about the videos of one order, or about one other thing. */
export interface Story {
  /** Where it stands now. */
  readonly latest: NotificationBody;
  /** What was said about the same video before, newest first. */
  readonly earlier: readonly NotificationBody[];
  /** How many videos it is about. */
  readonly count: number;
  readonly isRead: boolean;
}

/** Of a moment, its day. */
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/**
 * Returns a story for each video, from news that are sorted newest first; what happened to it last
 * is what counts. The shapes of an order, which become ready one by one, share a story.
 */
export function storiesOf(news: readonly NotificationBody[]): Story[] {
  const videos = [...Map.groupBy(news, ({ jobId, id }) => jobId ?? id).values()];
  const orders = Map.groupBy(videos, ([latest]) => {
    if (!latest || latest.jobId === null) return latest?.id;
    const { kind, title, reason, createdAt } = latest;
    return JSON.stringify([kind, title, reason, createdAt.slice(0, DAY_LENGTH)]);
  });
  return [...orders.values()].flatMap((threads) => {
    const [[latest, ...earlier] = []] = threads;
    const isRead = threads.every(([last]) => last?.isRead);
    return latest ? [{ latest, earlier, count: threads.length, isRead }] : [];
  });
}
