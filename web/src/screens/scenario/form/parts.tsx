import type { Assumptions } from '@hausblick/figures/scenario/assumptions.ts'
import type { Known } from '@hausblick/figures/scenario/known.ts'
import type { Labels } from '../labels.ts'

export interface FormProps {
  known: Known
  labels: Labels
  /** As they hold for these figures. */
  settled: Assumptions
  onChange: (change: Partial<Assumptions>) => void
}

/** Shows why something cannot be assumed. */
export function NotPossible({ children }: { children: string }) {
  return <p className="text-13 text-ink-3">{children}</p>
}
