import type { StepProps } from '../stepProps.ts'

/** What an import changes, before it is applied. */
export function DifferencesStep({ run }: StepProps) {
  return <p className="card p-6">{run.message}</p>
}
