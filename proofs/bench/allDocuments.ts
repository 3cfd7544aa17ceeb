import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  listDocumentChoicesCall,
  listDocumentsCall,
  TOTAL_COUNT,
} from '@hausblick/contract/calls/documents.ts'
import { readNextAddress } from '@hausblick/contract/nextLink.ts'
import { buildApp } from '@hausblick/server/src/app.ts'
import { readConfig } from '@hausblick/server/src/config/config.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { defaultLimits } from '@hausblick/server/src/http/limits.ts'
import { openStorage } from '@hausblick/server/src/storage/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { sql } from 'kysely'
import { withPostgres } from '../../scripts/postgres/cluster.ts'
import { fillDocuments } from '../service/fillDocuments.ts'
import { withFolder } from '../service/folder.ts'
import { median } from '../timing/compare.ts'

const { values } = parseArgs({ options: { documents: { type: 'string', default: '1000000' } } })
const DOCUMENTS = Number(values.documents)
const TRIES = 21
const EMAIL = 'bench@betreiber.example'

/** Preparation blocks the event loop, and load shedding would reject requests. */
const limits = { ...defaultLimits, eventLoopDelayMs: Number.POSITIVE_INFINITY }

const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'newest first': {},
  'oldest first': { direction: 'ascending' },
  'by name': { sort: 'name' },
  'by name, descending': { sort: 'name', direction: 'descending' },
  'by type, descending': { sort: 'type', direction: 'descending' },
  'by address': { sort: 'street' },
  'by customer': { sort: 'customer' },
  'by size': { sort: 'size', direction: 'descending' },
  'a type': { type: 'Rechnung' },
  'a type, by name': { type: 'Rechnung', sort: 'name' },
  'a type, by size': { type: 'Rechnung', sort: 'size' },
  'a year': { year: '2024' },
  'a month': { month: '03' },
  'a year, by name': { year: '2024', sort: 'name' },
  'a type, year and month': { type: 'Rechnung', year: '2024', month: '03' },
  'an address': { street: '' },
  'an address, by name': { street: '', sort: 'name' },
  'a customer': { customer: 'K-100007' },
  'search of a frequent word': { search: 'rechnung' },
  'search of a frequent word, by name': { search: 'rechnung', sort: 'name' },
  'search of part of a word': { search: 'dachd' },
  'search of a name': { search: 'MUELLER' },
  'search of a day': { search: '12.03.2024' },
  'search of a customer': { search: 'k-100123' },
  'search of two frequent words': { search: 'rechnung weber' },
  'search of three words': { search: 'rechnung weber linden' },
  'search of one letter': { search: 'e' },
  'search of no such text': { search: 'zugspitze' },
  'a year, search of a frequent word': { year: '2024', search: 'rechnung' },
}

async function measure(url: string, folder: string): Promise<void> {
  const environment = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    OPERATOR_EMAILS: EMAIL,
    DATABASE_URL: url,
  }
  const config = readConfig({ ...process.env, ...environment }, folder)
  const database = await openDatabase(url)
  const storage = await openStorage(config.documents)
  try {
    await migrate(database)
    const start = performance.now()
    await fillDocuments(database, DOCUMENTS)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    process.stdout.write(
      `${database.dialect}: ${DOCUMENTS.toLocaleString('en')} documents, filled in ${seconds} s\n`,
    )
    const app = await buildApp({ config, database, storage, webFolder: folder, limits })
    const headers = await signIn({ ...database, url }, { email: EMAIL, kind: 'operator' })
    const [street] = (await app.inject({ url: listDocumentChoicesCall.path, headers })).json()
      .streets
    const timeCall = async (request: { url: string; query?: Record<string, string> }) => {
      const times: number[] = []
      for (let number = 0; ; number++) {
        const start = performance.now()
        const reply = await app.inject({ ...request, headers })
        times.push(performance.now() - start)
        if (reply.statusCode !== 200) throw new Error(reply.body)
        if (number === TRIES || performance.now() - start > 2000)
          return { ms: median(times), reply }
      }
    }
    for (const [name, query] of Object.entries(LISTS)) {
      const filled = { ...query, ...('street' in query && { street }) }
      const first = await timeCall({
        url: listDocumentsCall.path,
        query: { customerId: 'all', summaryOnly: '1', limit: '100', ...filled },
      })
      const next = readNextAddress(String(first.reply.headers.link))
      const after = next === null ? null : await timeCall({ url: next })
      process.stdout.write(
        `${database.dialect.padEnd(9)} ${name.padEnd(36)} ${String(first.reply.headers[TOTAL_COUNT]).padStart(8)} found  first 100 ${first.ms.toFixed(1).padStart(7)} ms  next 100 ${after ? `${after.ms.toFixed(1).padStart(7)} ms` : '–'}\n`,
      )
    }
    const choices = await timeCall({ url: listDocumentChoicesCall.path })
    process.stdout.write(
      `${database.dialect.padEnd(9)} ${'choices of the filters'.padEnd(36)} ${choices.ms.toFixed(1)} ms\n`,
    )
    await app.close()
  } finally {
    await storage.close()
    await database.close()
  }
}

await withFolder((folder) => measure(`sqlite:${join(folder, 'bench.db')}`, folder))
await withPostgres(async (server) => {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const { db, close } = await openDatabase(server)
  await sql`create database ${sql.id(name)}`.execute(db)
  try {
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
    await withFolder((folder) => measure(url, folder))
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db)
    await close()
  }
})
