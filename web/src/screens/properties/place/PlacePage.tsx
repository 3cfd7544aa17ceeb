import { placeParameter, yearParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { ArrowLeft, Building2 } from 'lucide-react'
import { AccessProvider, useAccess } from '../../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { joinReads, useRead } from '../../../base/data/useRead.ts'
import { chooseYears, yearsQuery } from '../../../base/data/years.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { ErrorNote } from '../../../base/ui/ErrorNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { NoCustomer } from '../../../parts/session/NoCustomer.tsx'
import { objectNouns, unitNouns } from '../nouns.ts'
import * as listTexts from '../texts.ts'
import { Neighbours } from './Neighbours.tsx'
import { ObjectPlace } from './ObjectPlace.tsx'
import * as texts from './texts.ts'
import { UnitPlace } from './UnitPlace.tsx'

interface Props {
  kind: Place['kind']
}

/** Everything about one unit or building. */
export default function PlacePage({ kind }: Props) {
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

function ChosenPlace({ kind }: Props) {
  const [id] = useAddressState(placeParameter)
  const { complete } = useAddresses()
  const units = useRead(unitDetailsQuery)
  const objects = useRead(objectDetailsQuery)
  const { data, error, retry, retrying } = joinReads(units, objects, () => null)
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
          {data === null ? (
            <EmptyNote icon={Building2} title={nouns.unknown}>
              {listTexts.unknownReason}
            </EmptyNote>
          ) : error ? (
            <ErrorNote
              title={texts.failed[kind]}
              reason={error.message}
              onRetry={retry}
              retrying={retrying}
            />
          ) : (
            <div role="status" aria-label={texts.loading} className="skeleton h-75" />
          )}
        </>
      )}
    </>
  )
}
