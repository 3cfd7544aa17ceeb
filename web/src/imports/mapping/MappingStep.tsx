import type { StepProps } from '../stepProps.ts'

/** Assigns the columns of an import's sheets. */
export function MappingStep({ run }: StepProps) {
  return <p className="card p-6">{run.message}</p>
}
