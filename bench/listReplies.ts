import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { paths } from '../contract/src/calls.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config/config.ts'
import { lockCustomers } from '../server/src/customers/store.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openDatabase } from '../server/src/database/open.ts'
import { defaultLimits } from '../server/src/http/limits.ts'
import { openStorage } from '../server/src/storage/open.ts'
import { copyDocuments, indexDocuments } from './service/documents.ts'
import { withFolder } from './service/folder.ts'
import { median } from './timing/compare.ts'

const CUSTOMERS = 2000
const DOCUMENTS_PER_CUSTOMER = 500
const LONG_LIST = 10_000
const TRIES = 50
/** The demo customer, whose list needs no sign-in. */
const DEMO = 'K-1000'

const ENCODINGS = { Brotli: 'br', gzip: 'gzip', uncompressed: 'identity' }

/** Preparation blocks the event loop, and load shedding would reject requests. */
const limits = { ...defaultLimits, eventLoopDelayMs: Number.POSITIVE_INFINITY }

const format = (count: number) => count.toLocaleString('en')

/** Measures a list from the request to its last byte: the median in milliseconds, and the bytes. */
async function measureList(url: string, encoding: string) {
  const times: number[] = []
  let bytes = 0
  for (let index = 0; index < TRIES; index++) {
    const start = performance.now()
    const body = await new Promise<Buffer>((resolve, reject) =>
      get(url, { agent: false, headers: { 'accept-encoding': encoding } }, (reply) =>
        buffer(reply).then(resolve, reject),
      ).on('error', reject),
    )
    times.push(performance.now() - start)
    bytes = body.length
  }
  return { ms: median(times), bytes }
}

// Measures a customer's document list among very many documents, and the wire size of a long one.
await withFolder(async (folder) => {
  const environment = { DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO_CUSTOMER_ID: DEMO }
  const config = readConfig({ ...process.env, ...environment }, folder)
  const database = await openDatabase(config.databaseUrl)
  await migrate(database)
  const ids = Array.from({ length: CUSTOMERS }, (_, index) => `K-${1000 + index}`)
  await database.db.transaction().execute((trx) => lockCustomers(trx, ids))
  const storage = await openStorage(config.documents)
  const app = await buildApp({ config, database, storage, webFolder: folder, limits })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const list = `${url}${paths.documents}?customerId=${DEMO}`
  try {
    await indexDocuments(database, DEMO, LONG_LIST)
    for (const [name, encoding] of Object.entries(ENCODINGS)) {
      const { ms, bytes } = await measureList(list, encoding)
      const kilobytes = (bytes / 1000).toFixed(1).padStart(8)
      process.stdout.write(
        `${format(LONG_LIST)} rows, ${name.padEnd(12)} ${kilobytes} KB ${ms.toFixed(1)} ms\n`,
      )
    }
    await database.db.deleteFrom('document').execute()
    await indexDocuments(database, DEMO, DOCUMENTS_PER_CUSTOMER)
    await copyDocuments(database, DEMO)
    const { ms } = await measureList(list, 'br')
    process.stdout.write(
      `one customer's ${DOCUMENTS_PER_CUSTOMER} rows among ${format(CUSTOMERS * DOCUMENTS_PER_CUSTOMER)} documents, Brotli ${ms.toFixed(1)} ms\n`,
    )
  } finally {
    await app.close()
    await storage.close()
    await database.close()
  }
})
