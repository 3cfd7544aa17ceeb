import { mailInvitationAgainCall } from '@hausblick/contract/calls/invitationMails.ts'
import { inviteStaffCall, type StaffMember } from '@hausblick/contract/calls/staff.ts'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { InvitationState } from '../invitations/InvitationState.tsx'
import * as texts from './texts.ts'

interface Props {
  member: StaffMember
  /** Called with what is to be said once an invitation has been sent. */
  onSent: (done: string) => Promise<void>
  onAsk: (kind: 'end' | 'reset' | 'withdraw') => void
}

/** Someone with a role, and what can be done with their account or invitation. */
export function StaffEntry({ member, onSent, onAsk }: Props) {
  const { email, role, variable, account, invitation } = member
  const { client } = useAccess()
  const state = useSessionState()
  const isOwn = state.status === 'signedIn' && state.me.email === email
  const change = useChange(async () => {
    if (invitation) {
      await ask(client, mailInvitationAgainCall, { params: { id: invitation.id } })
      return await onSent(texts.sentAgain(email))
    }
    if (role === null) return
    await ask(client, inviteStaffCall, { body: { email, role } })
    await onSent(texts.invitedNow(email))
  })
  return (
    <li className="py-3">
      <FormError text={change.error} />
      <div className="flex flex-col gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">{email}</p>
          <p className="text-13 text-ink-3">
            {account && role
              ? texts.since(texts.roles[role], formatDay(account.since))
              : role === null
                ? texts.noRole
                : texts.roles[role]}
            {variable !== null && ` · ${texts.ofVariable(variable)}`}
          </p>
          {role === null && <p className="text-13 text-ink-2">{texts.noRoleNote}</p>}
          {invitation && (
            <div className="mt-1">
              <InvitationState invitation={invitation} />
            </div>
          )}
          {!invitation && !account && (
            <p className="mt-1">
              <StateChip look="plain">{texts.notInvited}</StateChip>
            </p>
          )}
          {account && !account.secondFactor && (
            <p className="mt-1">
              <StateChip look="hint">{texts.noFactor}</StateChip>
            </p>
          )}
        </div>
        {isOwn ? (
          <p className="text-13 text-ink-3">{texts.own}</p>
        ) : (
          <form onSubmit={change.onSubmit} className="flex flex-wrap gap-2">
            {!account && (
              <Button
                type="submit"
                look="secondary"
                aria-disabled={change.busy}
                aria-label={invitation ? texts.againTo(email) : texts.inviteTo(email)}
              >
                {invitation ? texts.again : texts.invite}
              </Button>
            )}
            {invitation && (
              <Button
                look="secondary"
                aria-disabled={change.busy}
                onClick={() => !change.busy && onAsk('withdraw')}
                aria-label={texts.withdrawOf(email)}
              >
                {texts.withdraw}
              </Button>
            )}
            {account?.secondFactor && (
              <Button
                look="secondary"
                onClick={() => onAsk('reset')}
                aria-label={texts.resetFactorOf(email)}
              >
                {texts.resetFactor}
              </Button>
            )}
            {account && (
              <Button look="secondary" onClick={() => onAsk('end')} aria-label={texts.endOf(email)}>
                {texts.end}
              </Button>
            )}
          </form>
        )}
      </div>
    </li>
  )
}
