import {
  describeMissing,
  describeMonth,
  nameMonth,
} from '@hausblick/figures/month/describeMonth.ts'
import type { MonthNews } from '@hausblick/figures/month/monthNews.ts'
import type { ReceivedRent } from '@hausblick/figures/month/receivedRents.ts'
import { CalendarCheck2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../base/format/money.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { useToday } from '../../../base/ui/useToday.ts'
import { HowComputed, HowSentence } from '../../../parts/layout/HowComputed.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import * as texts from './texts.ts'

interface Props {
  news: MonthNews
  /** Whether the month has come since the visit before. */
  isNew: boolean
  /** Follows what it has brought. */
  children?: ReactNode
}

/** The most units that are listed without being asked for. */
const MANY = 6

/** What the newest month has brought: the rents that came in, what is left, and what is missing of the year. */
export function MonthSummary({ news, isNew, children }: Props) {
  const today = useToday()
  const said = describeMonth(news, formatMoney)
  const { missing, year } = news
  return (
    <section
      aria-labelledby="monat"
      className={`card px-4 py-3 md:px-6 md:py-4 ${isNew ? 'border-brand' : ''}`}
    >
      <h3 id="monat" className="flex gap-3 text-17 font-semibold">
        <CalendarCheck2 size={20} className="mt-0.5 shrink-0 text-brand" />
        <span>{(isNew ? texts.arrived : texts.ofMonth)(nameMonth(news, today), said)}</span>
      </h3>
      {missing.length > MANY ? (
        <details className="mt-2">
          <summary className="link w-fit py-1 pointer-coarse:py-3.5">
            {texts.missingOf(missing.length, year)}
          </summary>
          <MissingRents rents={missing} />
        </details>
      ) : (
        missing.length > 0 && (
          <>
            <p className="mt-2 text-ink-2">{`${texts.missingOf(missing.length, year)}:`}</p>
            <MissingRents rents={missing} />
          </>
        )
      )}
      <HowComputed of={texts.heading} className="mt-1 print:hidden">
        {texts.how.map((sentence) => (
          <HowSentence key={sentence}>{sentence}</HowSentence>
        ))}
      </HowComputed>
      {children}
    </section>
  )
}

/** What is missing of rents, by unit; each leads to its figures. */
function MissingRents({ rents }: { rents: readonly ReceivedRent[] }) {
  const { figures } = useAddresses()
  return (
    <ul className="mt-1">
      {rents.map(({ unitId, label, missing }) => (
        <li
          key={unitId}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-0"
        >
          <Link
            to={figures({ kind: 'unit', id: unitId })}
            className="link tap min-w-0 wrap-anywhere"
          >
            {label}
          </Link>
          <span className="font-medium">{describeMissing(missing, formatMoney)}</span>
        </li>
      ))}
    </ul>
  )
}
