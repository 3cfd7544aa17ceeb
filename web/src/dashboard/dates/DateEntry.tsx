import { demoPath, detailsAddress } from '@hausblick/contract/addresses.ts'
import { DATE_NAMES, type UpcomingDate } from '@hausblick/figures/dates/upcoming.ts'
import { formatDate } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { Link } from '../../ui/Link.tsx'
import * as texts from '../texts.ts'
import { KindIcon } from './KindIcon.tsx'
import { looks } from './looks.ts'

interface Props {
  due: UpcomingDate
  /** Whether it has been possible before today. */
  isPossible: boolean
  demo: boolean
}

/** A date, linked to the details of its unit, building or loan. */
export function DateEntry({ due, isPossible, demo }: Props) {
  const { kind, subject, date } = due
  const address = detailsAddress(subject)
  const amount = describeAmount(due)
  return (
    <li className={looks.entry}>
      <Link
        to={demo ? demoPath(address) : address}
        className={`${looks.link} rounded-small hover:text-brand`}
      >
        <KindIcon kind={kind} />
        {/* Date and amount are on the right, or below if letters are large; without an amount, the subject takes the whole width. */}
        <span className="grid min-w-0 grow basis-40 grid-cols-1 items-baseline min-[18rem]:grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <span className="font-medium wrap-anywhere">{DATE_NAMES[kind]}</span>{' '}
          <span
            className={`text-13 wrap-anywhere text-ink-2 min-[18rem]:row-start-2 ${amount === null ? 'min-[18rem]:col-span-2' : ''}`}
          >
            {subject.label}
          </span>{' '}
          <span className="font-semibold min-[18rem]:col-start-2 min-[18rem]:row-start-1 min-[18rem]:text-right">
            {isPossible ? texts.sinceDate(formatDate(date)) : formatDate(date)}
          </span>{' '}
          {amount !== null && (
            <span className="text-13 text-ink-3 min-[18rem]:row-start-2 min-[18rem]:text-right">
              {amount}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

function describeAmount({ cost, rise }: UpcomingDate): string | null {
  if (cost !== null) return formatMoney(cost)
  return rise ? texts.upTo(formatMoney(rise)) : null
}
