import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from '../../../base/ui/Link.tsx'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'

interface Props {
  label: string
  /** The figure; undefined while loading. */
  value: string | undefined
  /** A line of context for the figure; two lines on narrow cards. */
  note?: ReactNode
  /** Renders the card dark. */
  deep?: boolean
  /** What the whole card leads to. */
  to?: To | null
  className?: string
}

export function StatCard(props: Props) {
  const { label, value, note, deep = false, to = null, className = '' } = props
  return (
    <div
      className={`row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0.5 px-4 py-2.5 md:p-5 print:p-3 ${deep ? 'card-deep' : 'card'} ${to ? 'relative transition-shadow has-[a:hover]:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand' : ''} ${className}`}
    >
      <dt className={`text-13 font-medium ${deep ? 'text-on-deep-2' : 'text-ink-2'}`}>
        {to ? (
          <Link
            to={to}
            className="flex items-start justify-between gap-1 outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {label}
            <ChevronRight size={16} className="mt-px shrink-0 text-ink-3 print:hidden" />
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="@container text-26 font-semibold tracking-tight">
        {/* Large amounts get smaller on narrow cards, down to a size still legible at a glance. */}
        <span className="text-[clamp(1.0625rem,14cqw,1.625rem)] whitespace-nowrap">
          {value ?? <Skeleton size="w-28" />}
        </span>
      </dd>
      <dd
        className={`flex content-start flex-wrap items-center gap-x-2 gap-y-0.5 text-13 ${deep ? 'min-h-6 text-on-deep-2' : 'min-h-11 text-ink-3 md:max-lg:min-h-6 wide:min-h-6'}`}
      >
        {value === undefined ? <Skeleton size="w-20" /> : note}
      </dd>
    </div>
  )
}

/** The five figures of a view, in one row if there is room. */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <dl className="pairs gap-2.5 max-md:*:first:col-span-full md:grid-cols-6 md:gap-4 md:*:col-span-2 md:*:nth-4:col-span-3 md:*:nth-5:col-span-3 lg:grid-cols-5 lg:*:col-span-1! print:grid-cols-5 print:gap-2 print:*:col-span-1!">
      {children}
    </dl>
  )
}
