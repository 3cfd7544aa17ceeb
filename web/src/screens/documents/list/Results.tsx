import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { SearchX } from 'lucide-react'
import type { RefCallback } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { PrintNote } from '../../../base/ui/print/PrintNote.tsx'
import type { DocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import { describeFilters } from '../filters/describeFilters.ts'
import { emptyFilter, isFiltered } from '../filters/filterState.ts'
import type { DocumentFilterControl } from '../filters/useDocumentFilterState.ts'
import { Marking } from '../marking.ts'
import { DocumentTable } from '../table/DocumentTable.tsx'
import * as texts from '../texts.ts'
import { Summary } from './Summary.tsx'
import type { ContentSearch } from './useContentSearch.ts'

interface Props {
  /** The documents listed so far. */
  entries: readonly DocumentEntry[]
  /** The number of documents that match the filters. */
  matching: number
  total: number
  /** Whether there are more than `MAX_COUNTED`, and it is unknown how many. */
  isUncounted: boolean
  contents: ContentSearch
  filterControl: DocumentFilterControl
  /** Returns the display name of a document's customer; null hides the column. */
  customerOf: ((entry: DocumentEntry) => string) | null
  followLink: DocumentOpener['followLink']
  /** Why a document could not be opened. */
  error: string | null
  /** Whether other documents are about to replace these. */
  isLoading: boolean
  /** The ref of an element after the last document, whose sight has more listed; null at the end. */
  endMarker: RefCallback<HTMLElement> | null
}

/** Renders documents in a table, and how many of them there are. */
export function Results(props: Props) {
  const { entries, matching, total, contents, filterControl, customerOf, endMarker } = props
  const [filterState, change] = filterControl
  const count = entries.length
  return (
    <>
      <Summary
        count={count}
        matching={matching}
        total={total}
        isUncounted={props.isUncounted}
        isLoading={props.isLoading}
        contents={contents.state}
        onReset={isFiltered(filterState) ? () => change(emptyFilter) : null}
      />
      <PrintNote
        filters={describeFilters(filterState)}
        sorting={{
          by: texts.columns[filterState.sorting.column],
          direction: filterState.sorting.direction,
        }}
        printed={{ count, total: matching }}
      />
      <FormError text={props.error} />
      <Marking entries={entries}>
        {(marks) =>
          count > 0 ? (
            <DocumentTable
              marks={marks}
              entries={entries}
              rowCount={props.isUncounted ? null : matching}
              search={filterState.search}
              sorting={filterState.sorting}
              onSort={(sorting) => change({ sorting })}
              customerOf={customerOf}
              hits={contents.hits}
              followLink={props.followLink}
            />
          ) : (
            <EmptyNote icon={SearchX} title={texts.nothing}>
              {filterState.year !== null && filterState.month !== null && (
                <Button look="secondary" className="mt-3" onClick={() => change({ month: null })}>
                  {texts.wholeYear(filterState.year)}
                </Button>
              )}
            </EmptyNote>
          )
        }
      </Marking>
      {endMarker && (
        <p ref={endMarker} key={count} className="py-6 text-center text-13 text-ink-3 print:hidden">
          {texts.loadingMore}
        </p>
      )}
    </>
  )
}
