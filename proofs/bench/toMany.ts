import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { giveDocumentCall, previewRecipientsCall } from '@hausblick/contract/calls/givings.ts'
import { buildApp } from '@hausblick/server/src/app.ts'
import { readConfig } from '@hausblick/server/src/config/config.ts'
import { migrate } from '@hausblick/server/src/database/migrate.ts'
import { openDatabase } from '@hausblick/server/src/database/open.ts'
import { addDocument } from '@hausblick/server/src/documents/add/addDocument.ts'
import { startReadingTexts } from '@hausblick/server/src/documents/search/readTexts.ts'
import { defaultLimits } from '@hausblick/server/src/http/limits.ts'
import { openStorage } from '@hausblick/server/src/storage/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { createPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { type RawBuilder, sql } from 'kysely'
import { fillCustomers } from '../service/fillCustomers.ts'
import { withFolder } from '../service/folder.ts'

// Measures what giving one document to all customers costs, and how long others' reads take beside it.

const { values } = parseArgs({ options: { customers: { type: 'string', default: '100000' } } })
const CUSTOMERS = Number(values.customers)
const EMAIL = 'bench@betreiber.example'
const READ_EVERY_MS = 25
const POLL_MS = 500
const MEGABYTE = 1024 * 1024

/** The load of one process must not be shed here. */
const limits = { ...defaultLimits, eventLoopDelayMs: Number.POSITIVE_INFINITY }
const parts = { street: 'Weg 1', date: '2026-05-01', type: 'Brief', name: 'Hausordnung' }

await withFolder(async (folder) => {
  const url = `sqlite:${join(folder, 'bench.db')}`
  const environment = {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    OPERATOR_EMAILS: EMAIL,
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: '0',
  }
  const config = readConfig({ ...process.env, ...environment }, folder)
  const database = await openDatabase(url)
  const { db } = database
  await migrate(database)
  await fillCustomers(database, CUSTOMERS)
  // Every tenth of those with an account wants a mail; the documents that wait have no bytes to be read.
  await sql`insert into reminder_choice (issuer, subject, kind, is_on, chosen_at)
    select issuer, subject, 'document', 1, '' from account_link
    where cast(substr(customer_id, 3) as integer) % 20 = 0`.execute(db)
  await sql`update document set active_content = ''`.execute(db)
  await sql`analyze`.execute(db)
  const storage = await openStorage(config.documents)
  const app = await buildApp({ config, database, storage, webFolder: folder, limits })
  await app.ready()
  const reading = startReadingTexts({ database, storage, log: app.log })
  const staff = await signIn({ ...database, url }, { email: EMAIL, kind: 'operator' })
  const customerId = `K-${100_000 + CUSTOMERS - 1}`
  const bytes = await createPdf(['Die Hausordnung gilt ab Mai.'])
  const path = join(folder, 'document.pdf')
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { path, size: bytes.length, sha256, textState: 'pending', active: [] } as const
  const said = { state: null, typedName: '', message: '', uploader: null }
  const { number, fileName: seen } = await addDocument(
    { database, storage },
    { customerId, ...parts, file, ...said },
  )

  const owner = { email: 'owner@example.org', kind: 'customer', customerId: 'K-100001' } as const
  const headers = await signIn({ ...database, url }, owner)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const reads: number[] = []
  const stopping = new AbortController()
  const beside = (async () => {
    while (!stopping.signal.aborted) {
      const start = performance.now()
      const query = { customerId: owner.customerId }
      const reply = await app.inject({ url: listDocumentsCall.path, query, headers })
      if (reply.statusCode !== 200) throw new Error(reply.body)
      reads.push(performance.now() - start)
      await setTimeout(READ_EVERY_MS)
    }
  })()

  const phase = async (what: string, run: () => Promise<unknown>) => {
    reads.length = 0
    delay.reset()
    const before = process.cpuUsage()
    const start = performance.now()
    await run()
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(before)
    const sorted = reads.toSorted((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
    process.stdout.write(
      `${what.padEnd(14)} ${seconds.toFixed(1).padStart(7)} s, processor ${((user + system) / 1e6).toFixed(1).padStart(6)} s, ` +
        `reads beside it: median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, longest ${at(1 - 1 / Math.max(1, sorted.length))} ms; ` +
        `longest stop ${(delay.max / 1e6).toFixed(0)} ms; ${(process.memoryUsage().rss / MEGABYTE).toFixed(0)} MB\n`,
    )
  }
  const until = async (left: RawBuilder<{ left: number }>) => {
    for (;;) {
      const { rows } = await left.execute(db)
      if (rows[0]?.left === 0) return
      await setTimeout(POLL_MS)
    }
  }

  const to = { kind: 'all' } as const
  let total = 0
  await phase('preview', async () => {
    const payload = { to, without: [customerId] }
    const request = { method: 'POST', url: previewRecipientsCall.path, payload } as const
    const reply = await app.inject({ ...request, headers: staff })
    total = previewRecipientsCall.reply.parse(reply.json()).total
  })
  await phase('first hundred', async () => {
    const id = randomUUID().replaceAll('-', '')
    const params = { customerId, number: String(number) }
    const reply = await app.inject({
      method: 'POST',
      url: addressOf(giveDocumentCall, { params }),
      payload: { id, to, total, seen, ...parts },
      headers: staff,
    })
    if (reply.statusCode !== 200) throw new Error(reply.body)
  })
  await phase('all', () => until(sql`select count(*) as left from giving where state = 'giving'`))
  await phase('texts', () =>
    until(sql`select count(*) as left from document where text_state = 'pending'`),
  )
  await sql`update reminder set due_at = '2020-01-01'`.execute(db)
  await phase('mails', () =>
    until(sql`select count(*) as left from reminder where sent_at is null`),
  )
  stopping.abort()
  await beside
  await reading.stop()
  await app.close()
  await storage.close()
  await database.close()
})
