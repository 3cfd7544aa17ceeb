import type { ImportState } from '../../base/data/imports.ts'

/** The steps of an import in their order. */
export const stepIds = ['files', 'columns', 'check', 'differences', 'apply'] as const
export type StepId = (typeof stepIds)[number]

/** The step that an import is at; null once it has ended without figures. */
const steps: Readonly<Record<ImportState, StepId | null>> = {
  open: 'files',
  examining: 'files',
  mapping: 'columns',
  checking: 'check',
  faulty: 'check',
  checked: 'differences',
  applying: 'apply',
  applied: 'apply',
  undoing: null,
  undone: null,
  discarded: null,
  failed: null,
}

export function stepOf(state: ImportState): StepId | null {
  return steps[state]
}

/** Whether its sheets can still be decided on, after which it is checked again. */
export function canMap(state: ImportState): boolean {
  return state === 'mapping' || state === 'faulty' || state === 'checked'
}

/** Whether nothing of it has been written, and nothing is being done. */
export function canDiscard(state: ImportState): boolean {
  return state === 'open' || canMap(state)
}
