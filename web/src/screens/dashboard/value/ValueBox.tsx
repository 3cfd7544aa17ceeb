import { type Valuation, valueGain, yearOf } from '@hausblick/figures/valuation.ts'
import type { Valued } from '@hausblick/figures/valueHistory.ts'
import type { ReactNode } from 'react'
import { formatDate } from '../../../base/format/date.ts'
import { formatOptional, MISSING } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import * as texts from '../texts.ts'
import { ValueChange } from './ValueChange.tsx'
import { ValueHistory } from './ValueHistory.tsx'

interface Props {
  /** Undefined while loading. */
  valuation: Valuation | undefined
  /** Explains a purchase date that is not the day of a single purchase. */
  dateNote?: string | undefined
  /** Whose values are shown by date. */
  valued: Valued | undefined
}

/** The current value and the purchase price in one line, if there is room, with the values by date behind it. */
export function ValueBox({ valuation, dateNote, valued }: Props) {
  return (
    <section aria-labelledby="immobilienwert" className="card px-4 py-3 md:px-6 md:py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div>
          <h3 id="immobilienwert" className="text-13 font-medium text-ink-2">
            {texts.valueHeading}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-3">
            <span className="text-20 font-semibold tracking-tight text-ink">
              {valuation ? formatOptional(valuation.value, formatMoney) : <Skeleton size="w-28" />}
            </span>
            <span className="flex items-center gap-2">
              {valuation ? <ValueChange valuation={valuation} /> : <Skeleton size="w-24" />}
            </span>
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
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
      </div>
      {valued && <ValueHistory item={valued} />}
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
    <div>
      <dt className="text-13 text-ink-2">
        <span>{name}</span>
        {note && <span className="ml-1.5 text-ink-3">{note}</span>}
      </dt>
      <dd className={`font-semibold ${className}`}>{value ?? <Skeleton size="w-20" />}</dd>
    </div>
  )
}

function dateOf(date: string | null): string {
  return date === null ? MISSING : formatDate(date)
}
