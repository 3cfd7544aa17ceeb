import { linkAuditFileCall, readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { auditQuery } from '../../../base/data/audit.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useChange } from '../../../base/ui/useChange.ts'
import { backendUrl } from '../../../config.ts'
import { AuditLines } from '../../../parts/layout/audit/AuditLines.tsx'
import * as audit from '../../../parts/layout/audit/texts.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { PageCard } from '../PageCard.tsx'
import { LogFilters } from './LogFilters.tsx'
import { logFilterParameter, toLogQuery } from './logAddress.ts'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: LogPage,
  data: ({ access: { client, customerId }, search }) => [
    auditQuery(
      client,
      readAuditCall,
      toLogQuery(readSearch(logFilterParameter, search), customerId || null),
    ),
  ],
}

function LogPage() {
  const { client, customerId } = useAccess()
  const state = useAddressState(logFilterParameter)
  const query = toLogQuery(state[0], customerId || null)
  const read = useInfiniteQuery(auditQuery(client, readAuditCall, query))
  const { onSubmit, busy, error } = useChange(async () => {
    const { downloadUrl } = await ask(client, linkAuditFileCall, {})
    // A download does not leave the page.
    window.location.assign(`${backendUrl}${downloadUrl}&${new URLSearchParams(query)}`)
  })
  const isFiltered = Object.keys(query).length > 0
  return (
    <PageCard title={pages.log.title}>
      <p className="mb-4 text-ink-2">{texts.logNote}</p>
      <LogFilters state={state} customerId={customerId || null} />
      <AuditLines
        read={read}
        empty={isFiltered ? texts.nothingFound : audit.empty}
        own=""
        namesCustomer
      />
      <FormError text={error} />
      <form onSubmit={onSubmit} className="mt-6">
        <Button type="submit" look="secondary" aria-disabled={busy}>
          <Download size={18} />
          {busy ? texts.preparing : texts.csv}
        </Button>
      </form>
    </PageCard>
  )
}
