import type { UpcomingDate } from '@hausblick/figures/dates/upcoming.ts'
import { useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { formatCount } from '../../format/number.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { usePrinting } from '../../ui/print/usePrinting.ts'
import * as texts from '../texts.ts'
import { CalendarLink } from './CalendarLink.tsx'
import { DateEntry } from './DateEntry.tsx'
import { DatesSkeleton } from './DatesSkeleton.tsx'
import { looks } from './looks.ts'
import { useUpcomingDates } from './useUpcomingDates.ts'

/** The number of dates shown until all are requested. */
const INITIAL_DATES = 6

/** The dates of the next 12 months. */
export function Dates() {
  const { demo } = useAccess()
  const { data, error, retry, retrying } = useUpcomingDates()
  if (error)
    return (
      <ErrorNote
        className="mt-3 md:mt-4"
        title={texts.datesFailed}
        reason={error.message}
        onRetry={retry}
        retrying={retrying}
      />
    )
  if (!data) return <DatesSkeleton />
  return (
    <section aria-labelledby="termine" className={looks.card}>
      <div className={looks.head}>
        <div>
          <h3 id="termine" className="text-17 font-semibold">
            {texts.datesHeading}
          </h3>
          <p className="text-13 text-ink-3">{summaryOf(data)}</p>
        </div>
        {!demo && <CalendarLink />}
      </div>
      <DateList dates={data} demo={demo} />
    </section>
  )
}

function DateList({ dates, demo }: { dates: readonly UpcomingDate[]; demo: boolean }) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const shown = all || printing ? dates : dates.slice(0, INITIAL_DATES)
  return (
    <>
      <ul className={looks.list}>
        {shown.map((due) => (
          <DateEntry
            key={`${due.kind} ${due.subject.kind} ${due.subject.id}`}
            due={due}
            demo={demo}
          />
        ))}
      </ul>
      {dates.length > INITIAL_DATES && (
        <div className={looks.more}>
          <Button look="secondary" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewerDates : texts.allDates(formatCount(dates.length))}
          </Button>
        </div>
      )}
    </>
  )
}

function summaryOf({ length }: readonly UpcomingDate[]): string {
  return length === 0 ? texts.noDatesAhead : texts.datesAhead(formatCount(length))
}
