import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import { debtOfUnit, loansOfUnit } from '@hausblick/figures/debt.ts'
import { useUnits } from '../../base/data/records.ts'
import { useValues } from '../../base/data/values.ts'
import { type ChosenRecord, ChosenView } from './ChosenView.tsx'
import { YearIncomeCard } from './cards/YearIncomeCard.tsx'
import { seriesBefore } from './FiguresView.tsx'
import * as texts from './texts.ts'

const none: readonly never[] = []

export function UnitView(choice: ChosenRecord) {
  const units = useUnits()
  const values = useValues('property', units.data ?? none)
  return (
    <ChosenView
      {...choice}
      kind="unit"
      title={texts.unitHeading}
      selectorLabel={texts.chooseUnit}
      records={units}
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
      subjectOf={(id) => ({ kind: 'unit', id })}
      debtOf={(loans, id) => values && debtOfUnit(loans, id, values)}
    />
  )
}
