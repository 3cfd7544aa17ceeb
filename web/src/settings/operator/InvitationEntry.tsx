import type { OpenInvitation } from '@hausblick/contract/invitations.ts'
import { useAccess } from '../../data/access.ts'
import { renewInvitation } from '../../data/invitations.ts'
import { formatDay } from '../../format/day.ts'
import { roleNames } from '../../session/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'

interface Props {
  invitation: OpenInvitation
  /** Called with the link that replaces the invitation's. */
  onRenewed: (link: string) => Promise<void>
  onWithdraw: () => void
}

export function InvitationEntry({ invitation, onRenewed, onWithdraw }: Props) {
  const { id, role, invitee, createdAt, expiresAt, expired } = invitation
  const { client } = useAccess()
  const { onSubmit, busy, error } = useSubmit(async () => {
    await onRenewed(await renewInvitation(client, id))
  })
  return (
    <li className="py-3">
      <FormError text={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{invitee}</p>
          <p className="text-13 text-ink-3">
            <span className="whitespace-nowrap">
              {roleNames[role]}, eingeladen am {formatDay(createdAt)},
            </span>{' '}
            <span className={`whitespace-nowrap ${expired ? 'text-expenses' : ''}`}>
              {expired ? 'abgelaufen am' : 'gültig bis'} {formatDay(expiresAt)}
            </span>
          </p>
        </div>
        <form onSubmit={onSubmit} className="flex gap-2">
          <Button
            type="submit"
            look="secondary"
            aria-disabled={busy}
            aria-label={`Einladung für ${invitee} erneuern`}
          >
            Erneuern
          </Button>
          <Button
            look="secondary"
            // What is being replaced cannot be withdrawn: the new one would still count.
            aria-disabled={busy}
            onClick={() => !busy && onWithdraw()}
            aria-label={`Einladung für ${invitee} zurückziehen`}
          >
            Zurückziehen
          </Button>
        </form>
      </div>
    </li>
  )
}
