import type { ReactNode } from 'react'

const looks = {
  plain: 'bg-surface-2 text-ink-2',
  good: 'bg-income-soft text-income',
  bad: 'bg-expenses-soft text-expenses',
  hint: 'bg-hint-soft text-hint',
} as const

interface Props {
  look: keyof typeof looks
  children: ReactNode
}

/** A word on the state of something. */
export function StateChip({ look, children }: Props) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full px-2.5 text-12 font-medium ${looks[look]}`}
    >
      {children}
    </span>
  )
}
