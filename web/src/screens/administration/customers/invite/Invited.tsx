import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { inviteByMailCall } from '@hausblick/contract/calls/invitationMails.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { DoneNote } from '../../../../base/ui/DoneNote.tsx'
import * as texts from './texts.ts'

export type Outcome = Omit<ReplyOf<typeof inviteByMailCall>, 'unconfirmed'>

interface Props {
  outcome: Outcome
  onClose: () => void
}

/** How many were invited, and who was not. */
export function Invited({ outcome: { mails, skipped }, onClose }: Props) {
  return (
    <>
      <DoneNote text={texts.sent(mails)} />
      {skipped.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">{texts.skipped}</h3>
          <ul className="divide-y divide-line">
            {skipped.map(({ customerId, email, reason }) => (
              <li key={`${customerId} ${email}`} className="py-2 wrap-anywhere">
                <p>
                  {customerId} · {email}
                </p>
                <p className="text-13 text-ink-2">{reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </>
  )
}
