import { canBeAppealed } from '#domain/moderation/appeals.ts';
import { AppealForm } from '#web/features/create-video/appeals/appeal-form.tsx';
import { completeValues, orderOf } from '#web/features/create-video/create-form.ts';
import { OwnAppeals } from '#web/features/create-video/appeals/own-appeals.tsx';
import { TEXTS } from '#web/features/create-video/order/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';

/** Below a refusal, the way to appeal it; and what became of earlier appeals. */
export function Appeals({ bench }: { readonly bench: Workbench }) {
  return (
    <>
      {bench.verdict?.decision === 'block' && <Appeal bench={bench} />}
      <OwnAppeals onOpen={bench.startFrom} />
    </>
  );
}

/** Of a refusal that may be appealed; nobody decides about those of the operator. */
function Appeal({ bench: { verdict, values } }: { readonly bench: Workbench }) {
  const { isOperator } = useSignedIn().organization;
  const complete = completeValues(values);
  if (isOperator || !verdict || !complete) return null;
  const isAppealable = canBeAppealed(verdict.findings);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">
        {isAppealable ? TEXTS.canBeAppealed : TEXTS.cannotBeAppealed}
      </p>
      {isAppealable && <AppealForm order={orderOf(complete, values)} />}
    </div>
  );
}
