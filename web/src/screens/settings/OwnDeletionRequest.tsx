import {
  type DeletionRequest,
  endDeletionRequestCall,
  listDeletionRequestsCall,
  requestDeletionCall,
} from '@hausblick/contract/calls/myData.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { ask, queryOf, renew } from '../../base/data/ask.ts'
import { useRead } from '../../base/data/useRead.ts'
import { formatDay } from '../../base/format/day.ts'
import { Button } from '../../base/ui/Button.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { lateDialog } from '../../base/ui/late/late.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../base/ui/ConfirmDialog.tsx'))

/** The customer's request to delete their data, and its withdrawal. */
export function OwnDeletionRequest({ customerId }: { customerId: string }) {
  const read = useRead(({ client }) =>
    queryOf(client, listDeletionRequestsCall, { query: { customerId } }),
  )
  return (
    <Loaded read={read} failure={texts.deletionFailed} waiting={null}>
      {([deletionRequest]) => (
        <RequestPart customerId={customerId} deletionRequest={deletionRequest} />
      )}
    </Loaded>
  )
}

interface PartProps {
  customerId: string
  /** The one that waits, if any. */
  deletionRequest: DeletionRequest | undefined
}

function RequestPart({ customerId, deletionRequest }: PartProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'request' | 'withdraw' | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const done = async () => {
    await renew(queries, listDeletionRequestsCall)
    setAsking(null)
    said.current?.focus()
  }
  return (
    <div className="mt-6 border-line border-t pt-6">
      <p ref={said} tabIndex={-1} className="text-ink-2 outline-none">
        {deletionRequest
          ? texts.deletionRequested(formatDay(deletionRequest.requestedAt))
          : texts.deletionOffer}{' '}
        <Link to={`${pages.datenschutz.path}#was-geloescht-wird-und-was-bleibt`} className="link">
          {texts.keptHowLong}
        </Link>
      </p>
      <Button
        look="secondary"
        className="mt-4"
        onClick={() => setAsking(deletionRequest ? 'withdraw' : 'request')}
      >
        {deletionRequest ? texts.withdrawDeletion : texts.requestDeletion}
      </Button>
      {asking === 'request' && (
        <ConfirmDialog
          title={texts.requestDeletionQuestion}
          action={texts.requestDeletion}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await ask(client, requestDeletionCall, { body: { customerId } })
            await done()
          }}
        >
          {texts.requestDeletionNote}
        </ConfirmDialog>
      )}
      {asking === 'withdraw' && (
        <ConfirmDialog
          title={texts.withdrawDeletionQuestion}
          action={texts.withdrawDeletionAction}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await ask(client, endDeletionRequestCall, { params: { customerId } })
            await done()
          }}
        >
          {texts.withdrawDeletionNote}
        </ConfirmDialog>
      )}
    </div>
  )
}
