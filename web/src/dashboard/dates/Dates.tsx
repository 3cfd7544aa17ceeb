import { pagePaths } from '@hausblick/contract/addresses.ts'
import type { GroupedDates } from '@hausblick/figures/dates/groups.ts'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { formatCount } from '../../format/number.ts'
import { useSessionState } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { usePrinting } from '../../ui/print/usePrinting.ts'
import * as texts from '../texts.ts'
import { DateEntry } from './DateEntry.tsx'
import { DatesSkeleton } from './DatesSkeleton.tsx'
import { GroupEntry } from './GroupEntry.tsx'
import { looks } from './looks.ts'
import { type Dated, type DatedItem, useDates } from './useDates.ts'

/** The number of single dates shown until all are requested. */
const INITIAL_DATES = 6

interface Props {
  /** The building or unit whose dates are shown; null for all. */
  of?: DatedItem | null
}

/** What is possible already, and the dates of the next 12 months. A building or unit without any has no such card. */
export function Dates({ of = null }: Props) {
  return (
    <Loaded
      read={useDates(of)}
      failure={texts.datesFailed}
      className="mt-3 md:mt-4"
      waiting={of ? null : <DatesSkeleton />}
    >
      {(dated) =>
        of && dated.possible + dated.ahead === 0 ? null : <Card of={of} dated={dated} />
      }
    </Loaded>
  )
}

function Card({ of, dated }: { of: DatedItem | null; dated: Dated }) {
  const { demo } = useAccess()
  const { possible, ahead, grouped } = dated
  return (
    <section aria-labelledby="termine" className={looks.card}>
      <div className={looks.head}>
        <div>
          <h3 id="termine" className="text-17 font-semibold">
            {texts.datesHeading}
          </h3>
          <p className="text-13 text-ink-3">{summarise(possible, ahead)}</p>
        </div>
        {!demo && of === null && <CalendarLink />}
      </div>
      <DateList grouped={grouped} demo={demo} />
    </section>
  )
}

function DateList({ grouped, demo }: { grouped: GroupedDates; demo: boolean }) {
  const { groups, singles, possible } = grouped
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const shown = all || printing ? singles : singles.slice(0, INITIAL_DATES)
  const allText = groups.length === 0 ? texts.allDates : texts.allSingleDates
  return (
    <>
      <ul className={looks.groups}>
        {groups.map((group) => (
          <GroupEntry
            key={`${group.kind} ${group.of} ${group.isPossible}`}
            group={group}
            demo={demo}
          />
        ))}
      </ul>
      <ul className={groups.length === 0 ? looks.list : looks.rest}>
        {shown.map((due) => (
          <DateEntry
            key={`${due.kind} ${due.subject.kind} ${due.subject.id}`}
            due={due}
            isPossible={possible.has(due)}
            demo={demo}
          />
        ))}
      </ul>
      {singles.length > INITIAL_DATES && (
        <div className={looks.more}>
          <Button look="secondary" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewerDates : allText(formatCount(singles.length))}
          </Button>
        </div>
      )}
    </>
  )
}

function summarise(possible: number, ahead: number): string {
  const later = ahead === 0 ? texts.noDatesAhead : texts.datesAhead(formatCount(ahead))
  return possible === 0 ? later : `${texts.possibleNow(formatCount(possible))}, ${later}`
}

/** Links customers to the settings of their calendar feed. */
function CalendarLink() {
  const state = useSessionState()
  const { guest } = useAccess()
  if (guest || state.status !== 'signedIn' || state.me.role !== 'customer') return null
  return (
    <Link to={pagePaths.settingsNotices} className="link inline-flex min-h-11 items-center gap-2">
      <CalendarPlus size={18} />
      {texts.toCalendar}
    </Link>
  )
}
