import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { FiledAs } from '../nameDocument.ts'
import { papersOf as papersToSplit } from '../papers/planSplit.ts'
import type { Before, DocumentRow } from './journal.ts'

/** Returns as what a document is to be filed, with the customer that it should have. */
export function askedOf(change: Extract<DocumentChange, { street: string }>): FiledAs {
  const { street, date, type, name, expenseKind } = change
  const customerId = change.kind === 'correct' ? change.to : change.customerId
  return { ...cleanDocumentName({ customerId, street, date, type, name }), expenseKind }
}

export function papersOf(change: DocumentChange): number[] {
  if (change.kind === 'splitPapers') return papersToSplit(change)
  return 'paper' in change ? [change.paper] : []
}

/** Returns as what a document was filed before an act. */
export function formerOf(row: DocumentRow): FiledAs {
  const { expense_kind: expenseKind, ...before }: Before = JSON.parse(row.former)
  const { street, date, type, name } = before
  return { customerId: row.customer_id, street, date, type, name, expenseKind }
}
