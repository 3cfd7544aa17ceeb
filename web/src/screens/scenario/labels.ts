import { loanTitle } from '@hausblick/figures/loans.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'

/** How units and buildings are called by their ids, and the loans. */
export interface Labels {
  readonly units: ReadonlyMap<string, string>
  readonly objects: ReadonlyMap<string, string>
  readonly loans: ReadonlyMap<string, Loan>
}

export function placeLabel(
  { units, objects }: Labels,
  { kind, id }: { readonly kind: 'unit' | 'object'; readonly id: string },
): string {
  return (kind === 'unit' ? units : objects).get(id) ?? id
}

/** Returns the title of a loan, with its id where that says more. */
export function loanLabel({ loans }: Labels, loanId: string): string {
  const loan = loans.get(loanId)
  if (!loan?.address) return `Kredit ${loanId}`
  return `${loanTitle(loan)} (${loanId})`
}
