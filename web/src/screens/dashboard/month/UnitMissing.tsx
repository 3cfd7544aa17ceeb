import { describeMissing } from '@hausblick/figures/month/describeMonth.ts'
import type { ReceivedRent } from '@hausblick/figures/month/receivedRents.ts'
import { useYears } from '../../../base/data/access.ts'
import { formatMoney } from '../../../base/format/money.ts'
import * as texts from './texts.ts'
import { useMonthNews } from './useMonthNews.ts'

/** Returns what is missing of a unit's rent in the newest year; undefined if nothing, or while that is loading. */
export function useMissingRent(unitId: string | undefined): ReceivedRent | undefined {
  return useMonthNews(null)?.missing.find((rent) => rent.unitId === unitId)
}

export function UnitMissing({ rent }: { rent: ReceivedRent }) {
  const { year } = useYears()
  return (
    <p className="card px-4 py-3 md:px-6">
      {texts.missingOfUnit(year)}{' '}
      <span className="font-semibold">{describeMissing(rent.missing, formatMoney)}</span>
    </p>
  )
}
