import type { Database } from '../database/open.ts'
import { openStorage } from '../storage/open.ts'
import type { StoragePlace } from '../storage/place.ts'
import type { Storage } from '../storage/storage.ts'
import { ConfigError } from './configError.ts'

const FOREIGN_STORE =
  'DOCUMENTS_URL ist nicht der Ort, an dem die Dokumente dieser Datenbank liegen: Er ist leer oder gehört zu einer anderen Datenbank. Bitte nennen Sie den bisherigen Ort (ohne DOCUMENTS_URL ist es der Ordner documents im DATA_DIR). Wenn die Dokumente umgezogen sind, gehört die Datei store-id dazu. Soll dieser Ort von nun an gelten, starten Sie den Dienst einmal mit "npm start -- --adopt", und prüfen Sie ihn mit "npm run documents:check".'

/**
 * Opens the database's document store. A store has a random id, which the database records at the first start. Throws a
 * ConfigError if the ids differ: documents would be missing, and `documents:check` would take another database's
 * documents for orphans.
 *
 * @param adopt records this store, whatever the database has
 */
export async function openDocumentStore(
  database: Database,
  place: StoragePlace,
  { adopt = false } = {},
): Promise<Storage> {
  const storage = await explainFailure(openStorage(place))
  try {
    await claimStore(database, storage, adopt)
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** Opens a document store that may belong to no database yet. Throws a ConfigError if it cannot be reached. */
export async function openUnclaimedStore(place: StoragePlace): Promise<Storage> {
  const storage = await explainFailure(openStorage(place))
  try {
    await explainFailure(storage.check())
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function claimStore({ db }: Database, storage: Storage, adopt: boolean): Promise<void> {
  const known = async () =>
    (await db.selectFrom('service').select('document_store_id').executeTakeFirstOrThrow())
      .document_store_id
  const isNew = adopt || (await known()) === null
  // An unexpected store is left without an id: it may belong to someone else, or not be mounted.
  const id = await explainFailure(storage.id({ make: isNew }))
  if (isNew)
    await db
      .updateTable('service')
      .set({ document_store_id: id })
      .where((eb) => (adopt ? eb.lit(true) : eb('document_store_id', 'is', null)))
      .execute()
  // Read again: a concurrent process may have been first.
  if (id === null || id !== (await known())) throw new ConfigError([FOREIGN_STORE])
}

/** Turns a failure of the store into a ConfigError. */
async function explainFailure<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return await asked.catch((cause: unknown) => {
    const { message, code, name } = Object(cause)
    const line = `DOCUMENTS_URL: Der Speicher der Dokumente ist nicht zu erreichen (${message || code || name}). Bitte prüfen Sie Ordner oder Bucket, endpoint und region, und die Schlüssel AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY.`
    throw new ConfigError([line], { cause })
  })
}
