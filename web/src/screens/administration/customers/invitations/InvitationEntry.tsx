import { type OpenInvitation, renewInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { formatDay } from '../../../../base/format/day.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { roleNames } from '../../../../parts/session/account/texts.ts'
import * as texts from './texts.ts'

interface Props {
  invitation: OpenInvitation
  /** Receives the new link, which replaces the invitation's. */
  onRenewed: (link: string) => Promise<void>
  onWithdraw: () => void
}

export function InvitationEntry({ invitation, onRenewed, onWithdraw }: Props) {
  const { id, role, invitee, createdAt, expiresAt, expired } = invitation
  const { client } = useAccess()
  const { onSubmit, busy, error } = useChange(async () => {
    const { signUpLink } = await ask(client, renewInvitationCall, { params: { id } })
    await onRenewed(signUpLink)
  })
  return (
    <li className="py-3">
      <FormError text={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{invitee}</p>
          <p className="text-13 text-ink-3">
            <span className="inline-block">
              {texts.invitedAs(roleNames[role], formatDay(createdAt))}
            </span>{' '}
            <span className={`inline-block ${expired ? 'text-expenses' : ''}`}>
              {(expired ? texts.expiredAt : texts.validUntil)(formatDay(expiresAt))}
            </span>
          </p>
        </div>
        <form onSubmit={onSubmit} className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="secondary"
            aria-disabled={busy}
            aria-label={texts.renewOf(invitee)}
          >
            {texts.renew}
          </Button>
          <Button
            look="secondary"
            // While being renewed it cannot be withdrawn, as the new link would stay valid.
            aria-disabled={busy}
            onClick={() => !busy && onWithdraw()}
            aria-label={texts.withdrawOf(invitee)}
          >
            {texts.withdraw}
          </Button>
        </form>
      </div>
    </li>
  )
}
