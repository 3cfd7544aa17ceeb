import type { DirectoryEntry } from '@hausblick/contract/calls/customerDirectory.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useAccess } from '../../../../base/data/access.ts'
import { directoryQuery } from '../../../../base/data/directory.ts'
import { readOfPages } from '../../../../base/data/useRead.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { EmptyNote } from '../../../../base/ui/EmptyNote.tsx'
import { FailedRead } from '../../../../base/ui/ErrorNote.tsx'
import { Link } from '../../../../base/ui/Link.tsx'
import { Skeleton } from '../../../../base/ui/Skeleton.tsx'
import { useAddressState } from '../../../../base/ui/useAddressState.ts'
import { useEndMarker } from '../../../../base/ui/useEndMarker.ts'
import { useMayInvite } from '../useMayInvite.ts'
import { Chosen } from './Chosen.tsx'
import { CustomerTable } from './CustomerTable.tsx'
import { Filters } from './Filters.tsx'
import { everyone, isFiltered, listParameter, nextSorting } from './listAddress.ts'
import * as texts from './texts.ts'

const nobody: ReadonlyMap<string, DirectoryEntry> = new Map()

/** The customers that the address asks for, of whom several can be marked and invited. */
export function CustomerList() {
  const { client } = useAccess()
  const [asked, write] = useAddressState(listParameter)
  const list = useInfiniteQuery(directoryQuery(client, asked))
  const mayInvite = useMayInvite()
  const [chosen, setChosen] = useState(nobody)
  const { fetchNextPage } = list
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const endMarker = useEndMarker(loadMore)
  const loaded = list.data?.pages
  const customers = loaded?.flatMap((page) => page.customers) ?? []
  const total = loaded?.[0]?.total ?? 0
  const filtered = isFiltered(asked)
  const error = list.error && (
    <FailedRead
      className="mt-4"
      title={loaded ? texts.partlyFailed : texts.failed}
      read={readOfPages(list)}
    />
  )
  const choose = (some: readonly DirectoryEntry[], isIn: boolean) => {
    const next = new Map(chosen)
    for (const one of some) {
      if (isIn) next.set(one.id, one)
      else next.delete(one.id)
    }
    setChosen(next)
  }
  if (loaded && total === 0 && !filtered && !list.isPlaceholderData)
    return (
      <EmptyNote icon={Users} title={texts.nobody}>
        <p>{texts.howToBegin}</p>
        <Link to={pages.imports.path} className="link tap mt-3 inline-block">
          {texts.importFigures}
        </Link>
      </EmptyNote>
    )
  return (
    <>
      <Filters
        asked={asked}
        onChange={(change, options) => write((latest) => ({ ...latest, ...change }), options)}
      />
      <div className="my-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13 text-ink-3">
        <p role="status">{loaded && texts.count(total)}</p>
        {filtered && (
          <Button look="secondary" onClick={() => write((latest) => ({ ...latest, ...everyone }))}>
            {texts.reset}
          </Button>
        )}
      </div>
      {!list.isFetchNextPageError && error}
      {!loaded && !error && (
        <div aria-busy>
          <Skeleton size="h-96 w-full" />
        </div>
      )}
      {loaded && total > 0 && (
        <CustomerTable
          customers={customers}
          total={total}
          asked={asked}
          onSort={(column) => write((latest) => ({ ...latest, ...nextSorting(latest, column) }))}
          choice={mayInvite ? { ids: new Set(chosen.keys()), onChoose: choose } : null}
        />
      )}
      {loaded && total === 0 && (
        <EmptyNote icon={SearchX} title={texts.nothingFound}>
          {texts.howToFind}
        </EmptyNote>
      )}
      {list.isFetchNextPageError && error}
      {list.hasNextPage && !list.isError && (
        <p
          ref={endMarker}
          key={customers.length}
          className="py-6 text-center text-13 text-ink-3 print:hidden"
        >
          {texts.more}
        </p>
      )}
      {chosen.size > 0 && (
        <Chosen customers={[...chosen.values()]} onForget={() => setChosen(nobody)} />
      )}
    </>
  )
}
