import { SearchX } from 'lucide'
import { useMemo } from 'react'
import type { ListOwner } from '../../data/documents/list.ts'
import type { DocumentList } from '../../data/documents/storedList.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PrintNote } from '../../ui/print/PrintNote.tsx'
import { useGrowth } from '../../ui/useGrowth.ts'
import { isFiltered, nothingChosen } from '../filters/address.ts'
import { namedFilters } from '../filters/namedFilters.ts'
import type { ChoiceState } from '../filters/useChoice.ts'
import { Preview } from '../preview/Preview.tsx'
import { DocumentTable } from '../table/DocumentTable.tsx'
import * as texts from '../texts.ts'
import { Summary } from './Summary.tsx'
import { useContents } from './useContents.ts'
import { useOpening } from './useOpening.ts'
import type { CustomerLabel } from './useOrdered.ts'
import { useShown } from './useShown.ts'

/** Specification §9. */
const STEP = 100
const AHEAD = 300

interface Props {
  owner: ListOwner
  list: DocumentList
  choiceState: ChoiceState
  customerLabel: CustomerLabel | null
}

/** The documents that the filters leave, in steps. */
export function Results({ owner, list, choiceState: [choice, change], customerLabel }: Props) {
  const { hits, state } = useContents(owner, choice.search)
  const shown = useShown(list.entries, choice, { customerLabel, hits })
  const { entries } = shown
  // Pieces that are added to a list make no other one of it.
  const { askedAt } = list
  const listKey = useMemo(
    () => ({ askedAt, choice: shown.choice, hits: shown.hits }),
    [askedAt, shown.choice, shown.hits],
  )
  const { count, endMarker } = useGrowth({
    total: entries.length,
    list: listKey,
    step: STEP,
    ahead: AHEAD,
  })
  const opening = useOpening(owner, list)
  return (
    <>
      <Summary
        list={list}
        count={count}
        matching={entries.length}
        contents={state}
        onReset={isFiltered(choice) ? () => change(nothingChosen) : null}
      />
      <PrintNote
        filters={namedFilters(choice)}
        sorting={{
          by: texts.columns[choice.sorting.column],
          direction: choice.sorting.direction,
        }}
        printed={{ count, total: entries.length }}
      />
      <FormError text={opening.error} />
      {entries.length > 0 ? (
        <DocumentTable
          entries={entries}
          count={count}
          search={shown.choice.search}
          sorting={choice.sorting}
          onSort={(sorting) => change({ sorting })}
          customerLabel={customerLabel}
          hits={shown.hits}
          follow={opening.follow}
        />
      ) : (
        <EmptyNote icon={SearchX} title={texts.nothing} />
      )}
      {count < entries.length && (
        <p ref={endMarker} key={count} className="py-6 text-center text-13 text-ink-3 print:hidden">
          {texts.loadingMore}
        </p>
      )}
      <Preview list={list} shown={entries} opening={opening} />
    </>
  )
}
