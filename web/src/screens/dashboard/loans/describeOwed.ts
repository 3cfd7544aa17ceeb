import type { ListedLoan } from '../../../base/data/loanPlans.ts'
import { formatDate } from '../../../base/format/date.ts'
import * as texts from './texts.ts'

/** Says of which day an amount owed is, and whether it rests on an assumed rate; null if the amount or its day is unknown. */
export function describeOwed({ owed }: ListedLoan): string | null {
  if (!owed || owed.amount === null) return null
  return texts.owedOn(formatDate(owed.day), owed.isScenario)
}
