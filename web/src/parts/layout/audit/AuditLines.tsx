import type { AuditPage } from '@hausblick/contract/calls/audit.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { readOfPages } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import { AuditEntry } from './AuditEntry.tsx'
import * as texts from './texts.ts'

interface Props {
  read: UseInfiniteQueryResult<InfiniteData<AuditPage>>
  /** The text of an empty list. */
  empty: string
  /** Email address of the account, which lines call "Sie". */
  own: string
  /** Whether lines name their customer. */
  namesCustomer: boolean
}

/** Lines of the audit log, with a button for older ones. */
export function AuditLines({ read, empty, own, namesCustomer }: Props) {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage } = read
  const failure = error && <FailedRead title={texts.failed} read={readOfPages(read)} />
  if (!data)
    return (
      failure ?? (
        <div aria-busy>
          <Skeleton size="h-40 w-full" />
        </div>
      )
    )
  const lines = data.pages.flatMap((page) => page.lines)
  if (lines.length === 0) return <p className="text-ink-2">{empty}</p>
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        {lines.map((line) => (
          <AuditEntry key={line.number} line={line} own={own} namesCustomer={namesCustomer} />
        ))}
      </ul>
      {failure}
      {hasNextPage && !failure && (
        <Button
          look="secondary"
          className="mt-6 w-full"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? texts.loading : texts.older}
        </Button>
      )}
    </>
  )
}
