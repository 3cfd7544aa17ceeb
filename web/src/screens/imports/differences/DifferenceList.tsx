import { type Ref, useRef } from 'react'
import {
  type DifferenceFilter,
  type ImportDifference,
  importDifferencesQuery,
} from '../../../base/data/imports.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { useInfiniteScroll } from '../../../base/ui/useInfiniteScroll.ts'
import { Pager } from '../Pager.tsx'
import type { StepProps } from '../stepProps.ts'
import { usePages } from '../usePages.ts'
import { DifferenceRows } from './DifferenceRows.tsx'
import { reverse, reverseFilter } from './reverse.ts'
import * as texts from './texts.ts'

interface Props extends StepProps {
  filter: DifferenceFilter
  /** Whether to show what undoing the import changes. */
  isReversed: boolean
  onCustomer: (customerId: string) => void
}

/** Rows of data that an import changes, a page at a time. */
export function DifferenceList({ run, filter, isReversed, onCustomer }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const asked = isReversed ? reverseFilter(filter) : filter
  const pages = usePages(JSON.stringify([run.id, run.changedAt, asked]))
  const read = useRead(({ client }) => importDifferencesQuery(client, run, asked, pages.cursor))
  return (
    <Loaded read={read} failure={texts.failed}>
      {({ differences, total, next }) => (
        <>
          <p role="status" className="mb-2 text-13 text-ink-3">
            {texts.found(total)}
          </p>
          {differences.length > 0 && (
            <Page
              tableRef={table}
              differences={differences}
              isReversed={isReversed}
              onCustomer={onCustomer}
            />
          )}
          <Pager
            pages={pages}
            count={differences.length}
            total={total}
            next={next}
            onTurn={() => table.current?.focus()}
          />
        </>
      )}
    </Loaded>
  )
}

/** How many rows are drawn at first, and more each time as their end comes into view. */
const STEP = 50
const AHEAD = 600

interface PageProps extends Pick<Props, 'isReversed' | 'onCustomer'> {
  tableRef: Ref<HTMLTableElement>
  differences: readonly ImportDifference[]
}

function Page({ tableRef, differences, isReversed, onCustomer }: PageProps) {
  const { count, endMarker } = useInfiniteScroll({
    total: differences.length,
    list: differences,
    step: STEP,
    ahead: AHEAD,
  })
  return (
    <>
      <table
        ref={tableRef}
        tabIndex={-1}
        className="w-full table-fixed scroll-mt-4 border-collapse outline-none"
      >
        <caption className="sr-only">{texts.listCaption}</caption>
        <thead>
          <tr className="text-13 text-ink-3">
            <th scope="col" className="w-2/5 py-2 pr-3 text-left font-medium">
              {texts.field}
            </th>
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {texts.before}
            </th>
            <th scope="col" className="py-2 text-left font-medium">
              {texts.after}
            </th>
          </tr>
        </thead>
        {differences.slice(0, count).map((difference) => (
          <DifferenceRows
            key={difference.number}
            difference={isReversed ? reverse(difference) : difference}
            onCustomer={onCustomer}
          />
        ))}
      </table>
      {count < differences.length && (
        <p ref={endMarker} key={count} className="py-4 text-center text-13 text-ink-3">
          {texts.more}
        </p>
      )}
    </>
  )
}
