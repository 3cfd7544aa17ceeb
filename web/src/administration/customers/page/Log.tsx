import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccess } from '../../../data/access.ts'
import { auditQuery } from '../../../data/audit.ts'
import { AuditLines } from '../../../layout/audit/AuditLines.tsx'
import { Section } from '../../../ui/Section.tsx'
import * as texts from './texts.ts'

/** What the audit log says about a customer. */
export function Log({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const read = useInfiniteQuery(auditQuery(client, readAuditCall, { customerId }))
  return (
    <Section title={texts.log}>
      <AuditLines read={read} empty={texts.nothingLogged} own="" namesCustomer={false} />
    </Section>
  )
}
