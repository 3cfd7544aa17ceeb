import { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatDay } from '../../../base/format/day.ts'
import { formatLongDay } from '../../../base/format/longDay.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import type { Page } from '../../../parts/session/loadPage.ts'
import { busiestCustomersQuery, CustomersCard } from './CustomersCard.tsx'
import { StateCard } from './StateCard.tsx'
import { StepsCard } from './StepsCard.tsx'
import * as texts from './texts.ts'
import { WaitingCard } from './WaitingCard.tsx'

export const page: Page = {
  Screen: OverviewPage,
  data: ({ access: { client } }) => [
    queryOf(client, readOverviewCall, {}),
    busiestCustomersQuery(client),
  ],
}

/** What waits, and how the service fares: where staff and operators arrive. */
function OverviewPage() {
  const overview = useRead(({ client }) => queryOf(client, readOverviewCall, {}))
  return (
    <>
      <h1 className="text-34 font-semibold tracking-tight">{pages.overview.title}</h1>
      <Loaded read={overview} failure={texts.failed} className="mt-5">
        {({ today, importedAt, customers, waiting, work, state, steps }) => (
          <>
            <div className="mt-1 mb-5 flex flex-col items-start gap-x-4 gap-y-1 md:flex-row md:items-center md:justify-between">
              <p className="text-13 text-ink-3">
                {/* Two lines on phones, where some days would fit only in one of the two fonts. */}
                <span className="block sm:inline">{formatLongDay(today)}</span>
                <span className="hidden sm:inline"> · </span>
                <span className="block sm:inline">
                  {texts.imported(importedAt && formatDay(importedAt))}
                </span>
              </p>
              <Link to={demoPath(pages.dashboard.path)} className="link tap">
                {texts.demo}
              </Link>
            </div>
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              {steps && (
                <div className="lg:col-span-2">
                  <StepsCard steps={steps} />
                </div>
              )}
              <WaitingCard waiting={waiting} today={today} />
              <StateCard state={state} work={work} today={today} />
              {customers > 0 && (
                <div className="lg:col-span-2">
                  <CustomersCard count={customers} today={today} />
                </div>
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}
