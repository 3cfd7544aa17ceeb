import {
  dismissRefusedMailCall,
  type RefusedMail,
  readMailboxCall,
} from '@hausblick/contract/calls/mailbox.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccess } from '../../data/access.ts'
import { ask, queryOf, renew } from '../../data/ask.ts'
import { useRead } from '../../data/useRead.ts'
import { formatMoment } from '../../format/moment.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Section } from '../../ui/Section.tsx'
import { useChange } from '../../ui/useChange.ts'
import * as texts from './texts.ts'

/** What of the mails in the mailbox was refused, and why, and whether it can be read. Nothing while all is well. */
export function Mailbox() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useRead(({ client }) => queryOf(client, readMailboxCall, {}))
  const failure = data?.state?.failure ?? null
  if (!data || (failure === null && data.mails.length === 0)) return null
  return (
    <div className="mt-8">
      <Section title={texts.heading} headingRef={heading}>
        {failure && (
          <p role="status" className="mb-4 wrap-anywhere">
            {texts.away(formatMoment(failure.since), failure.reason)}
          </p>
        )}
        {data.mails.length > 0 && (
          <>
            <p className="text-ink-2">{texts.refused(data.mails.length)}</p>
            <ul className="mt-2 -mb-3 divide-y divide-line">
              {data.mails.map((mail) => (
                <Mail key={mail.id} mail={mail} onDismissed={() => heading.current?.focus()} />
              ))}
            </ul>
          </>
        )}
      </Section>
    </div>
  )
}

function Mail({ mail, onDismissed }: { mail: RefusedMail; onDismissed: () => void }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const { id, sender, arrivedAt, taken, refusals } = mail
  const subject = mail.subject ?? texts.noSubject
  const dismissal = useChange<void>(async () => {
    await ask(client, dismissRefusedMailCall, { params: { id } })
    onDismissed()
    await renew(queries, readMailboxCall)
  })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="text-13 text-ink-3 wrap-anywhere">
          {sender ?? texts.noSender} · {formatMoment(arrivedAt)}
        </p>
        <ul className="mt-1">
          {refusals.map(({ name, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <li key={at} className="wrap-anywhere">
              {name === null ? reason : `${name}: ${reason}`}
            </li>
          ))}
        </ul>
        {taken > 0 && <p className="text-13 text-ink-2">{texts.taken(taken)}</p>}
      </div>
      <Button
        look="secondary"
        disabled={dismissal.busy}
        onClick={() => dismissal.run()}
        aria-label={texts.dismissOf(subject)}
      >
        {texts.dismiss}
      </Button>
      <FormError text={dismissal.error} />
    </li>
  )
}
