import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import { loansOfProperty } from '@hausblick/figures/loans.ts'
import { type Choice, ChosenView } from './ChosenView.tsx'
import { YearIncomeCard } from './cards/YearIncomeCard.tsx'
import { useUnits } from './records.ts'

/** One rental unit of the customer. */
export function UnitView(choice: Choice) {
  return (
    <ChosenView
      {...choice}
      kind="unit"
      title="Einheiten-Ansicht"
      selectorLabel="Wähle Einheit:"
      records={useUnits()}
      failure="Die Zahlen Ihrer Einheiten konnten nicht geladen werden."
      empty="Sobald die Zahlen einer Einheit erfasst sind, sehen Sie hier, was sie wert ist, einbringt und kostet."
      lastCard={(unit) => (
        <YearIncomeCard
          euros={unit?.fullYearIncome}
          months={unit ? monthlySeries(unit.cashFlow) : []}
        />
      )}
      loansOf={loansOfProperty}
    />
  )
}
