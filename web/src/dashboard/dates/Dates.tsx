import type { UpcomingDate } from '@hausblick/figures/dates/upcoming.ts'
import { useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { formatCount } from '../../format/number.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { latePart } from '../../ui/late/late.tsx'
import { usePrinting } from '../../ui/print/usePrinting.ts'
import * as texts from '../texts.ts'
import { DateEntry } from './DateEntry.tsx'
import { INITIAL_DATES, looks } from './DatesSkeleton.tsx'
import { useUpcomingDates } from './useUpcomingDates.ts'

/** Loaded on demand, since the demo works without the code of sessions. */
const CalendarLink = latePart(async () => (await import('./CalendarLink.tsx')).CalendarLink, {
  failure: texts.toCalendarFailed,
  small: true,
  waiting: <span className="min-h-11 w-60 max-w-full" />,
})

/** The dates of the next 12 months. Loaded on demand. */
export default function Dates() {
  const { demo } = useAccess()
  const { data, error, retry, retrying } = useUpcomingDates()
  if (error)
    return (
      <ErrorNote
        title={texts.datesFailed}
        reason={error.message}
        onRetry={retry}
        retrying={retrying}
      />
    )
  return (
    <section aria-labelledby="termine" className={looks.card}>
      <div className={looks.head}>
        <div>
          <h3 id="termine" className="text-17 font-semibold">
            {texts.datesHeading}
          </h3>
          <p className="text-13 text-ink-3">{data && summaryOf(data)}</p>
        </div>
        {!demo && <CalendarLink />}
      </div>
      {data && <DateList dates={data} demo={demo} />}
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
