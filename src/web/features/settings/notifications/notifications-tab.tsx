import { useQuery, useQueryClient } from '@tanstack/react-query';

import { notificationRoutes } from '#contracts/routes/notifications.ts';
import type { NotificationChoiceBody } from '#contracts/schemas/notification.ts';
import { notificationLabel } from '#domain/events/notifications.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { useNotificationGroups } from '#web/features/settings/notifications/notification-groups.ts';
import { TEXTS } from '#web/features/settings/notifications/texts.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';

const choicesQuery = {
  queryKey: ['notification choices'],
  queryFn: () => call(notificationRoutes.settings, {}),
};

const SKELETON_ROW_COUNT = 7;
const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_5.5rem_4rem] items-center gap-x-4';

interface ChoiceRowProps {
  readonly choice: NotificationChoiceBody;
  readonly onChange: (choice: NotificationChoiceBody) => void;
}

function ChoiceRow({ choice, onChange }: ChoiceRowProps) {
  const label = notificationLabel(choice.kind);
  return (
    <li className={`${COLUMNS} border-t border-line py-2.5`}>
      <span className="font-medium">{label}</span>
      <Switch
        label={TEXTS.inTheApplicationAbout(label)}
        checked={choice.inApp}
        onChange={(inApp) => onChange({ ...choice, inApp })}
      />
      <Switch
        label={TEXTS.byEmailAbout(label)}
        checked={choice.email}
        onChange={(email) => onChange({ ...choice, email })}
      />
    </li>
  );
}

/** What the user is told, and where; every switch counts at once. */
export function NotificationsTab() {
  const queryClient = useQueryClient();
  const groups = useNotificationGroups();
  const query = useQuery(choicesQuery);
  const { data } = query;
  const save = useChange({
    mutationFn: (choice: NotificationChoiceBody) =>
      call(notificationRoutes.choose, { body: { choices: [choice] } }),
    onMutate: (choice) => {
      const { queryKey } = choicesQuery;
      const before = queryClient.getQueryData<NotificationChoiceBody[]>(queryKey);
      queryClient.setQueryData<NotificationChoiceBody[]>(queryKey, (known) =>
        known?.map((each) => (each.kind === choice.kind ? choice : each)),
      );
      return before;
    },
    onError: (error, _choice, before) => {
      queryClient.setQueryData(choicesQuery.queryKey, before);
      toastFailure({ title: TEXTS.notSaved, error });
    },
  });
  if (query.isError) return <FailedRead title={TEXTS.choicesCouldNotBeLoaded} query={query} />;
  if (!data) return <SkeletonRows label={TEXTS.loading} count={SKELETON_ROW_COUNT} />;
  return (
    <>
      <p className="max-w-prose text-muted">
        {TEXTS.changesAreSavedAtOnce} {TEXTS.emailsAreCollected}
      </p>
      <p
        aria-hidden="true"
        className={`${COLUMNS} sticky top-(--header-height) z-1 mt-4 max-w-3xl border-b border-line-strong bg-page py-2 text-sm text-muted`}
      >
        <span />
        <span>{TEXTS.inTheApplication}</span>
        <span>{TEXTS.byEmail}</span>
      </p>
      {groups.map(({ title, lead, kinds }) => (
        <section key={title} aria-label={title} className="max-w-3xl">
          <h2 className="pt-5 pb-2 font-display text-lg font-semibold">{title}</h2>
          {lead && <p className="-mt-1.5 pb-2 text-sm text-muted">{lead}</p>}
          <ul>
            {data
              .filter(({ kind }) => kinds.includes(kind))
              .map((choice) => (
                <ChoiceRow key={choice.kind} choice={choice} onChange={save.mutate} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
