import type { Overview } from '@hausblick/figures/records/overview.ts'
import { createSearch, sortByLabel } from '@hausblick/figures/search.ts'
import { Building2, SearchX } from 'lucide'
import { type ComponentType, useDeferredValue, useMemo, useRef } from 'react'
import type { Read } from '../data/useRead.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PrintNote } from '../ui/print/PrintNote.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { chosen } from '../ui/texts.ts'
import { useGrowth } from '../ui/useGrowth.ts'
import type { CardProps } from './Card.tsx'
import type { DetailsProps } from './details/DetailsDialog.tsx'
import type { ListAddress } from './listAddress.ts'
import { type Nouns, summaryOf } from './nouns.ts'

/** Divisible by the cards that stand beside each other; more than a screen shows. */
const STEP = 30
const AHEAD = 1200

export interface Listed extends Overview {
  readonly id: string
}

export interface ListNavigationProps {
  address: ListAddress
  /** What stands in the search field. */
  text: string
  onType: (text: string) => void
  onOpen: (id: string) => void
  /** Another one in the open dialog. */
  onChange: (id: string) => void
  onClose: () => void
}

interface Props<Item extends Listed> extends ListNavigationProps {
  items: Read<Item[]>
  nouns: Nouns
  /** What is said where they could not be read, and where there are none. */
  failure: string
  empty: string
  Card: ComponentType<CardProps<Item>>
  Details: ComponentType<DetailsProps<Item>>
}

/** Units or buildings as cards that can be searched, and the dialog of one of them. */
export function CardList<Item extends Listed>(props: Props<Item>) {
  const { items, nouns, address, text, onType, Card, Details } = props
  const { data, error, retry, retrying } = items
  const searchField = useRef<HTMLInputElement>(null)
  const sorted = useMemo(() => data && sortByLabel(data), [data])
  const search = useMemo(() => sorted && createSearch(sorted), [sorted])
  // Typing comes first, the list follows as fast as it can.
  const searched = useDeferredValue(text)
  const shown = useMemo(() => {
    const found = search?.(searched)
    return found && sorted?.filter((_, index) => found[index])
  }, [search, searched, sorted])
  const total = shown?.length ?? 0
  const { count, endMarker } = useGrowth({ total, list: searched, step: STEP, ahead: AHEAD })
  if (error)
    return (
      <ErrorNote title={props.failure} reason={error.message} onRetry={retry} retrying={retrying} />
    )
  if (sorted?.length === 0)
    return (
      <EmptyNote icon={Building2} title={`Noch keine ${nouns.many} vorhanden`}>
        {props.empty}
      </EmptyNote>
    )
  return (
    <>
      <div className="mb-4 flex flex-col gap-2 md:mb-5 md:flex-row md:items-center md:gap-4">
        <SearchField
          label="Suche nach Straße, Stadt oder Name"
          value={text}
          onChange={onType}
          field={searchField}
          className="md:w-96"
        />
        <p role="status" className="min-h-5 text-13 text-ink-3">
          {sorted && shown && summaryOf(shown.length, sorted.length, nouns)}
        </p>
      </div>
      <PrintNote
        filters={searched.trim() === '' ? [] : [chosen('Suche', searched.trim())]}
        sorting={{ by: 'Adresse', direction: 'ascending' }}
        printed={{ count, total }}
      />
      {shown?.length === 0 && (
        <EmptyNote icon={SearchX} title={`Nichts passt zu „${searched.trim()}“.`}>
          <Button
            look="secondary"
            className="mt-3"
            onClick={() => {
              onType('')
              searchField.current?.focus()
            }}
          >
            Suche zurücksetzen
          </Button>
        </EmptyNote>
      )}
      <ul
        aria-label={nouns.many}
        aria-busy={!sorted}
        hidden={shown?.length === 0}
        className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3 wide:grid-cols-4"
      >
        {shown
          ? shown.slice(0, count).map((item) => (
              <li key={item.id} className="cv-card min-w-0">
                <Card item={item} onOpen={props.onOpen} />
              </li>
            ))
          : ['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
              <li key={place} className="min-w-0">
                <Card item={undefined} onOpen={props.onOpen} />
              </li>
            ))}
      </ul>
      {count < total && <div ref={endMarker} key={count} className="print:hidden" />}
      {sorted && shown && address.open !== null && (
        <Details
          all={sorted}
          shown={shown}
          id={address.open}
          onChange={props.onChange}
          onClose={props.onClose}
        />
      )}
    </>
  )
}
