import { Section } from '../../../base/ui/Section.tsx'
import type { StepProps } from '../stepProps.ts'
import { FaultsForm } from './FaultsForm.tsx'
import * as texts from './texts.ts'

/** What is wrong in the files of an import. */
export function FaultyStep({ run }: StepProps) {
  return (
    <Section title={texts.found(run.errors, run.warnings)}>
      <p className="-mt-2 mb-5 max-w-[75ch] text-ink-2">{texts.foundNote}</p>
      <FaultsForm run={run} />
    </Section>
  )
}
