import { demoPath, detailsAddress } from '@hausblick/contract/addresses.ts'
import { DATE_NAMES, type DateKind, type UpcomingDate } from '@hausblick/figures/dates/upcoming.ts'
import { DoorOpen, Hammer, Landmark, type LucideIcon, TrendingUp } from 'lucide-react'
import { formatDate } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { Link } from '../../ui/Link.tsx'
import { looks } from './looks.ts'

/** By kind; all others are dates of loans. */
const icons: Readonly<Partial<Record<DateKind, LucideIcon>>> = {
  rentIncrease: TrendingUp,
  tenancyEnd: DoorOpen,
  modernisation: Hammer,
}

interface Props {
  due: UpcomingDate
  demo: boolean
}

/** An upcoming date, linked to the details of its unit, building or loan. */
export function DateEntry({ due, demo }: Props) {
  const { kind, subject, date, cost } = due
  const address = detailsAddress(subject)
  const Icon = icons[kind] ?? Landmark
  return (
    <li className={looks.entry}>
      <Link
        to={demo ? demoPath(address) : address}
        className={`${looks.link} rounded-small hover:text-brand`}
      >
        <span className={`${looks.icon} grid place-items-center bg-brand-soft text-brand`}>
          <Icon size={18} />
        </span>
        {/* Date and cost are on the right, or below if letters are large; without a cost, the subject takes the whole width. */}
        <span className="grid min-w-0 grow basis-40 grid-cols-1 items-baseline min-[18rem]:grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <span className="font-medium wrap-anywhere">{DATE_NAMES[kind]}</span>{' '}
          <span
            className={`text-13 wrap-anywhere text-ink-2 min-[18rem]:row-start-2 ${cost === null ? 'min-[18rem]:col-span-2' : ''}`}
          >
            {subject.label}
          </span>{' '}
          <span className="font-semibold min-[18rem]:col-start-2 min-[18rem]:row-start-1 min-[18rem]:text-right">
            {formatDate(date)}
          </span>{' '}
          {cost !== null && (
            <span className="text-13 text-ink-3 min-[18rem]:row-start-2 min-[18rem]:text-right">
              {formatMoney(cost)}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
