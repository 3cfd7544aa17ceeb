import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { formatMoney } from '../../format/money.ts'
import { StatCard } from './StatCard.tsx'

/** The income of the full year, as the operator states it. */
export function YearIncomeCard({ euros }: { euros: number | undefined }) {
  return (
    <StatCard
      label="kumulierte Einnahmen"
      value={euros === undefined ? undefined : formatMoney(euros)}
      note={`Gesamtjahr ${DATA_YEAR}`}
    />
  )
}
