import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { lockCustomers } from '../../server/src/customers/store.ts'
import { migrate } from '../../server/src/database/migrate.ts'
import { openDatabase } from '../../server/src/database/open.ts'
import { openStorage } from '../../server/src/storage/open.ts'
import { indexDocuments } from '../service/documents.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist')

/** Starts the service with the built dashboard and a demo customer with `count` documents, on a database of its own. */
export async function openService(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-bench-'))
  const config = readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' }, folder)
  const database = await openDatabase(config.databaseUrl)
  await migrate(database)
  await database.db.transaction().execute((trx) => lockCustomers(trx, [config.demoCustomerId]))
  await indexDocuments(database, config.demoCustomerId, count)
  const storage = await openStorage(config.documents)
  const app = await buildApp({ config, database, storage, webFolder: WEB_FOLDER })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    close: async () => {
      await app.close()
      await storage.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
