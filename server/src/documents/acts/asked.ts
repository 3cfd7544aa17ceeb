import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { cleanDocumentName, type DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { papersOf as papersToSplit } from '../papers/planSplit.ts'
import type { Before, DocumentRow } from './journal.ts'

/** Returns what a document is to be called, with the customer that it should have. */
export function askedOf(change: Extract<DocumentChange, { street: string }>): DocumentName {
  const { street, date, type, name } = change
  const customerId = change.kind === 'correct' ? change.to : change.customerId
  return cleanDocumentName({ customerId, street, date, type, name })
}

/** Returns the numbers of the papers that an act is about. */
export function papersOf(change: DocumentChange): number[] {
  if (change.kind === 'splitPapers') return papersToSplit(change)
  return 'paper' in change ? [change.paper] : []
}

/** Returns the parts that a document had before an act. */
export function formerOf(row: DocumentRow): DocumentName {
  const { street, date, type, name }: Before = JSON.parse(row.former)
  return { customerId: row.customer_id, street, date, type, name }
}
