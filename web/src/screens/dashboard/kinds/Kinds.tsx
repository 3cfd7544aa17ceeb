import {
  hasKinds,
  type KindSubject,
  type KindYears,
  kindsOf,
} from '@hausblick/figures/amountsByKind.ts'
import { type MonthlyAmounts, monthlySeries } from '@hausblick/figures/cashflow.ts'
import type { KindAmounts } from '@hausblick/figures/records/amountsByKind.ts'
import { kindAmountsQuery } from '../../../base/data/queries.ts'
import { joinReads, useRead } from '../../../base/data/useRead.ts'
import { useYearBefore } from '../../../base/data/useYearBefore.ts'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { KindsCard } from './KindsCard.tsx'
import * as texts from './texts.ts'

/** The stated totals. */
interface Totals {
  readonly cashFlow: MonthlyAmounts
  /** Those of the year before; null if there are none. */
  readonly cashFlowBefore: MonthlyAmounts | null
}

interface Props {
  subject: KindSubject
  totals: Totals
}

/** What the income and expenses of a portfolio, building or unit were for; nothing where no kinds are recorded. */
export function Kinds({ subject, totals }: Props) {
  const read = joinReads(
    useRead(kindAmountsQuery),
    useYearBefore(kindAmountsQuery),
    (now, before) => toYears(subject, totals, { now, before }),
  )
  const last = monthlySeries(totals.cashFlow).length - 1
  return (
    <Loaded read={read} failure={texts.failed} waiting={null}>
      {(years) => {
        const flows = (['expenses', 'income'] as const).filter((flow) => hasKinds(years, flow))
        if (last < 0 || flows.length === 0) return null
        return <KindsCard subject={subject} years={years} last={last} flows={flows} />
      }}
    </Loaded>
  )
}

interface Rows {
  readonly now: readonly KindAmounts[]
  readonly before: readonly KindAmounts[] | null
}

/** Returns both years; there is nothing to compare with where the year before has no kinds. */
function toYears(subject: KindSubject, totals: Totals, { now, before }: Rows): KindYears {
  const rowsBefore = kindsOf(before ?? [], subject)
  return {
    now: { rows: kindsOf(now, subject), totals: totals.cashFlow },
    before: rowsBefore.length === 0 ? null : { rows: rowsBefore, totals: totals.cashFlowBefore },
  }
}
