import { changeOfLastMonth, lastMonth, type Month } from '@hausblick/figures/cashflow.ts'
import { differenceOfLastMonth } from '@hausblick/figures/comparison.ts'
import { useYears } from '../../../base/data/access.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatMonth } from '../../../base/format/month.ts'
import { ChangeChip, pickChangeLook } from '../../../base/ui/ChangeChip.tsx'
import type { Causes } from '../kinds/useCauses.ts'
import * as texts from '../texts.ts'
import { Difference } from '../years/Difference.tsx'
import { StatCard } from './StatCard.tsx'

const MAX_DECIMALS = 1

interface Props {
  label: string
  kind: 'income' | 'expenses'
  /** Undefined while loading. */
  months: readonly Month[] | undefined
  /** Those of the year before; empty if there is none to compare with. */
  before: readonly Month[]
  causes: Causes
}

/** Income or expenses of the last month with a value, compared with the month before. */
export function MonthCard({ label, kind, months, before, causes }: Props) {
  const { year } = useYears()
  if (!months) return <StatCard label={label} value={undefined} />
  const last = lastMonth(months)
  const change = changeOfLastMonth(months, kind)
  const difference = differenceOfLastMonth(months, before, kind)
  const monthBefore = months.at(-2)
  return (
    <StatCard
      label={label}
      value={formatMoney(last?.[kind] ?? 0)}
      to={last && (causes.kinds(kind, months.length - 1) ?? causes.documents(months.length - 1))}
      note={
        <>
          <span className={`contents ${difference === null ? '' : 'max-md:hidden'}`}>
            {change === null || !monthBefore ? (
              last && last[kind] !== null ? (
                formatMonth(last.label)
              ) : (
                texts.noMonths(year)
              )
            ) : (
              <>
                <ChangeChip
                  change={change}
                  maxDecimals={MAX_DECIMALS}
                  look={lookOf(change, kind)}
                />
                {texts.comparedWith(formatMonth(monthBefore.label))}
              </>
            )}
          </span>
          <Difference cents={difference} kind={kind} />
        </>
      }
    />
  )
}

/** More income is good news, more expenses are not. */
function lookOf(change: number, kind: Props['kind']) {
  return pickChangeLook(kind === 'income' ? change : -change, MAX_DECIMALS)
}
