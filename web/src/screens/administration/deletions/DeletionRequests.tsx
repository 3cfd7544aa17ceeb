import {
  endDeletionRequestCall,
  listDeletionRequestsCall,
} from '@hausblick/contract/calls/myData.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import { EraseButton, OpenErasure } from '../erasure/EraseCustomer.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

/** The deletion requests of customers, for staff. Operators can delete the customer, or mark a request as completed. */
export function DeletionRequests({ canEnd }: { canEnd: boolean }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [erasing, setErasing] = useState<string | null>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const read = useRead((access) => queryOf(access.client, listDeletionRequestsCall, {}))
  return (
    <Section title={texts.deletions} headingRef={heading}>
      <ReadList
        read={read}
        items={read.data}
        failure={texts.deletionsFailed}
        empty={texts.noDeletions}
      >
        {({ customerId, requestedAt, requestedBy }) => (
          <li
            key={customerId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{customerId}</p>
              <p className="text-13 text-ink-3 wrap-anywhere">
                {texts.requestedAt(formatDay(requestedAt), requestedBy)}
              </p>
            </div>
            {canEnd && (
              <div className="flex flex-wrap gap-2">
                <EraseButton customerId={customerId} onClick={() => setErasing(customerId)} />
                <Button
                  look="secondary"
                  onClick={() => setEnding(customerId)}
                  aria-label={texts.endDeletionOf(customerId)}
                >
                  {texts.endDeletion}
                </Button>
              </div>
            )}
          </li>
        )}
      </ReadList>
      {erasing !== null && (
        <OpenErasure customerId={erasing} heading={heading} onClose={() => setErasing(null)} />
      )}
      {ending !== null && (
        <ConfirmDialog
          title={texts.endDeletionQuestion}
          action={texts.endDeletion}
          onClose={() => setEnding(null)}
          onConfirm={async () => {
            await ask(client, endDeletionRequestCall, { params: { customerId: ending } })
            await renew(queries, listDeletionRequestsCall)
            setEnding(null)
            heading.current?.focus()
          }}
        >
          {texts.endDeletionNote(ending)}
        </ConfirmDialog>
      )}
    </Section>
  )
}
