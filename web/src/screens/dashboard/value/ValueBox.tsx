import { type Valuation, valueGain, yearOf } from '@hausblick/figures/valuation.ts'
import type { ReactNode } from 'react'
import { formatDate } from '../../../base/format/date.ts'
import { formatOptional, MISSING } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import * as texts from '../texts.ts'
import { ValueBars } from './ValueBars.tsx'
import { ValueChange } from './ValueChange.tsx'

interface Props {
  valuation: Valuation | undefined
  /** Explains a purchase date that is not the day of a single purchase. */
  dateNote?: string | undefined
  /** Follows the bars: the values by date, where there are several. */
  children?: ReactNode
}

/** The current value and the purchase price. */
export function ValueBox({ valuation, dateNote, children }: Props) {
  return (
    <section
      aria-labelledby="immobilienwert"
      className="group/box card flex flex-col p-5 md:p-6 lg:only:grid lg:only:grid-cols-2 lg:only:gap-x-8 print:grid print:grid-cols-2 print:gap-x-8"
    >
      <h3 id="immobilienwert" className="text-17 font-semibold">
        {texts.valueHeading}
      </h3>
      <p className="mt-2 text-30 font-semibold tracking-tight">
        {valuation ? formatOptional(valuation.value, formatMoney) : <Skeleton size="w-44" />}
      </p>
      <p className="mt-1 flex min-h-6 items-center gap-2 text-13 text-ink-3">
        {valuation ? <ValueChange valuation={valuation} /> : <Skeleton size="w-24" />}
      </p>
      <div className="mt-5 min-h-11 empty:hidden">
        {valuation ? <ValueBars valuation={valuation} /> : <div className="skeleton h-11" />}
      </div>
      {children}
      <dl className="flex grow flex-col pt-5 lg:group-only/box:col-start-2 lg:group-only/box:row-span-5 lg:group-only/box:row-start-1 lg:group-only/box:pt-0 print:col-start-2 print:row-span-4 print:row-start-1 print:pt-0">
        <Entry
          name={texts.valuationYear}
          value={valuation && (yearOf(valuation.valuationDate) ?? MISSING)}
        />
        <Entry
          name={texts.purchaseValue}
          value={valuation && formatOptional(valuation.purchasingValue, formatMoney)}
        />
        <Entry
          name={texts.purchaseDate}
          value={valuation && dateOf(valuation.purchasingDate)}
          note={valuation?.purchasingDate && dateNote}
        />
        <Gain valuation={valuation} />
      </dl>
    </section>
  )
}

function Gain({ valuation }: { valuation: Valuation | undefined }) {
  const gain = valuation && valueGain(valuation)
  const lost = typeof gain === 'number' && gain < 0
  const color = lost ? 'text-expenses' : gain ? 'text-income' : ''
  return (
    <Entry
      name={lost ? texts.loss : texts.gain}
      value={
        gain === undefined
          ? undefined
          : formatOptional(gain, (cents) => formatMoney(Math.abs(cents)))
      }
      className={color}
    />
  )
}

interface EntryProps {
  name: string
  /** Undefined while loading. */
  value: string | undefined
  note?: ReactNode
  className?: string
}

function Entry({ name, value, note, className = '' }: EntryProps) {
  return (
    <div className="flex grow flex-wrap content-center items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-0">
      <dt className="text-ink-2">
        <span>{name}</span>
        {note && <span className="ml-1.5 text-13 text-ink-3">{note}</span>}
      </dt>
      <dd className={`ml-auto font-semibold ${className}`}>{value ?? <Skeleton size="w-20" />}</dd>
    </div>
  )
}

function dateOf(date: string | null): string {
  return date === null ? MISSING : formatDate(date)
}
