import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import {
  dismissRefusedMailsCall,
  type RefusedMail,
  readMailboxCall,
} from '@hausblick/contract/calls/mailbox.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

/** How many are shown at once, newest first; further ones follow once these have been seen. */
const SHOWN = 20

/**
 * Whether the mailbox and the watched folder can be read, what is still taken, and what was refused of their mails and files, and
 * why. Nothing while all is well.
 */
export function Mailbox() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useRead(({ client }) => queryOf(client, readMailboxCall, {}))
  const failure = data?.state?.failure ?? null
  const folderFailure = data?.folder?.failure ?? null
  const fails = failure !== null || folderFailure !== null
  const waiting = data?.state?.waiting ?? 0
  if (!data || (!fails && waiting + data.mails.length === 0)) return null
  return (
    <div className="mt-8">
      <Section
        title={headingOf(data)}
        headingRef={heading}
        actions={fails && <StateChip look="bad">{texts.unread}</StateChip>}
      >
        {failure && (
          <p role="status" className="max-w-[75ch] wrap-anywhere">
            {texts.away(formatMoment(failure.since), failure.reason)}
          </p>
        )}
        {folderFailure && (
          <p role="status" className="max-w-[75ch] wrap-anywhere not-first:mt-3">
            {texts.folderAway(formatMoment(folderFailure.since), folderFailure.reason)}
          </p>
        )}
        {waiting > 0 && <p className="not-first:mt-3 text-ink-2">{texts.waiting(waiting)}</p>}
        {data.mails.length > 0 && (
          <Refused mails={data.mails} onDismissed={() => heading.current?.focus()} />
        )}
      </Section>
    </div>
  )
}

function headingOf({ state, folder, mails }: ReplyOf<typeof readMailboxCall>): string {
  const hasFolder = folder !== null || mails.some(({ isFile }) => isFile)
  if (state === null && hasFolder) return texts.folderHeading
  return hasFolder ? texts.bothHeading : texts.heading
}

interface RefusedProps {
  mails: readonly RefusedMail[]
  onDismissed: () => void
}

function Refused({ mails, onDismissed }: RefusedProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const shown = mails.slice(0, SHOWN)
  const dismissal = useChange<readonly RefusedMail[]>(async (seen) => {
    await ask(client, dismissRefusedMailsCall, { body: { ids: seen.map(({ id }) => id) } })
    onDismissed()
    await renew(queries, readMailboxCall)
  })
  return (
    <>
      <div className="flex flex-col items-start justify-between gap-x-6 gap-y-3 not-first:mt-3 md:flex-row md:items-center">
        <p className="text-ink-2">{texts.refused(mails.length, shown.length)}</p>
        {shown.length > 1 && (
          <Button look="secondary" disabled={dismissal.busy} onClick={() => dismissal.run(shown)}>
            {texts.dismissAll}
          </Button>
        )}
      </div>
      <FormError text={dismissal.error} />
      <ul className="mt-2 -mb-4 divide-y divide-line">
        {shown.map((mail) => (
          <Mail
            key={mail.id}
            mail={mail}
            isBusy={dismissal.busy}
            onDismiss={() => dismissal.run([mail])}
          />
        ))}
      </ul>
    </>
  )
}

interface MailProps {
  mail: RefusedMail
  isBusy: boolean
  onDismiss: () => void
}

function Mail({ mail, isBusy, onDismiss }: MailProps) {
  const { sender, arrivedAt, isFile, taken, refusals } = mail
  const subject = mail.subject ?? texts.noSubject
  return (
    <li className="flex flex-col items-start justify-between gap-x-6 gap-y-3 py-4 md:flex-row">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="text-13 text-ink-3 wrap-anywhere">
          {isFile ? texts.fromFolder : (sender ?? texts.noSender)} · {formatMoment(arrivedAt)}
        </p>
        <ul className="mt-2 grid gap-1">
          {refusals.map(({ name, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <li key={at} className="wrap-anywhere">
              {name !== null && <span className="font-medium">{`${name}: `}</span>}
              {reason}
            </li>
          ))}
        </ul>
        {taken > 0 && <p className="mt-1 text-13 text-ink-2">{texts.taken(taken)}</p>}
      </div>
      <Button
        look="secondary"
        disabled={isBusy}
        onClick={onDismiss}
        aria-label={texts.dismissOf(subject)}
      >
        {texts.dismiss}
      </Button>
    </li>
  )
}
