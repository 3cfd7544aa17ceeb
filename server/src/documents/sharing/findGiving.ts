import type { Giving } from '@hausblick/contract/calls/givings.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import * as texts from '../texts.ts'

/** How far a giving is, and the email address of whoever acts. */
export type FoundGiving = Giving & { readonly actor: string }

export async function findGiving(db: Kysely<Schema>, id: string): Promise<FoundGiving | undefined> {
  const row = await db
    .selectFrom('giving')
    .select(['id', 'total', 'done', 'state', 'actor'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, actor: JSON.parse(row.actor).email }
}

/** Throws a ServiceError (404) if there is no such giving, or it is too long ago. */
export async function requireGiving(db: Kysely<Schema>, id: string): Promise<FoundGiving> {
  const giving = await findGiving(db, id)
  if (!giving) throw new ServiceError(404, texts.noGiving)
  return giving
}
