import { prepareInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import { useState } from 'react'
import { queryOf } from '../../../../base/data/ask.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { Dialog } from '../../../../base/ui/Dialog.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { Invited, type Outcome } from './Invited.tsx'
import { InviteForm } from './InviteForm.tsx'
import * as texts from './texts.ts'

export interface InvitedCustomer {
  readonly customerId: string
  readonly name: string | null
}

interface Props {
  /** One, or many at once. */
  customers: readonly InvitedCustomer[]
  /** Called once mails have been queued. The dialog stays open and says how many. */
  onInvited: () => void
  onClose: () => void
}

/** Invites customers by mail, in words that can be changed. Import it lazily. */
export default function InviteDialog({ customers, onInvited, onClose }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const customerIds = customers.map(({ customerId }) => customerId)
  const read = useRead(({ client }) =>
    queryOf(client, prepareInvitationsCall, { body: { customerIds } }),
  )
  const names = customers.map(({ customerId, name }) => name ?? customerId)
  return (
    <Dialog
      wide={customers.length > 1}
      title={texts.title(names)}
      onClose={() => !busy && onClose()}
    >
      {outcome ? (
        <Invited outcome={outcome} onClose={onClose} />
      ) : (
        <Loaded read={read} failure={texts.failed}>
          {(prepared) => (
            <InviteForm
              prepared={prepared}
              onBusy={setBusy}
              onDone={(sent) => {
                setOutcome(sent)
                if (sent.mails > 0) onInvited()
              }}
              onClose={onClose}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  )
}
