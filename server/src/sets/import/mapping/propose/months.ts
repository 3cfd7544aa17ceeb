import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { subjects } from '../fields/subjects.ts'
import { type MonthlyField, readHeadingMonth } from '../months.ts'

/** Fewer months may be anything: two dates in a heading, or May as a name. */
const LEAST_MONTHS = 6
const INCOME = /einnahm|miet|ertrag|eingang|zufluss|income/
const EXPENSES = /ausgab|kosten|aufwand|aufwend|belast|abfluss|hausgeld|expense/

export interface MonthColumn {
  readonly field: MonthlyField
  readonly month: number
}

/**
 * Proposes which columns hold the amounts of a month. Whether they are income or expenses is said by their headings, or by the
 * sheet's words; where neither says it, nothing is proposed.
 */
export function proposeMonths(
  headings: readonly string[],
  subject: Subject,
  words: readonly string[],
): (MonthColumn | null)[] {
  const months = headings.map(readHeadingMonth)
  const found = months.filter((month) => month !== null).length
  if (found < LEAST_MONTHS || !subjects[subject].kinds.some(({ cashFlow }) => cashFlow))
    return headings.map(() => null)
  const ofSheet = directionOf(words.join(' '))
  return months.map((month) => {
    const field = month && (directionOf(month.rest) ?? (month.rest === '' ? ofSheet : null))
    return month && field ? { field, month: month.month } : null
  })
}

function directionOf(text: string): MonthlyField | null {
  const folded = foldText(text)
  const [income, expenses] = [INCOME.test(folded), EXPENSES.test(folded)]
  return income === expenses ? null : income ? 'income' : 'expenses'
}
