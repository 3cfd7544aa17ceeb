import {
  type LockedDocument,
  linkLockedDocumentCall,
  listLockedDocumentsCall,
} from '@hausblick/contract/calls/erasure.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatDay } from '../../../base/format/day.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { backendUrl } from '../../../config.ts'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import type { Page } from '../../../parts/session/loadPage.ts'
import { PageCard } from '../PageCard.tsx'
import * as texts from './texts.ts'

export const page: Page = { Screen: LockedPage, data: ({ access }) => [lockedQuery(access.client)] }

function lockedQuery(client: Client) {
  return queryOf(client, listLockedDocumentsCall, { query: { limit: '20' } })
}

/** The documents of deleted customers that must be kept, for operators. */
function LockedPage() {
  const read = useRead((access) => lockedQuery(access.client))
  const { entries, total } = read.data ?? { entries: undefined, total: 0 }
  return (
    <PageCard title={pages.locked.title}>
      {total > 0 && <p className="mb-6 text-ink-2">{texts.lockedNote}</p>}
      <ReadList read={read} items={entries} failure={texts.lockedFailed} empty={texts.noLocked}>
        {(entry) => <Entry key={`${entry.customerId} ${entry.number}`} entry={entry} />}
      </ReadList>
      {entries && total > entries.length && (
        <p className="mt-6 text-13 text-ink-3">{texts.shownOf(entries.length, total)}</p>
      )}
    </PageCard>
  )
}

function Entry({ entry }: { entry: LockedDocument }) {
  const { client } = useAccess()
  const { onSubmit, busy, error } = useChange(async () => {
    const params = { customerId: entry.customerId, number: String(entry.number) }
    const { downloadUrl } = await ask(client, linkLockedDocumentCall, { params })
    // A download does not leave the page.
    window.location.assign(`${backendUrl}${downloadUrl}`)
  })
  return (
    <li className="py-3">
      <FormError text={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{entry.name}</p>
          <p className="text-13 text-ink-3">
            {texts.lockedUntil(formatDay(entry.lockedAt), formatDay(entry.until))}
          </p>
        </div>
        <form onSubmit={onSubmit}>
          <Button
            type="submit"
            look="secondary"
            aria-disabled={busy}
            aria-label={texts.openOf(entry.name)}
          >
            {texts.open}
          </Button>
        </form>
      </div>
    </li>
  )
}
