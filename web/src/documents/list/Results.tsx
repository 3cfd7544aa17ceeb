import { SearchX } from 'lucide'
import { useMemo } from 'react'
import type { DocumentList, ListOwner } from '../../data/documents/list.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { isFiltered, nothingChosen } from '../filters/address.ts'
import type { ChoiceState } from '../filters/useChoice.ts'
import { Preview } from '../preview/Preview.tsx'
import { DocumentTable } from '../table/DocumentTable.tsx'
import { Summary } from './Summary.tsx'
import { useContents } from './useContents.ts'
import { useGrowth } from './useGrowth.ts'
import { useOpening } from './useOpening.ts'
import { type CustomerLabel, useShown } from './useShown.ts'

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
  // Pieces that are added to a list make no other one of it.
  const { askedAt } = list
  const listKey = useMemo(() => ({ askedAt, choice, hits }), [askedAt, choice, hits])
  const { count, endMarker } = useGrowth(shown.length, listKey)
  const opening = useOpening(owner, list)
  return (
    <>
      <Summary
        list={list}
        count={count}
        matching={shown.length}
        contents={state}
        onReset={isFiltered(choice) ? () => change(nothingChosen) : null}
      />
      <FormError text={opening.error} />
      {shown.length > 0 ? (
        <DocumentTable
          entries={shown}
          count={count}
          choice={choice}
          onChange={change}
          customerLabel={customerLabel}
          hits={hits}
          follow={opening.follow}
        />
      ) : (
        <EmptyNote icon={SearchX} title="Keine Dokumente gefunden" />
      )}
      {count < shown.length && (
        <p ref={endMarker} key={count} className="py-6 text-center text-13 text-ink-3">
          Weitere Dokumente laden…
        </p>
      )}
      <Preview list={list} shown={shown} opening={opening} />
    </>
  )
}
