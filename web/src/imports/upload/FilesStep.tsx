import type { StepProps } from '../stepProps.ts'

/** Takes the files of an import. */
export function FilesStep({ run }: StepProps) {
  return <p className="card p-6">{run.message}</p>
}
