import type { PageViews } from '@hausblick/contract/pageViews.ts'
import { sum, viewsByDay, viewsByRoute } from '@hausblick/figures/pageViews.ts'
import { useState } from 'react'
import { pageViewsQuery } from '../../../data/pageViews.ts'
import { useRead } from '../../../data/useRead.ts'
import { formatCount } from '../../../format/number.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Section } from '../../Section.tsx'
import { DaysChart } from './DaysChart.tsx'
import { DaysTable } from './DaysTable.tsx'
import { pageName } from './pageNames.ts'
import { RoutesTable } from './RoutesTable.tsx'

/** How often the pages were seen in the last 90 days, which is counted without knowing by whom. */
export function PageViewsCard() {
  const read = useRead(({ client }) => pageViewsQuery(client))
  return (
    <Section title="Seitenaufrufe">
      {read.error && (
        <ErrorNote
          title="Die Seitenaufrufe konnten nicht geladen werden."
          reason={read.error.message}
          onRetry={read.retry}
          retrying={read.retrying}
        />
      )}
      {!read.data && !read.error && <div className="skeleton h-50" />}
      {read.data &&
        (read.data.pageViews.length > 0 ? (
          <Counted {...read.data} />
        ) : (
          <p className="text-ink-2">In den letzten 90 Tagen wurde noch keine Seite aufgerufen.</p>
        ))}
    </Section>
  )
}

const ALL = ''

function Counted({ today, pageViews }: { today: string; pageViews: readonly PageViews[] }) {
  const [route, setRoute] = useState(ALL)
  const routes = viewsByRoute(pageViews, today)
  const days = viewsByDay(pageViews, today, route || null)
  const options = [
    { value: ALL, label: 'Alle Seiten' },
    ...routes.map((entry) => ({ value: entry.route, label: pageName(entry.route) })),
  ]
  const title = `Seitenaufrufe nach Tagen: ${route ? pageName(route) : 'Alle Seiten'}`
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <dl className="flex gap-6">
          <Figure name="Letzte 90 Tage" value={sum(days)} />
          <Figure name="Heute" value={days.at(-1)?.views ?? 0} />
        </dl>
        <Select
          label="Seite"
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
      <p className="mt-4 text-13 text-ink-3">
        Gezählt werden nur Seite und Tag, ohne Cookie und ohne Adresse. Wer „Do Not Track“ oder
        „Global Privacy Control“ eingeschaltet hat, wird nicht gezählt.
      </p>
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
