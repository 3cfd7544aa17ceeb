import type { UndoPreview } from '@hausblick/contract/calls/merges.ts'
import { type Kysely, sql } from 'kysely'
import type { CustomerMergeTable } from '../../platform/database/tables/customerMerges.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { type Part, readParts } from './parts.ts'
import { listMembers } from './people.ts'
import { isUnchanged } from './portfolio.ts'
import { toCounts } from './preview.ts'
import { listIds, type Subject } from './subjects.ts'
import { checkUndoable, findMerge } from './undo.ts'

/** Previews taking back a merge. Throws a ServiceError (404) for an unknown one. */
export async function previewUndo(
  db: Kysely<Schema>,
  { scope }: Admitted<ConfirmedCaller, CustomerScope>,
  id: string,
): Promise<UndoPreview> {
  return await transact(db, async (trx) => {
    const merge = await findMerge(trx, scope, id)
    const refusal = await findRefusal(trx, merge)
    if (refusal !== null) return { refusal, returned: [], gone: 0, totalsStay: false, staying: [] }
    const parts = await readParts(trx, id)
    return { refusal: null, ...(await describeUndo(trx, merge, parts)) }
  })
}

async function findRefusal(db: Kysely<Schema>, merge: CustomerMergeTable): Promise<string | null> {
  try {
    await checkUndoable(db, merge)
    return null
  } catch (error) {
    if (error instanceof ServiceError) return error.message
    throw error
  }
}

async function describeUndo(
  db: Kysely<Schema>,
  { customer_id: into, merged_at, document_shift, last_document_number }: CustomerMergeTable,
  parts: ReadonlyMap<string, readonly Part[]>,
): Promise<Omit<UndoPreview, 'refusal'>> {
  const there = {
    unit: await countThere(db, 'unit', into, parts),
    object: await countThere(db, 'object', into, parts),
    loan: await countThere(db, 'loan', into, parts),
  }
  const returned = Object.values(there).reduce((sum, count) => sum + count, 0)
  const moved = (['unit', 'object', 'loan'] as const).flatMap((one) => parts.get(one) ?? [])
  const members = new Set((parts.get('member') ?? []).map(({ key }) => key))
  const now = await listMembers(db, into)
  const documents = await sql<{ count: number }>`
    select count(*) as count from document where customer_id = ${into}
      and number > cast(${document_shift} as bigint)
      and number <= cast(${document_shift + last_document_number} as bigint)`.execute(db)
  const [portfolio] = parts.get('portfolio') ?? []
  return {
    returned: toCounts({
      units: there.unit,
      objects: there.object,
      loans: there.loan,
      documents: Number(documents.rows[0]?.count),
      members: now.filter(({ email }) => members.has(email)).length,
    }),
    gone: moved.length - returned,
    totalsStay: portfolio !== undefined && !(await isUnchanged(db, into, portfolio)),
    staying: now
      .filter(({ email, created_at }) => created_at > merged_at && !members.has(email))
      .map(({ email }) => email),
  }
}

async function countThere(
  db: Kysely<Schema>,
  subject: Subject,
  customerId: string,
  parts: ReadonlyMap<string, readonly Part[]>,
): Promise<number> {
  const ids = new Set(await listIds(db, subject, customerId))
  return (parts.get(subject) ?? []).filter(({ key }) => ids.has(key)).length
}
