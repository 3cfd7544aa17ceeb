import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import { debtOfUnit } from '@hausblick/figures/equity.ts'
import { loansOfUnit } from '@hausblick/figures/loans.ts'
import { type ChosenRecord, ChosenView } from './ChosenView.tsx'
import { YearIncomeCard } from './cards/YearIncomeCard.tsx'
import { seriesBefore } from './FiguresView.tsx'
import { useUnits } from './records.ts'
import * as texts from './texts.ts'

export function UnitView(choice: ChosenRecord) {
  return (
    <ChosenView
      {...choice}
      kind="unit"
      title={texts.unitHeading}
      selectorLabel={texts.chooseUnit}
      records={useUnits()}
      failure={texts.unitsFailed}
      empty={texts.noUnits}
      lastCard={(unit) => (
        <YearIncomeCard
          stated={unit?.fullYearIncome}
          months={unit ? monthlySeries(unit.cashFlow) : []}
          before={seriesBefore(unit?.cashFlowBefore)}
        />
      )}
      loansOf={loansOfUnit}
      debtOf={debtOfUnit}
    />
  )
}
