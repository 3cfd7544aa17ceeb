import { randomUUID } from 'node:crypto'
import type { CheckedOf, ReplyOf } from '@hausblick/contract/calls/call.ts'
import {
  latestDay,
  type makeProgramCall,
  type Program,
} from '@hausblick/contract/calls/programs.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely, Selectable } from 'kysely'
import { requireCustomer } from '../../people/customers/requireCustomer.ts'
import type { Recorder } from '../../platform/audit/log.ts'
import type { ProgramTable } from '../../platform/database/tables/programs.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Scope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from './texts.ts'
import { createToken, hashToken } from './token.ts'

type Made = ReplyOf<typeof makeProgramCall>
type Ordered = Omit<CheckedOf<typeof makeProgramCall>['body'], 'customerId'>

/** Lists all programs, newest first. */
export async function listPrograms(db: Kysely<Schema>): Promise<Program[]> {
  const rows = await db.selectFrom('program').selectAll().orderBy('made_at', 'desc').execute()
  return rows.map((row) => describe(row))
}

/** Makes a program. Its token is in the reply, and nowhere else. */
export async function makeProgram(
  db: Kysely<Schema>,
  { record, by }: { readonly record: Recorder; readonly by: string },
  scope: Scope,
  { name, purpose, lastDay }: Ordered,
): Promise<Made> {
  const today = berlinDay(new Date())
  if (lastDay < today) throw new ServiceError(400, texts.dayOver)
  if (lastDay > latestDay(today)) throw new ServiceError(400, texts.dayTooFar)
  const customerId = scope.kind === 'all' ? null : scope.customerId
  const token = createToken()
  return await transact(db, async (trx) => {
    if (customerId !== null) await requireCustomer(trx, customerId)
    const row = await trx
      .insertInto('program')
      .values({
        id: randomUUID(),
        name,
        purpose,
        customer_id: customerId,
        last_day: lastDay,
        token_hash: hashToken(token),
        made_at: new Date().toISOString(),
        made_by: by,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const details = { program: name, until: lastDay, reason: texts.purposes[purpose] }
    await record(trx, { action: 'programMade', customerId, details })
    return { program: describe(row), token }
  })
}

/** Revokes a program. Throws 404 for one that is unknown; one that is revoked stays so. */
export async function revokeProgram(
  db: Kysely<Schema>,
  record: Recorder,
  id: string,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await trx.selectFrom('program').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new ServiceError(404, texts.noProgram)
    const { numUpdatedRows } = await trx
      .updateTable('program')
      .set({ revoked_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const details = { program: row.name }
    await record(trx, { action: 'programRevoked', customerId: row.customer_id, details })
  })
}

function describe(row: Selectable<ProgramTable>): Program {
  const isEnded = row.last_day < berlinDay(new Date())
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    customerId: row.customer_id,
    lastDay: row.last_day,
    state: row.revoked_at !== null ? 'revoked' : isEnded ? 'ended' : 'valid',
    madeAt: row.made_at,
    madeBy: row.made_by,
    usedAt: row.used_at,
  }
}
