import type { Selectable } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import { type FiledAs, nameDocument } from '../nameDocument.ts'
import type { Act, Acting } from './act.ts'
import { askedOf, formerOf } from './asked.ts'
import { findChanged, findSeen } from './findSeen.ts'
import { copyMoved, move, undoMove } from './move.ts'

type Stored = Selectable<DocumentTable>

/** Changes the parts or the customer of a document, filed or waiting. */
export const correctAct: Act<'correct'> = {
  store: async (service, change) =>
    change.to === change.customerId ? [] : await copyMoved(service, change),
  apply: async (acting, change, [copy]) => {
    const { customerId, number, to } = change
    const before = await findSeen(acting.trx, change)
    if (!before) return null
    if (to === customerId) {
      const fileName = await rename(acting, before, askedOf(change))
      return { kind: 'correct', before, after: { customerId, number, fileName } }
    }
    // Without a copy, it was another's until a moment ago.
    return copy ? await move(acting, before, { change, copy: copy.key }) : null
  },
  undo: async (acting, row) => {
    const document = await findChanged(acting.trx, row)
    if (!document) return false
    if (row.new_customer_id !== row.customer_id) return await undoMove(acting, row, document)
    await rename(acting, document, formerOf(row))
    return true
  },
}

async function rename(
  { trx, record }: Acting,
  { customer_id: customerId, number, file_name: from, expense_kind: kind }: Stored,
  asked: FiledAs,
): Promise<string> {
  const fileName = await nameDocument(trx, number, asked)
  const details = { document: fileName, number: String(number), from }
  const isCorrected =
    fileName !== from || (asked.expenseKind !== undefined && asked.expenseKind !== kind)
  if (isCorrected) await record(trx, { action: 'documentCorrected', customerId, details })
  return fileName
}
