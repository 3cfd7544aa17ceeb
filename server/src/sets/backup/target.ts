import type { Kysely } from 'kysely'
import { CommandError } from '../../platform/command/command.ts'
import { version } from '../../platform/config/version.ts'
import { migrations } from '../../platform/database/migrations.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Origin } from './parts.ts'
import type { Place } from './snapshot.ts'
import { listTables } from './tables.ts'

const NOT_EMPTY =
  'Die Datenbank, in die alles soll, ist nicht leer. Bitte nennen Sie eine leere, bei SQLite etwa eine neue Datei.'
const FOREIGN_STORE =
  'Der Ort, an den die Dokumente sollen, gehört zu einer anderen Datenbank. Bitte nennen Sie einen leeren Ort oder den, an dem diese Dokumente schon liegen.'
const tooNew = (by: string | undefined) =>
  `Das hat eine neuere Version von Hausblick geschrieben${by === undefined ? '' : `: ${by}, diese ist ${version}`}. Bitte spielen Sie es mit derselben oder einer noch neueren zurück; geändert ist nichts.`

/** Throws a CommandError unless this program knows the tables of holdings. */
export function requireKnown({
  migrations: needed,
  version: by,
}: Pick<Origin, 'migrations' | 'version'>): void {
  if (needed.some((name) => !Object.hasOwn(migrations, name))) throw new CommandError(tooNew(by))
}

/**
 * Throws a CommandError unless holdings may be put into a place: this program knows their tables, the database is empty or
 * has nothing but the demo, and the document store is empty or belongs to the holdings or to that database.
 */
export async function requireFreePlace(
  { database: { db, dialect }, storage }: Place,
  origin: Origin,
  demoCustomerId: string,
): Promise<void> {
  requireKnown(origin)
  const tables = new Set((await listTables(db, dialect)).map(({ name }) => name))
  const isStarted = tables.has('service') && tables.has('account_link')
  if (tables.size > 0 && !(isStarted && (await hasOnlyDemo(db, demoCustomerId))))
    throw new CommandError(NOT_EMPTY)
  const id = await storage.id({ make: false })
  const isOwn =
    id === null || id === origin.storeId || (isStarted && id === (await readStoreId(db)))
  if (!isOwn && !(await isEmptyStore(storage))) throw new CommandError(FOREIGN_STORE)
}

async function hasOnlyDemo(db: Kysely<Schema>, demoCustomerId: string): Promise<boolean> {
  const customers = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '<>', demoCustomerId)
    .limit(1)
    .execute()
  const users = await db.selectFrom('identity_user').select('id').limit(1).execute()
  const links = await db.selectFrom('account_link').select('subject').limit(1).execute()
  return customers.length + users.length + links.length === 0
}

async function readStoreId(db: Kysely<Schema>): Promise<string | null> {
  const service = await db.selectFrom('service').selectAll().executeTakeFirst()
  return service?.document_store_id ?? null
}

async function isEmptyStore(storage: Storage): Promise<boolean> {
  for await (const _ of storage.list()) return false
  return true
}
