import { useQueryClient } from '@tanstack/react-query';
import {
  Ban,
  LogOut,
  ScrollText,
  ShieldOff,
  Trash2,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { AdjustCreditsDialog } from '#web/features/users/adjust-credits-dialog.tsx';
import { deletionConsequence, suspensionConsequence } from '#web/features/users/consequences.ts';
import { RoleDialog } from '#web/features/users/role-dialog.tsx';
import { TEXTS } from '#web/features/users/texts.ts';
import { USERS_QUERY_KEY } from '#web/features/users/users-query.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { MenuButton } from '#web/site/menu-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Something that is asked about before it is done to a user. */
interface Action {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOffered: (user: AdminUserBody, isOperator: boolean) => boolean;
  readonly question: (username: string) => string;
  readonly consequence: (user: AdminUserBody) => string;
  readonly run: (userId: string) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
}

const ACTIONS: readonly Action[] = [
  {
    label: TEXTS.signOutEverywhere,
    icon: LogOut,
    isOffered: ({ suspendedAt }) => suspendedAt === null,
    question: TEXTS.signOutQuestion,
    consequence: () => TEXTS.whatSigningOutDoes,
    run: (userId) => call(adminRoutes.signOut, { params: { userId } }),
    done: TEXTS.signedOut,
    failed: TEXTS.signOutFailed,
  },
  {
    label: TEXTS.resetSecondFactor,
    icon: ShieldOff,
    isOffered: ({ hasSecondFactor }) => hasSecondFactor === true,
    question: TEXTS.resetSecondFactorQuestion,
    consequence: () => TEXTS.resetSecondFactorConsequence,
    run: (userId) => call(adminRoutes.resetSecondFactor, { params: { userId } }),
    done: TEXTS.secondFactorReset,
    failed: TEXTS.resetFailed,
  },
  {
    label: TEXTS.suspend,
    icon: Ban,
    isOffered: ({ suspendedAt }, isOperator) => isOperator && suspendedAt === null,
    question: TEXTS.suspendQuestion,
    consequence: suspensionConsequence,
    run: (userId) => call(adminRoutes.suspend, { params: { userId } }),
    done: TEXTS.userSuspended,
    failed: TEXTS.suspensionFailed,
  },
  {
    label: TEXTS.reinstate,
    icon: UserCheck,
    isOffered: ({ suspendedAt }, isOperator) => isOperator && suspendedAt !== null,
    question: TEXTS.reinstateQuestion,
    consequence: () => TEXTS.whatReinstatingDoes,
    run: (userId) => call(adminRoutes.reinstate, { params: { userId } }),
    done: TEXTS.userReinstated,
    failed: TEXTS.reinstatementFailed,
  },
];

const DELETION: Action = {
  label: TEXTS.delete,
  icon: Trash2,
  isOffered: () => true,
  question: TEXTS.deleteUserThisActionCannotBe,
  consequence: deletionConsequence,
  run: (userId) => call(adminRoutes.remove, { params: { userId } }),
  done: TEXTS.userDeleted,
  failed: TEXTS.deleteFailed,
};

interface QuestionProps {
  readonly user: AdminUserBody;
  readonly action: Action;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Question({ user, action, isOpen, onClose }: QuestionProps) {
  const queryClient = useQueryClient();
  const change = useChange({
    mutationFn: () => action.run(user.id),
    onSuccess: async () => {
      toast({ title: action.done });
      onClose();
      await queryClient.invalidateQueries({ queryKey: [USERS_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: action.failed, error }),
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      question={action.question(user.username)}
      consequence={action.consequence(user)}
      confirmLabel={action.label}
      pending={change.isPending}
      onConfirm={() => change.mutate()}
    />
  );
}

/** Role and deletion, and in a menu everything else that can be done to somebody; never to oneself. */
export function UserActions({ user }: { readonly user: AdminUserBody }) {
  const { organization } = useSignedIn();
  const [isEditing, setIsEditing] = useState(false);
  const [asking, setAsking] = useState<string | null>(null);
  const actions = ACTIONS.filter(({ isOffered }) => isOffered(user, organization.isOperator));
  const log = {
    label: TEXTS.openInTheAuditLog,
    icon: ScrollText,
    to: PATHS.auditOf(user.username),
  };
  return (
    <div className="flex items-center gap-x-1 lg:justify-end">
      <Button
        variant="secondary"
        size="small"
        aria-label={TEXTS.editRoleOf(user.username)}
        className="max-lg:mr-auto"
        onClick={() => setIsEditing(true)}
      >
        {TEXTS.editRole}
      </Button>
      <MenuButton
        label={TEXTS.moreAbout(user.username)}
        items={[
          log,
          ...actions.map(({ label, icon }) => ({ label, icon, onPress: () => setAsking(label) })),
        ]}
      />
      <Tooltip text={TEXTS.deleteUsername(user.username)}>
        <Button
          variant="quietDanger"
          size="icon"
          aria-label={TEXTS.deleteUsername(user.username)}
          onClick={() => setAsking(DELETION.label)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </Tooltip>
      {[...actions, DELETION].map((action) => (
        <Question
          key={action.label}
          user={user}
          action={action}
          isOpen={asking === action.label}
          onClose={() => setAsking(null)}
        />
      ))}
      <RoleDialog key={user.role} user={user} open={isEditing} onOpenChange={setIsEditing} />
    </div>
  );
}

/** The operator's alone: the balance is the organization's, whichever of its people stands first. */
export function AdjustCredits({ user }: { readonly user: AdminUserBody }) {
  const { organization } = useSignedIn();
  const [isOpen, setIsOpen] = useState(false);
  if (!organization.isOperator) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={TEXTS.adjustCreditsOf(user.organization.name)}
        onClick={() => setIsOpen(true)}
      >
        {TEXTS.adjust}
      </Button>
      <AdjustCreditsDialog user={user} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
