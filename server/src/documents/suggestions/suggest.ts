import type { Suggestion } from '@hausblick/contract/calls/suggestion.ts'
import { suggestInvoice } from '@hausblick/figures/documents/suggestions/invoice.ts'
import {
  agreeWithSender,
  suggestExpenseKind,
} from '@hausblick/figures/documents/suggestions/sender.ts'
import { suggestFiling } from '@hausblick/figures/documents/suggestions/suggest.ts'
import type { Kysely } from 'kysely'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { invoiceKeys } from '../invoices/store.ts'
import { readLearned } from './learned.ts'
import { readFiledOfSenders, readFiledOfSuppliers } from './ofSenders.ts'
import { readKnown } from './places.ts'
import type { SentLetter } from './sent.ts'
import { readTypes } from './types.ts'

interface Around {
  /** An ISO 8601 day. */
  readonly today: string
  /** The operator's address, which stands in most letters. */
  readonly operator: { readonly street: string }
  /** Whose documents and addresses are examples. */
  readonly demoCustomerId: string
}

/** Suggests how to file letters, by what they say and the database knows. */
export async function suggest<Letter extends SentLetter>(
  db: Kysely<Schema>,
  letters: readonly Letter[],
  { today, operator, demoCustomerId }: Around,
): Promise<(Letter & { readonly suggestion: Suggestion })[]> {
  if (letters.length === 0) return []
  const types = { ...(await readLearned(db)), types: await readTypes(db, demoCustomerId) }
  const known = await readKnown(db, letters, { own: operator.street, demoCustomerId })
  const senders = letters.flatMap(({ sender }) => sender ?? [])
  const filed = await readFiledOfSenders(db, senders, demoCustomerId)
  const suppliers = letters.map(supplierOf).filter((key) => key !== '')
  const supplied = await readFiledOfSuppliers(db, suppliers, demoCustomerId)
  const owners = [...filed.values(), ...supplied.values()].flat().map((each) => each.customerId)
  const names = await findNames(db, [...new Set(owners)])
  return known.map(({ letter, ...here }) => {
    const { customerId, said, sender, text, invoice } = letter
    const sent = { text: text ?? '', said, isNamed: customerId !== null }
    const suggestion = invoice
      ? suggestInvoice(invoice, sent, here, types, today)
      : suggestFiling(sent, here, types, today)
    const supplier = invoice?.seller.name ?? invoice?.seller.vatId ?? ''
    const ofSupplier = supplied.get(supplierOf(letter)) ?? []
    const before = sender ? (filed.get(sender) ?? []) : []
    const agreed = agreeWithSender(suggestion, supplier, ofSupplier, names)
    return {
      ...letter,
      suggestion: {
        ...agreeWithSender(agreed, sender ?? '', before, names),
        expenseKind: suggestExpenseKind(supplier, ofSupplier),
      },
    }
  })
}

/** Returns the key of who sends an invoice; empty for other letters. */
function supplierOf({ invoice }: SentLetter): string {
  return invoice ? invoiceKeys(invoice).supplier_key : ''
}
