import { placeParameter, yearParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { readAddress } from '@hausblick/figures/records/address.ts'
import { ArrowLeft, Building2 } from 'lucide-react'
import { AccessProvider, useAccess } from '../../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { placeDocumentsQuery } from '../../../base/data/documents/ofPlace.ts'
import { loanQueries } from '../../../base/data/loan.ts'
import * as records from '../../../base/data/queries.ts'
import { joinReads, useRead } from '../../../base/data/useRead.ts'
import { chooseYears, findYears, valuationsQuery, yearsQuery } from '../../../base/data/years.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { profileQuery } from '../../../parts/layout/place/profileQuery.ts'
import { streetOf } from '../../../parts/layout/subjects/documents.ts'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { NoCustomer } from '../../../parts/session/NoCustomer.tsx'
import { objectNouns, unitNouns } from '../nouns.ts'
import * as listTexts from '../texts.ts'
import { findPlace } from './findPlace.ts'
import { Neighbours } from './Neighbours.tsx'
import { ObjectPlace } from './ObjectPlace.tsx'
import * as texts from './texts.ts'
import { UnitPlace } from './UnitPlace.tsx'

export const page: Page = {
  Screen: PlacePage,
  // What any unit or building needs.
  data: ({ access }) => [
    records.unitOverviewsQuery(access),
    records.objectOverviewsQuery(access),
    ...loanQueries(access),
    yearsQuery(access),
    valuationsQuery(access),
  ],
  // What follows from the years and the address: the figures, and the documents of this one.
  next: ({ access, path, search }, queries) => {
    const kind = kindOf(path)
    const ofYear = { ...access, years: findYears(access, queries, search) }
    const found = findPlace(kind, access, queries, readSearch(placeParameter, search))
    return [
      records.portfolioQuery(ofYear),
      records.unitsQuery(ofYear),
      records.objectsQuery(ofYear),
      // Nothing is fetched for what does not exist.
      ...(found ? [profileQuery(access, { kind, id: found.id })] : []),
      placeDocumentsQuery(access, found && streetOf(readAddress(found.record))),
    ]
  },
}

function kindOf(path: string): Place['kind'] {
  return path === pages.object.path ? 'object' : 'unit'
}

/** Everything about one unit or building. */
function PlacePage({ path }: { path: string }) {
  const kind = kindOf(path)
  const access = useAccess()
  const years = useRead(yearsQuery)
  const [chosen] = useAddressState(yearParameter)
  if (access.customerId === '')
    return (
      <NoCustomer
        heading={texts.headings[kind]}
        question={texts.noCustomerQuestion[kind]}
        demo={demoPath(pages.properties.path)}
        promise={listTexts.noCustomerPromise}
      />
    )
  // Without the years, what is not about a year is shown all the same.
  const shown = years.data ?? (years.error ? [] : null)
  return (
    <AccessProvider value={{ ...access, years: shown && chooseYears(access, shown, chosen) }}>
      <ChosenPlace kind={kind} />
    </AccessProvider>
  )
}

function ChosenPlace({ kind }: { kind: Place['kind'] }) {
  const [id] = useAddressState(placeParameter)
  const { complete } = useAddresses()
  const units = useRead(unitDetailsQuery)
  const objects = useRead(objectDetailsQuery)
  const read = joinReads(units, objects, () => null)
  const nouns = kind === 'unit' ? unitNouns : objectNouns
  const items = (kind === 'unit' ? units.data : objects.data) ?? []
  const unit = kind === 'unit' ? units.data?.find((one) => one.id === id) : undefined
  const object = kind === 'object' ? objects.data?.find((one) => one.id === id) : undefined
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <Link
          to={complete(pages.properties.path)}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft size={18} />
          {texts.back}
        </Link>
        {(unit ?? object) && <Neighbours {...{ kind, nouns, items }} id={id ?? ''} />}
      </div>
      {unit ? (
        <UnitPlace key={unit.id} unit={unit} objects={objects.data ?? []} />
      ) : object ? (
        <ObjectPlace key={object.id} object={object} units={units.data ?? []} />
      ) : (
        <>
          <h1 className="mb-4 text-34 font-semibold tracking-tight">{texts.headings[kind]}</h1>
          {read.data === null ? (
            <EmptyNote icon={Building2} title={nouns.unknown}>
              {listTexts.unknownReason}
            </EmptyNote>
          ) : read.error ? (
            <FailedRead title={texts.failed[kind]} read={read} />
          ) : (
            <div role="status" aria-label={texts.loading} className="skeleton h-75" />
          )}
        </>
      )}
    </>
  )
}
