import type { StepProps } from '../stepProps.ts'

/** What is wrong in the files of an import. */
export function FaultyStep({ run }: StepProps) {
  return <p className="card p-6">{run.message}</p>
}
