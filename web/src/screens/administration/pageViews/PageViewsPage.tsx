import { listPageViewsCall } from '@hausblick/contract/calls/pageViews.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { PageViews } from '@hausblick/contract/pageViews.ts'
import { type DayViews, sumViews, viewsByDay, viewsByRoute } from '@hausblick/figures/pageViews.ts'
import { useState } from 'react'
import { queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatDate } from '../../../base/format/date.ts'
import { formatCount } from '../../../base/format/number.ts'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import type { Page } from '../../../parts/session/loadPage.ts'
import { PageCard } from '../PageCard.tsx'
import { DaysChart } from './DaysChart.tsx'
import { pageName } from './pageNames.ts'
import { RoutesTable } from './RoutesTable.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: PageViewsPage,
  data: ({ access }) => [queryOf(access.client, listPageViewsCall, {})],
}

/** The views of the pages in the last 90 days, counted without identifying visitors. */
function PageViewsPage() {
  const read = useRead(({ client }) => queryOf(client, listPageViewsCall, {}))
  return (
    <PageCard title={pages.pageViews.title}>
      <Loaded
        read={read}
        failure={texts.pageViewsFailed}
        waiting={<div className="skeleton h-50" />}
      >
        {(counted) =>
          counted.pageViews.length > 0 ? (
            <Statistics {...counted} />
          ) : (
            <p className="text-ink-2">{texts.noPageViews}</p>
          )
        }
      </Loaded>
    </PageCard>
  )
}

const ALL = ''

function Statistics({ today, pageViews }: { today: string; pageViews: readonly PageViews[] }) {
  const [route, setRoute] = useState(ALL)
  const routes = viewsByRoute(pageViews, today)
  const days = viewsByDay(pageViews, today, route || null)
  const options = [
    { value: ALL, label: texts.allPages },
    ...routes.map((entry) => ({ value: entry.route, label: pageName(entry.route) })),
  ]
  const title = texts.viewsByDay(route ? pageName(route) : texts.allPages)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <dl className="flex flex-wrap gap-x-6">
          <Figure name={texts.last90Days} value={sumViews(days)} />
          <Figure name={texts.today} value={days.at(-1)?.views ?? 0} />
        </dl>
        <Select
          label={texts.page}
          labelled="hidden"
          options={options}
          value={route}
          onChange={setRoute}
          className="w-56 max-w-full"
        />
      </div>
      <DaysChart days={days} />
      <DaysTable title={title} days={days} />
      <RoutesTable routes={routes} />
      <p className="mt-4 text-13 text-ink-3">{texts.pageViewsNote}</p>
    </>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="text-20 font-semibold">{formatCount(value)}</dd>
    </div>
  )
}

/** The views of the chart as a table for screen readers, latest day first. */
function DaysTable({ title, days }: { title: string; days: readonly DayViews[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.views}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{formatCount(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
