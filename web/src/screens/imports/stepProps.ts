import type { ImportDetail } from '../../base/data/imports.ts'

/** What the frame hands to each step of an import. After a change, a step calls `renewImports`, and the frame shows what follows. */
export interface StepProps {
  readonly run: ImportDetail
}
