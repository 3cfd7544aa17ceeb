import { periodOf } from '@hausblick/figures/dates/period.ts'
import { owedOn } from '@hausblick/figures/loans/owed.ts'
import { loanSchedule } from '@hausblick/figures/loans/schedule.ts'
import { specialRepaymentLimit } from '@hausblick/figures/loans/specialRepayment.ts'
import { useMemo } from 'react'
import { useAddressState } from '../../base/ui/useAddressState.ts'
import { assumptionsParameter } from './assumptions.ts'
import { BalanceSection } from './BalanceSection.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import type { LoanProps } from './loanProps.ts'
import { MonthAndYear } from './MonthAndYear.tsx'
import { Remarks } from './Remarks.tsx'
import { ScenarioSection } from './ScenarioSection.tsx'
import { SpecialSection } from './SpecialSection.tsx'
import { YearTable } from './YearTable.tsx'

/** All that follows from the schedule of a loan that has one. */
export function PlanSections({ plan: known, today }: LoanProps) {
  const { loan, terms, importedOn, schedule: recorded } = known
  const [assumed, assume] = useAddressState(assumptionsParameter)
  const limit = terms && specialRepaymentLimit(terms)
  const { scenarioRate } = assumed
  const tried = assumed.special && assumed.special.amount <= (limit ?? 0) ? assumed.special : null
  const { without, plan } = useMemo(() => {
    const scenario = loanSchedule(loan, terms, { importedOn, scenarioRate })
    return {
      without: scenario,
      plan: tried
        ? loanSchedule(loan, terms, {
            importedOn,
            scenarioRate,
            special: { ...tried, after: today },
          })
        : scenario,
    }
  }, [loan, terms, importedOn, today, scenarioRate, tried])
  if (!recorded || !without || !plan) return null
  const fixedUntil = periodOf(terms?.fixedInterestUntil ?? null)?.last ?? null
  const special = plan.payments.some((payment) => payment.special > 0) ? tried : null
  const shown = { plan, fixedUntil, today }
  const rate = scenarioRate ?? loan.interestRate ?? 0
  const isAtRate = fixedUntil !== null && plan.payments.some(({ due }) => due > fixedUntil)
  const isTooDear = plan.end === 'belowInterest' && recorded.end !== 'belowInterest'
  return (
    <>
      <KeyFigures
        {...shown}
        owed={owedOn(known, today)}
        maturity={terms?.repaymentType === 'bullet' ? terms.maturityDate : null}
        ownRate={loan.interestRate ?? 0}
        rate={rate}
        isTooDear={isTooDear}
      />
      <BalanceSection {...shown} without={special ? without : null}>
        {fixedUntil !== null && (isAtRate || scenarioRate !== null) && (
          <ScenarioSection
            fixedUntil={fixedUntil}
            own={loan.interestRate ?? 0}
            chosen={scenarioRate}
            onChoose={(chosen) =>
              assume((latest) => ({ ...latest, scenarioRate: chosen }), { replace: true })
            }
          />
        )}
      </BalanceSection>
      <Remarks
        loan={loan}
        terms={terms}
        recorded={recorded}
        plan={plan}
        isTooDear={isTooDear}
        fixedUntil={fixedUntil}
        rate={rate}
        today={today}
      />
      {/* Payments that do not cover the interest are due, but cannot be divided. */}
      {plan.end !== 'belowInterest' || plan.payments.some(({ due }) => due > today) ? (
        <MonthAndYear loan={loan} plan={plan} today={today} />
      ) : null}
      {without.payments.some(({ due }) => due > today) && (
        <SpecialSection
          terms={terms}
          limit={limit}
          without={without}
          plan={plan}
          special={special}
          rate={isAtRate ? rate : null}
          today={today}
          onChange={(changed) => assume((latest) => ({ ...latest, special: changed }))}
        />
      )}
      <YearTable plan={plan} rate={isAtRate ? rate : null} hasSpecial={special !== null} />
    </>
  )
}
