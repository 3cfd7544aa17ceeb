import type { StepProps } from '../stepProps.ts'

/** What the service is doing at the moment. */
export function RunningStep({ run }: StepProps) {
  return <p className="card p-6">{run.message}</p>
}
