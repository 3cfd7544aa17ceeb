import { createHash } from 'node:crypto'
import {
  type MergedKind,
  type MergePreview,
  mergedKinds,
} from '@hausblick/contract/calls/merges.ts'
import type { Kysely } from 'kysely'
import { customerNotFound } from '../../people/customers/requireCustomer.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { listConflicts } from './conflicts.ts'
import { countRest } from './counts.ts'
import type { Pair } from './parts.ts'
import { listMembers } from './people.ts'
import { decideTotals } from './portfolio.ts'
import { compareIds, type SubjectIds } from './subjects.ts'

/** Previews a merge of two customers. Throws a ServiceError (404) where one of them does not exist. */
export async function describeMerge(db: Kysely<Schema>, pair: Pair): Promise<MergePreview> {
  const [from, into] = [await readCustomer(db, pair.from), await readCustomer(db, pair.into)]
  const ids = {
    object: await compareIds(db, 'object', pair),
    unit: await compareIds(db, 'unit', pair),
    loan: await compareIds(db, 'loan', pair),
  }
  const { drafts, calendarEnds, ...rest } = await countRest(db, pair)
  const described = {
    merged: { id: from.id, name: from.name },
    customer: { id: into.id, name: into.name || from.name },
    moved: toCounts({
      units: ids.unit.own.length,
      objects: ids.object.own.length,
      loans: ids.loan.own.length,
      ...rest,
    }),
    conflicts: await listConflicts(db, pair, ids),
    totals: await decideTotals(db, pair, shareSubjects(ids)),
    sharing: await listSharing(db, pair),
    calendarEnds,
    drafts,
  }
  const versions = [from, into].map((one) => [one.data_version, one.last_document_number])
  const seen = createHash('sha256').update(JSON.stringify([described, versions]))
  return { ...described, seen: seen.digest('base64url') }
}

/** Whether both have some of the same units or objects. */
function shareSubjects(ids: Readonly<Record<'object' | 'unit', SubjectIds>>): boolean {
  return ids.object.both.length + ids.unit.both.length > 0
}

/** Returns what there is, in the order of the kinds. */
export function toCounts(
  counted: Readonly<Partial<Record<MergedKind, number>>>,
): { kind: MergedKind; count: number }[] {
  return (Object.keys(mergedKinds) as MergedKind[])
    .map((kind) => ({ kind, count: counted[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
}

async function readCustomer(db: Kysely<Schema>, customerId: string) {
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'name', 'data_version', 'last_document_number'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) throw customerNotFound(customerId)
  return customer
}

/** Lists who sees more afterwards: the accounts and guests of one of them that do not have the other. */
async function listSharing(db: Kysely<Schema>, { from, into }: Pair) {
  const [one, other] = [await listMembers(db, from), await listMembers(db, into)]
  const both = new Set(one.map(({ email }) => email).filter((email) => has(other, email)))
  const members = [...one, ...other].filter(({ email }) => !both.has(email))
  const guests = await db
    .selectFrom('guest')
    .select('email')
    .distinct()
    .where('customer_id', 'in', [from, into])
    .where('ended_at', 'is', null)
    .orderBy('email')
    .execute()
  return [
    ...members.map(({ email }) => ({ email, isGuest: false })),
    ...guests
      .filter(({ email }) => !has(one, email) && !has(other, email))
      .map(({ email }) => ({ email, isGuest: true })),
  ]
}

function has(people: readonly { readonly email: string }[], address: string): boolean {
  return people.some(({ email }) => email === address)
}
