import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { teamRoutes } from '#contracts/routes/team.ts';
import type { NewInvitationBody } from '#contracts/schemas/team.ts';
import { TEAM_ROLE_DESCRIPTIONS, TEAM_ROLES, type TeamRole } from '#domain/roles.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { problemWith } from '#web/forms/checked-by.ts';
import { invitationsQuery } from '#web/features/team/team-queries.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

const loadInviteSchema = async () => (await import('#contracts/schemas/team.ts')).inviteSchema;

const ROLE_OPTIONS = TEAM_ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
  description: TEAM_ROLE_DESCRIPTIONS[value],
}));

/** Where no email goes out, the link has to be passed on by hand. */
function nextStepOf({ email, role, emailed }: NewInvitationBody): string {
  return emailed ? TEXTS.canJoinAs(email, ROLE_LABELS[role]) : TEXTS.emailIsNotSetUpCopy(email);
}

const DEFAULT_ROLE: TeamRole = 'creator';

function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>(DEFAULT_ROLE);
  const [problem, setProblem] = useState<string>();

  const invite = useChange({
    mutationFn: () => call(teamRoutes.invite, { body: { email, role } }),
    onSuccess: async (invitation) => {
      toast({ title: TEXTS.invitationSent, description: nextStepOf(invitation) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
    onError: (error) => {
      setProblem(fieldProblems(error)['email']);
      toastFailure({
        title: TEXTS.failedToSendInvitation,
        error,
      });
    },
  });

  async function submit() {
    const sentence = await problemWith(loadInviteSchema, { email, role });
    setProblem(sentence);
    if (sentence === undefined) invite.mutate();
    else toast({ title: TEXTS.emailRequired, description: sentence, tone: 'destructive' });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label={TEXTS.email} error={problem}>
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={TEXTS.role} hint={TEAM_ROLE_DESCRIPTIONS[role]}>
        <Select value={role} options={ROLE_OPTIONS} onChange={setRole} />
      </Field>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        <Button type="submit" pending={invite.isPending}>
          {TEXTS.sendInvitation}
        </Button>
      </DialogActions>
    </form>
  );
}

export function InviteButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden="true" className="size-4.5" />
        {TEXTS.invite}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={TEXTS.inviteATeamMember}
        description={TEXTS.theyReceiveALinkThatWorks}
      >
        <InviteForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
