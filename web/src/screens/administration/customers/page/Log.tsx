import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccess } from '../../../../base/data/access.ts'
import { auditQuery } from '../../../../base/data/audit.ts'
import { Section } from '../../../../base/ui/Section.tsx'
import { AuditLines } from '../../../../parts/layout/audit/AuditLines.tsx'
import * as texts from './texts.ts'

export function Log({ customerId }: { customerId: string }) {
  const { client } = useAccess()
  const read = useInfiniteQuery(auditQuery(client, readAuditCall, { customerId }))
  return (
    <Section title={texts.log}>
      <AuditLines read={read} empty={texts.nothingLogged} own="" namesCustomer={false} />
    </Section>
  )
}
