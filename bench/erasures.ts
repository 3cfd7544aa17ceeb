import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withPostgres } from '../scripts/postgres/cluster.ts'
import { commandActor } from '../server/src/audit/entry.ts'
import { readConfig } from '../server/src/config/config.ts'
import { lockCustomers } from '../server/src/customers/store.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { type Database, openDatabase } from '../server/src/database/open.ts'
import { splitIntoChunks } from '../server/src/database/splitIntoChunks.ts'
import { completeListing } from '../server/src/documents/listing/keep.ts'
import { indexText } from '../server/src/documents/search/indexText.ts'
import { eraseCustomer } from '../server/src/erasure/erase.ts'
import { forgetUnusedWords } from '../server/src/erasure/forgetWords.ts'
import { admitCommand } from '../server/src/http/access.ts'
import { writeLetter } from './search/letters.ts'
import { indexDocuments } from './service/documents.ts'
import { fillDocuments } from './service/fillDocuments.ts'
import { withFolder } from './service/folder.ts'
import { measureBeside } from './timing/beside.ts'

const { values } = parseArgs({ options: { documents: { type: 'string', default: '10000' } } })
const DOCUMENTS = Number(values.documents)
const OTHERS = 90_000
const CUSTOMER = 'K-ERASED'

/** Adds the documents of others, and those of the customer with a page of text each. */
async function fill(database: Database): Promise<void> {
  await migrate(database)
  await fillDocuments(database, OTHERS)
  await database.db.transaction().execute((trx) => lockCustomers(trx, [CUSTOMER]))
  await indexDocuments(database, CUSTOMER, DOCUMENTS)
  await completeListing(database)
  await database.db
    .updateTable('document')
    .set({ text_state: 'pending' })
    .where('customer_id', '=', CUSTOMER)
    .execute()
  const numbers = Array.from({ length: DOCUMENTS }, (_, index) => index + 1)
  for (const chunk of splitIntoChunks(numbers, 8))
    await Promise.all(
      chunk.map(async (number) => {
        const { text, terms } = writeLetter(number)
        const pages = [{ page: 1, text, terms }]
        await indexText(database, { customerId: CUSTOMER, number }, { pages, terms, readTo: null })
      }),
    )
}

async function run(name: string, url: string, folder: string): Promise<void> {
  const database = await openDatabase(url)
  try {
    await fill(database)
    const config = readConfig({ DATA_DIR: folder }, folder)
    const parts = { database, config }
    await measureBeside(
      `${name}, deleting ${DOCUMENTS} of ${DOCUMENTS + OTHERS} documents`,
      database,
      () => eraseCustomer(parts, admitCommand(CUSTOMER), commandActor),
    )
    await measureBeside(`${name}, forgetting their words`, database, () =>
      forgetUnusedWords(database),
    )
  } finally {
    await database.close()
  }
}

await withFolder(async (folder) => {
  await run('SQLite', `sqlite:${join(folder, 'bench.db')}`, folder)
  await withPostgres((url) => run('PostgreSQL', url, folder))
})
