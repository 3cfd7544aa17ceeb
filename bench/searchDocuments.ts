import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { withPostgres } from '../scripts/postgres/cluster.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { type Database, openDatabase } from '../server/src/database/open.ts'
import { searchTexts } from '../server/src/documents/search/searchTexts.ts'
import { admitCommand } from '../server/src/http/access.ts'
import { addIndexedDocuments, customerOf } from './search/fill.ts'

// Measures the search in the text of 1,000,000 documents: for one customer of 500, and for staff across all.

const DOCUMENTS = 1_000_000
const CUSTOMERS = 2000
const TRIES = 9
const LIMIT = 50

const SEARCHES = {
  'common word': 'Rechnung',
  'prefix of a common word': 'rechn',
  'one letter': 'r',
  'prefix of 16 letters': 'betriebskostenab',
  'two words': 'Grundsteuerbescheid Schäfer',
  'three words': 'Wartung Kowalski 2019',
  'common word of old letters': 'Altbestand',
  'long prefix of that word': 'altbestan',
  'long prefix of a common word': 'hausverwa',
  'rare word': 'RE123457',
  'prefix of rare words': 're99999',
  'no such word': 'Zugspitze',
  'part of compounds': 'kosten',
  'part of a compound': 'dämmung',
  amount: '1234,56',
  'phrase of common words': '"vielen Dank für Ihr Vertrauen"',
  'no such phrase of common words': '"Vertrauen vielen Dank"',
}

async function measure(database: Database): Promise<void> {
  const start = performance.now()
  await addIndexedDocuments(database, { documents: DOCUMENTS, customers: CUSTOMERS })
  process.stdout.write(
    `${DOCUMENTS} documents in ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
  )
  // The customer whose document contains the rare word.
  const customer = customerOf(123_457, CUSTOMERS)
  for (const [whose, scope] of Object.entries({
    'one customer': admitCommand(customer),
    all: admitCommand(),
  })) {
    for (const [name, text] of Object.entries(SEARCHES)) {
      const times: number[] = []
      let hits = 0
      for (let index = 0; index < TRIES; index++) {
        const before = performance.now()
        hits = (await searchTexts(database, scope, { text, limit: LIMIT })).length
        times.push(performance.now() - before)
      }
      const [first = 0] = times
      const sorted = times.toSorted((one, other) => one - other)
      const ms = (value = 0) => `${value.toFixed(1)} ms`.padStart(10)
      process.stdout.write(
        `${database.dialect.padEnd(9)} ${whose.padEnd(13)} ${name.padEnd(30)} ${String(hits).padStart(3)} hits   first ${ms(first)}   median ${ms(sorted[Math.floor(TRIES / 2)])}   longest ${ms(sorted.at(-1))}\n`,
      )
    }
  }
}

async function measureAt(url: string): Promise<void> {
  const database = await openDatabase(url)
  try {
    await migrate(database)
    await measure(database)
  } finally {
    await database.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'hausblick-bench-'))
try {
  await measureAt(`sqlite:${join(folder, 'bench.db')}`)
} finally {
  await rm(folder, { recursive: true })
}
await withPostgres(async (server) => {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const { db, close } = await openDatabase(server)
  await sql.raw(`create database ${name}`).execute(db)
  try {
    await measureAt(Object.assign(new URL(server), { pathname: `/${name}` }).href)
  } finally {
    await sql.raw(`drop database ${name} with (force)`).execute(db)
    await close()
  }
})
