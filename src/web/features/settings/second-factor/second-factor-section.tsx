import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { secondFactorRoutes } from '#contracts/routes/second-factor.ts';
import type { SecondFactorState } from '#contracts/schemas/second-factor.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { PasskeySetup } from '#web/features/settings/second-factor/passkey-setup.tsx';
import { PasswordForm } from '#web/features/settings/second-factor/password-form.tsx';
import { RemoveDialog } from '#web/features/settings/second-factor/remove-dialog.tsx';
import { secondFactorQuery } from '#web/features/settings/second-factor/second-factor-query.ts';
import { SetupDialog } from '#web/features/settings/second-factor/setup-dialog.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { TotpSetup } from '#web/features/settings/second-factor/totp-setup.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate } from '#web/ui/text/moment.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface MethodProps {
  readonly title: string;
  readonly hint: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function Method({ title, hint, action, children }: MethodProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-muted">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

function AppMethod({ totpSince }: SecondFactorState) {
  if (totpSince === null) {
    return (
      <Method
        title={TEXTS.authenticatorApp}
        hint={TEXTS.appHint}
        action={
          <SetupDialog
            label={TEXTS.setUp}
            title={TEXTS.authenticatorApp}
            done={TEXTS.appIsSetUp}
            renderForm={(onAdded) => <TotpSetup onAdded={onAdded} />}
          />
        }
      />
    );
  }
  return (
    <Method
      title={TEXTS.authenticatorApp}
      hint={TEXTS.setUpOn(formatDate(totpSince))}
      action={
        <RemoveDialog
          title={TEXTS.removeApp}
          onRemove={(currentPassword) =>
            call(secondFactorRoutes.removeTotp, { body: { currentPassword } })
          }
        />
      }
    />
  );
}

function PasskeyMethod({ passkeys, canUsePasskeys }: SecondFactorState) {
  return (
    <Method
      title={TEXTS.passkeys}
      hint={canUsePasskeys ? TEXTS.passkeyHint : TEXTS.passkeysNeedHttps}
      action={
        canUsePasskeys && (
          <SetupDialog
            label={TEXTS.addPasskey}
            title={TEXTS.addPasskey}
            done={TEXTS.passkeyAdded}
            renderForm={(onAdded) => <PasskeySetup onAdded={onAdded} />}
          />
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className="grid gap-2">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-sm text-muted">
                  {TEXTS.addedOn(formatDate(createdAt))},{' '}
                  {lastUsedAt === null ? TEXTS.neverUsed : TEXTS.lastUsedOn(formatDate(lastUsedAt))}
                </p>
              </div>
              <RemoveDialog
                title={TEXTS.removePasskey(name)}
                onRemove={(currentPassword) =>
                  call(secondFactorRoutes.removePasskey, {
                    params: { id },
                    body: { currentPassword },
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Method>
  );
}

function CodesMethod({ recoveryCodesLeft }: SecondFactorState) {
  return (
    <Method
      title={TEXTS.recoveryCodes}
      hint={TEXTS.codesLeft(recoveryCodesLeft)}
      action={
        <SetupDialog
          label={TEXTS.newCodes}
          title={TEXTS.replaceCodes}
          done={TEXTS.replaceCodes}
          renderForm={(onAdded) => (
            <>
              <p>{TEXTS.replaceCodesLead}</p>
              <PasswordForm
                action={TEXTS.newCodes}
                failure={TEXTS.couldNotCreateCodes}
                onPassword={async (currentPassword) =>
                  onAdded(
                    await call(secondFactorRoutes.renewRecoveryCodes, {
                      body: { currentPassword },
                    }),
                  )
                }
              />
            </>
          )}
        />
      }
    />
  );
}

/** How the signed-in person signs in, beside the password. */
export function SecondFactorSection() {
  const query = useQuery(secondFactorQuery);
  const isOn = query.data && (query.data.totpSince !== null || query.data.passkeys.length > 0);
  return (
    <SettingsSection
      title={TEXTS.twoFactorSignIn}
      lead={TEXTS.lead}
      aside={
        query.data && (
          <Badge tone={isOn ? 'default' : 'secondary'}>{isOn ? TEXTS.on : TEXTS.off}</Badge>
        )
      }
    >
      <QueryState
        query={query}
        loading={<Skeleton className="h-40" />}
        errorTitle={TEXTS.couldNotBeLoaded}
      >
        {(state) => (
          <div className="grid gap-4">
            <AppMethod {...state} />
            <PasskeyMethod {...state} />
            {isOn && <CodesMethod {...state} />}
          </div>
        )}
      </QueryState>
    </SettingsSection>
  );
}
