import { yearParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { ArrowLeft, ChartNoAxesColumn } from 'lucide-react'
import { AccessProvider, useAccess } from '../../base/data/access.ts'
import { loanQueries } from '../../base/data/loan.ts'
import * as records from '../../base/data/queries.ts'
import { useRead } from '../../base/data/useRead.ts'
import { chooseYears, findYears, yearsQuery } from '../../base/data/years.ts'
import { FailedRead } from '../../base/ui/ErrorNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { useAddressState } from '../../base/ui/useAddressState.ts'
import { useToday } from '../../base/ui/useToday.ts'
import { useAddresses } from '../../parts/layout/subjects/useAddresses.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { NoCustomer } from '../../parts/session/NoCustomer.tsx'
import { NothingYet } from '../../parts/session/NothingYet.tsx'
import { ScenarioView } from './ScenarioView.tsx'
import * as texts from './texts.ts'
import { useKnown } from './useKnown.ts'

export const page: Page = {
  Screen: ScenarioPage,
  data: ({ access }) => [
    yearsQuery(access),
    ...loanQueries(access),
    records.objectOverviewsQuery(access),
    records.unitOverviewsQuery(access),
  ],
  // The figures of the year shown, and of the one before, which completes it.
  next: ({ access, search }, queries) => {
    const shown = findYears(access, queries, search)
    return [shown?.year, shown?.yearBefore].flatMap((year) => {
      if (!shown || !year) return []
      const ofYear = { ...access, years: { ...shown, year } }
      return [
        records.portfolioQuery(ofYear),
        records.objectsQuery(ofYear),
        records.unitsQuery(ofYear),
      ]
    })
  },
}

/** Tries out what would be if rents, costs, rates or what one owns changed. */
function ScenarioPage() {
  const access = useAccess()
  const { complete } = useAddresses()
  const years = useRead(yearsQuery)
  const [chosen] = useAddressState(yearParameter)
  if (access.customerId === '')
    return (
      <NoCustomer
        heading={texts.heading}
        question={texts.noCustomerQuestion}
        demo={demoPath(pages.scenario.path)}
        promise={texts.noCustomerPromise}
      />
    )
  return (
    <AccessProvider
      value={{ ...access, years: years.data ? chooseYears(access, years.data, chosen) : null }}
    >
      <p className="mb-2 print:hidden">
        <Link
          to={complete(pages.dashboard.path)}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft size={18} />
          {texts.back}
        </Link>
      </p>
      <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
      <p className="mt-1 mb-5 max-w-[75ch] text-ink-2">{texts.lead}</p>
      {years.error ? (
        <FailedRead title={texts.failed} read={years} />
      ) : (
        <Started key={access.customerId} />
      )}
    </AccessProvider>
  )
}

function Started() {
  const read = useKnown(useToday())
  return (
    <Loaded
      read={read}
      failure={texts.failed}
      waiting={<div role="status" aria-label={texts.loading} className="skeleton h-[60rem]" />}
    >
      {(start) =>
        start.isEmpty ? (
          <NothingYet
            icon={ChartNoAxesColumn}
            title={texts.nothing}
            promise={texts.nothingPromise}
          />
        ) : (
          <ScenarioView {...start} />
        )
      }
    </Loaded>
  )
}
