import { readOwnAuditCall } from '@hausblick/contract/calls/audit.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccess } from '../../base/data/access.ts'
import { auditQuery } from '../../base/data/audit.ts'
import { Section } from '../../base/ui/Section.tsx'
import { AuditLines } from '../../parts/layout/audit/AuditLines.tsx'
import * as audit from '../../parts/layout/audit/texts.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import * as texts from './texts.ts'

/** What is shown of it. */
export const ownLogOf = (customerId: string) => ({
  limit: '10',
  ...(customerId && { customerId }),
})

/** The lines of the audit log about the account and its customer. */
export function OwnLog({ customerId = '' }: { customerId?: string }) {
  const { client } = useAccess()
  const state = useSessionState()
  const own = state.status === 'signedIn' ? state.me.email : ''
  const read = useInfiniteQuery(auditQuery(client, readOwnAuditCall, ownLogOf(customerId)))
  return (
    <Section title={texts.ownLog}>
      <p className="mb-4 text-ink-2">{texts.ownLogNote}</p>
      <AuditLines read={read} empty={audit.empty} own={own} namesCustomer={false} />
    </Section>
  )
}
