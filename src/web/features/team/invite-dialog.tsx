import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState, type ClipboardEvent, type FormEvent } from 'react';

import { teamRoutes } from '#contracts/routes/team.ts';
import type { NewInvitationBody } from '#contracts/schemas/team.ts';
import { TEAM_ROLE_DESCRIPTIONS, TEAM_ROLES, type TeamRole } from '#domain/people/roles.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { CopyLinkButton } from '#web/features/team/copy-link-button.tsx';
import { TEXTS } from '#web/features/team/texts.ts';
import { problemWith } from '#web/forms/checked-by.ts';
import { invitationsQuery } from '#web/features/team/team-queries.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

const loadInviteSchema = async () => (await import('#contracts/schemas/team.ts')).inviteSchema;

const ROLE_OPTIONS = TEAM_ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
  description: TEAM_ROLE_DESCRIPTIONS[value],
}));

const DEFAULT_ROLE: TeamRole = 'creator';

interface FailedInvitation {
  readonly email: string;
  readonly why: string;
}

interface Outcome {
  /** Where no email goes out, the links have to be passed on by hand. */
  readonly toPassOn: readonly NewInvitationBody[];
  readonly failed: readonly FailedInvitation[];
}

const NONE: Outcome = { toPassOn: [], failed: [] };

interface InviteFormProps {
  /** Begins with these. */
  readonly failed: readonly FailedInvitation[];
  readonly onSent: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

function InviteForm({ failed, onSent, onClose }: InviteFormProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(() => addressesOf(failed));
  const [role, setRole] = useState<TeamRole>(DEFAULT_ROLE);
  const [problem, setProblem] = useState(() => problemOf(failed));

  const invite = useChange({
    mutationFn: (addresses: readonly string[]) => inviteEach(addresses, role),
    onSuccess: async ({ sent, failed: refused }, addresses) => {
      if (sent.length > 0) toast({ title: TEXTS.invitationSent, description: nextStepOf(sent) });
      const description = addresses.length > 1 ? problemOf(refused) : refused[0]?.why;
      if (description !== undefined) {
        toast({ title: TEXTS.failedToSendInvitation, description, tone: 'destructive' });
      }
      setText(addressesOf(refused));
      setProblem(description);
      const toPassOn = sent.filter(({ emailed }) => !emailed);
      if (toPassOn.length > 0) onSent({ toPassOn, failed: refused });
      else if (refused.length === 0) onClose();
      await queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
  });

  async function submit() {
    const addresses = addressesIn(text);
    const sentence = await problemIn(addresses, role);
    setProblem(sentence);
    if (sentence === undefined) invite.mutate(addresses);
    else if (addresses.length === 0)
      toast({ title: TEXTS.emailRequired, description: sentence, tone: 'destructive' });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  /** A pasted list has an address a line, which a single line would run together. */
  function handlePaste(event: ClipboardEvent) {
    const pasted = addressesIn(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    setText([...addressesIn(text), ...pasted].join(', '));
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label={TEXTS.email} hint={TEXTS.severalAddresses} error={problem}>
        <Input
          type="email"
          multiple
          autoComplete="off"
          value={text}
          onPaste={handlePaste}
          onChange={(event) => setText(event.target.value)}
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
          {TEXTS.sendInvitation(addressesIn(text).filter(looksLikeAddress).length)}
        </Button>
      </DialogActions>
    </form>
  );
}

const addressesOf = (failed: readonly FailedInvitation[]) =>
  failed.map(({ email }) => email).join(', ');

/** The first one, with its address. */
function problemOf([first]: readonly FailedInvitation[]) {
  return first && TEXTS.problemOf(first.email, first.why);
}

const addressesIn = (text: string) => [...new Set(text.split(/[\s,;]+/u).filter(Boolean))];

const looksLikeAddress = (text: string) => /^\S+@\S+\.\S+$/u.test(text);

/** What is wrong with the first address that is none. */
async function problemIn(addresses: readonly string[], role: TeamRole) {
  for (const email of addresses.length === 0 ? [''] : addresses) {
    const sentence = await problemWith(loadInviteSchema, { email, role });
    if (sentence !== undefined)
      return addresses.length > 1 ? TEXTS.problemOf(email, sentence) : sentence;
  }
  return undefined;
}

/** One after the other; those that fail can be tried again. */
async function inviteEach(addresses: readonly string[], role: TeamRole) {
  const sent: NewInvitationBody[] = [];
  const failed: FailedInvitation[] = [];
  for (const email of addresses) {
    await call(teamRoutes.invite, { body: { email, role } }).then(
      (invitation) => sent.push(invitation),
      (error: unknown) => failed.push({ email, why: whyOf(error) }),
    );
  }
  return { sent, failed };
}

const whyOf = (error: unknown) =>
  fieldProblems(error)['email'] ?? describeFailure(error, TEXTS.pleaseTryAgain);

function nextStepOf(sent: readonly NewInvitationBody[]): string {
  if (sent.some(({ emailed }) => !emailed)) return TEXTS.emailIsNotSetUp;
  const [first, ...others] = sent;
  if (!first) return '';
  const who = others.length === 0 ? first.email : TEXTS.people(sent.length);
  return TEXTS.canJoinAs(who, ROLE_LABELS[first.role]);
}

function LinksToPassOn({ invitations }: { readonly invitations: readonly NewInvitationBody[] }) {
  return (
    <ul aria-label={TEXTS.links} className="grid">
      {invitations.map((invitation) => (
        <li
          key={invitation.id}
          className="flex items-center justify-between gap-4 border-t border-line py-2.5 first:border-t-0"
        >
          <span className="min-w-0 wrap-anywhere">{invitation.email}</span>
          <CopyLinkButton invitation={invitation} variant="secondary" />
        </li>
      ))}
    </ul>
  );
}

export function InviteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [{ toPassOn, failed }, setOutcome] = useState(NONE);
  const close = () => {
    setIsOpen(false);
    setOutcome(NONE);
  };
  const hasLinks = toPassOn.length > 0;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden="true" className="size-4.5" />
        {TEXTS.invite}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={hasLinks ? TEXTS.passOnTheLinks : TEXTS.inviteATeamMember}
        description={hasLinks ? TEXTS.emailIsNotSetUp : TEXTS.theyReceiveALinkThatWorks}
      >
        {hasLinks ? (
          <>
            <LinksToPassOn invitations={toPassOn} />
            {failed.map(({ email, why }) => (
              <p key={email} className="text-sm wrap-anywhere text-danger">
                {TEXTS.notInvited(email, why)}
              </p>
            ))}
            <DialogActions>
              <Button variant="secondary" onClick={() => setOutcome({ toPassOn: [], failed })}>
                {TEXTS.inviteMore}
              </Button>
              <Button onClick={close}>{TEXTS.done}</Button>
            </DialogActions>
          </>
        ) : (
          <InviteForm failed={failed} onClose={close} onSent={setOutcome} />
        )}
      </Dialog>
    </>
  );
}
