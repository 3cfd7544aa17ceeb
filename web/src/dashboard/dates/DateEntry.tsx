import { DATE_NAMES, type DateKind, type UpcomingDate } from '@hausblick/figures/dates/upcoming.ts'
import { DoorOpen, Hammer, type IconNode, TrendingUp } from 'lucide'
import { formatDate } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'

const icons: Readonly<Record<DateKind, IconNode>> = {
  rentIncrease: TrendingUp,
  tenancyEnd: DoorOpen,
  modernisation: Hammer,
}

interface Props {
  due: UpcomingDate
  /** What the addresses of the pages begin with. */
  prefix: string
}

/** One date, which leads to all that is known of its unit or building. */
export function DateEntry({ due, prefix }: Props) {
  const { kind, subject, date, cost } = due
  const parameter = subject.kind === 'unit' ? 'einheit' : 'objekt'
  const search = new URLSearchParams({ [parameter]: subject.id })
  return (
    <li className="border-t border-line">
      <Link
        to={`${prefix}/properties?${search}`}
        className="flex min-h-16 items-center gap-3 rounded-small py-2.5 hover:text-brand"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon of={icons[kind]} size={18} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{DATE_NAMES[kind]}</span>{' '}
          <span className="block truncate text-13 text-ink-2">{subject.label}</span>
        </span>{' '}
        <span className="shrink-0 text-right">
          <span className="block font-semibold">{formatDate(date)}</span>{' '}
          {cost !== null && <span className="block text-13 text-ink-3">{formatMoney(cost)}</span>}
        </span>
      </Link>
    </li>
  )
}
