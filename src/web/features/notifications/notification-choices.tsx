import { useQuery, useQueryClient } from '@tanstack/react-query';

import { notificationRoutes } from '#contracts/routes/notifications.ts';
import type { NotificationChoiceBody } from '#contracts/schemas/notification.ts';
import { notificationLabel } from '#domain/notifications.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/notifications/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

const choicesQuery = {
  queryKey: ['notification choices'],
  queryFn: () => call(notificationRoutes.settings, {}),
};

const SKELETON_ROW_COUNT = 7;

interface ChoiceRowProps {
  readonly choice: NotificationChoiceBody;
  readonly onChange: (choice: NotificationChoiceBody) => void;
}

function ChoiceRow({ choice, onChange }: ChoiceRowProps) {
  const label = notificationLabel(choice.kind);
  return (
    <Row>
      <Cell className="font-medium">{label}</Cell>
      <Cell label={TEXTS.inTheApplication} className="max-lg:items-center">
        <Switch
          label={TEXTS.inTheApplicationAbout(label)}
          checked={choice.inApp}
          onChange={(inApp) => onChange({ ...choice, inApp })}
        />
      </Cell>
      <Cell label={TEXTS.byEmail} className="max-lg:items-center">
        <Switch
          label={TEXTS.byEmailAbout(label)}
          checked={choice.email}
          onChange={(email) => onChange({ ...choice, email })}
        />
      </Cell>
    </Row>
  );
}

/** What the user is told, and where; every switch counts at once. */
export function NotificationChoices() {
  const queryClient = useQueryClient();
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
  return (
    <Card>
      <CardTitle className="mb-2">{TEXTS.whatYouAreTold}</CardTitle>
      <p className="mb-4 text-muted">{TEXTS.emailsAreCollected}</p>
      {data ? (
        <Table label={TEXTS.whatYouAreTold}>
          <thead>
            <tr>
              <HeaderCell>{TEXTS.event}</HeaderCell>
              <HeaderCell>{TEXTS.inTheApplication}</HeaderCell>
              <HeaderCell>{TEXTS.byEmail}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {data.map((choice) => (
              <ChoiceRow key={choice.kind} choice={choice} onChange={save.mutate} />
            ))}
          </tbody>
        </Table>
      ) : (
        <SkeletonRows label={TEXTS.whatYouAreTold} count={SKELETON_ROW_COUNT} />
      )}
    </Card>
  );
}
