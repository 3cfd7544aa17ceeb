import {
  type CustomerInvitation,
  mailInvitationAgainCall,
} from '@hausblick/contract/calls/invitationMails.ts'
import { renewInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { useAccess } from '../../../../base/data/access.ts'
import { ask } from '../../../../base/data/ask.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { InvitationState } from '../../invitations/InvitationState.tsx'
import * as texts from './texts.ts'

interface Props {
  invitation: CustomerInvitation
  /** Called with what is to be said once it has been mailed again. */
  onSent: (done: string) => Promise<void>
  /** Receives the new link of an invitation that is passed on. */
  onRenewed: (link: string) => Promise<void>
  onWithdraw: () => void
}

export function InvitationItem({ invitation, onSent, onRenewed, onWithdraw }: Props) {
  const { id, email, state } = invitation
  const { client } = useAccess()
  const change = useChange(async () => {
    const params = { id }
    if (email === null)
      return await onRenewed((await ask(client, renewInvitationCall, { params })).signUpLink)
    await ask(client, mailInvitationAgainCall, { params })
    await onSent(texts.sentAgain(email))
  })
  const who = email ?? texts.passedOn
  return (
    <li className="py-3">
      <FormError text={change.error} />
      <div className="flex flex-col gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
        <div className="min-w-0 wrap-anywhere">
          <p className="mb-1 font-medium">{who}</p>
          <InvitationState invitation={invitation} />
        </div>
        {state !== 'redeemed' && (
          <form onSubmit={change.onSubmit} className="flex flex-wrap gap-2">
            <Button
              type="submit"
              look="secondary"
              aria-disabled={change.busy}
              aria-label={email === null ? texts.renew : texts.againTo(email)}
            >
              {email === null ? texts.renew : texts.again}
            </Button>
            <Button
              look="secondary"
              // While being renewed it cannot be withdrawn, as the new link would stay valid.
              aria-disabled={change.busy}
              onClick={() => !change.busy && onWithdraw()}
              aria-label={texts.withdrawOf(who)}
            >
              {texts.withdraw}
            </Button>
          </form>
        )}
      </div>
    </li>
  )
}
