import type { Month } from '@hausblick/figures/cashflow.ts'
import { differenceOfYear, incomeOfYear } from '@hausblick/figures/comparison.ts'
import { useYears } from '../../../base/data/access.ts'
import { formatOptional, NOT_RECORDED } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import * as texts from '../texts.ts'
import { Difference } from '../years/Difference.tsx'
import { StatCard } from './StatCard.tsx'

interface Props {
  /** Income of the full year as stated by the operator; null if unknown, undefined while loading. */
  stated: number | null | undefined
  months: readonly Month[]
  /** Those of the year before; empty if there is none to compare with. */
  before: readonly Month[]
}

export function YearIncomeCard({ stated, months, before }: Props) {
  const { year, latestYear } = useYears()
  const cents = stated === undefined ? undefined : incomeOfYear(stated, months, year === latestYear)
  return (
    <StatCard
      label={texts.unitYearIncome}
      value={cents === undefined ? undefined : formatOptional(cents, formatMoney)}
      note={
        cents === null ? (
          NOT_RECORDED
        ) : (
          <>
            {texts.fullYear(year)}
            <Difference cents={differenceOfYear(cents ?? null, months, before)} kind="income" />
          </>
        )
      }
    />
  )
}
