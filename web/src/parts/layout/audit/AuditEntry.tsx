import { auditActions, auditActors, describeDetails } from '@hausblick/contract/audit.ts'
import type { AuditLine } from '@hausblick/contract/calls/audit.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import * as texts from './texts.ts'

interface Props {
  line: AuditLine
  own: string
  namesCustomer: boolean
}

/** One line of the audit log: what happened, by whom, when, and what it was about. */
export function AuditEntry({ line, own, namesCustomer }: Props) {
  const { at, action, details } = line
  const about = describeDetails(details)
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <p className="font-medium wrap-anywhere">{auditActions[action]}</p>
      <p className="text-13 text-ink-3 md:text-right">
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="text-13 text-ink-2 wrap-anywhere md:col-span-2">
        {nameActor(line, own)}
        {namesCustomer && nameCustomer(line)}
      </p>
      {about !== '' && <p className="text-13 text-ink-3 wrap-anywhere md:col-span-2">{about}</p>}
    </li>
  )
}

function nameActor({ actor, email }: AuditLine, own: string): string {
  if (actor === null) return '–'
  if (email === '') return auditActors[actor]
  if (email === own && actor !== 'nobody') return texts.you
  return `${auditActors[actor]} ${email}`
}

/** A list shows many customers. */
function nameCustomer({ action, customerId }: AuditLine): string {
  if (customerId !== '') return ` · ${texts.of(customerId)}`
  return action === 'lookedAt' ? ` · ${texts.ofMany}` : ''
}
