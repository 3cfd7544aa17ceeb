import type { StepProps } from '../stepProps.ts'

/** An import that was applied or undone. */
export function AppliedView({ run }: StepProps) {
  return <p className="card p-6">{run.message}</p>
}
