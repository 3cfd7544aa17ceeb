import * as texts from '../texts.ts'

/** The two series are told apart by word, colour and shape: Einnahmen is round, Ausgaben is square. */
export const series = {
  income: { label: texts.income, text: 'text-income' },
  expenses: { label: texts.expenses, text: 'text-expenses' },
} as const

/** The sign of a series, as it stands before its name. */
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
