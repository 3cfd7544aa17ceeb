import type { StepProps } from '../stepProps.ts'

/** An import that failed or was discarded. */
export function EndedView({ run }: StepProps) {
  return <p className="card p-6">{run.message}</p>
}
