import * as texts from '../texts.ts'

/** The two series, told apart by label, colour and shape: round for income, square for expenses. */
export const series = {
  income: { label: texts.income, text: 'text-income' },
  expenses: { label: texts.expenses, text: 'text-expenses' },
} as const

/** The mark of a series, placed before its label. */
export function SeriesMark({ of }: { of: keyof typeof series }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${series[of].text}`}>
      {of === 'income' ? (
        <circle cx="5" cy="5" r="5" fill="currentColor" />
      ) : (
        <rect width="10" height="10" rx="2" fill="currentColor" />
      )}
    </svg>
  )
}
