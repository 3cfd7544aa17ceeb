import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import { sql } from 'kysely'
import { writeLetters } from '../letters/letters.ts'
import { scanLetters } from '../letters/scans.ts'
import { countWords } from '../letters/words.ts'
import { withFolder } from '../service/folder.ts'
import { readBytes, watchUsage } from '../service/processTree.ts'
import { startService } from '../service/startService.ts'

// Measures how many words of degraded scans the service finds, and what reading a page costs.

const [COUNT, SEED] = [60, 1]
const SHARE = 0.97
const LEAST_OF_A_PAGE = 0.85
/** After which memory must have been given back. */
const REST_MS = 60_000
const POLL_MS = 500
const MEGABYTE = 1024 * 1024

interface Page {
  readonly name: string
  readonly text: string
  readonly jpeg: Buffer
}

/** Uploads a picture as an owner does. */
async function upload(
  { url, headers }: Pick<Awaited<ReturnType<typeof startService>>, 'url' | 'headers'>,
  { name, jpeg }: Page,
): Promise<void> {
  const body = new FormData()
  body.append('docName', name)
  body.append('file', new Blob([Buffer.from(jpeg)]), `${name}.jpg`)
  const reply = await fetch(`${url}${uploadDocumentCall.path}`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`)
}

/** Reads the texts by the names that were typed. */
async function readTexts(databaseUrl: string): Promise<Map<string, string>> {
  const { db, close } = await openDatabase(databaseUrl)
  const { rows } = await sql<{ name: string; text: string }>`
    select document.typed_name as name, document_page.text from document
    join document_text on document_text.customer_id = document.customer_id
      and document_text.number = document.number
    join document_page on document_page.text_id = document_text.id`.execute(db)
  await close()
  return new Map(rows.map(({ name, text }) => [name, text]))
}

/** Counts the scanned pages that have been read, or could not be. */
async function countEnded(databaseUrl: string): Promise<number> {
  const { db, close } = await openDatabase(databaseUrl)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from scan_page where state <> 'waiting'`.execute(db)
  await close()
  return Number(rows[0]?.count)
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(0)} MB`
}

const scans = await scanLetters(writeLetters(COUNT, SEED), SEED)
const pages = scans.map(
  ({ letter, damage, jpeg }, index): Page => ({
    name: `${index} ${letter.type} ${damage.how}`,
    text: letter.text,
    jpeg,
  }),
)

await withFolder(async (folder) => {
  const databaseUrl = `sqlite:${join(folder, 'hausblick.db')}`
  const service = await startService(folder, {})
  try {
    // The demo's documents are read first.
    await setTimeout(REST_MS / 2)
    const alone = readBytes(service.pid)
    const stopWatching = watchUsage(service.pid)
    const start = performance.now()
    for (const page of pages) await upload(service, page)
    while ((await countEnded(databaseUrl)) < pages.length) await setTimeout(POLL_MS)
    const elapsed = (performance.now() - start) / 1000
    const { seconds, largest, most } = stopWatching()
    const texts = await readTexts(databaseUrl)
    const results = pages
      .map(({ name, text }) => ({ name, ...countWords(text, texts.get(name) ?? '') }))
      .toSorted((one, other) => one.found / one.words - other.found / other.words)
    const [found, words] = [
      results.reduce((sum, result) => sum + result.found, 0),
      results.reduce((sum, result) => sum + result.words, 0),
    ]
    await setTimeout(REST_MS)
    const after = readBytes(service.pid)
    const worst = results.slice(0, 8)
    for (const result of worst)
      process.stdout.write(
        `${result.name.padEnd(32)} ${percent(result.found, result.words).padStart(7)} of ${result.words}\n`,
      )
    const each = (total: number) => (total / pages.length).toFixed(2)
    process.stdout.write(
      `${pages.length} pages: ${percent(found, words)} of ${words} words; ${each(seconds)} s of processor and ${each(elapsed)} s a page
largest reader ${megabytes(largest)}; service ${megabytes(alone)}, with its readers at most ${megabytes(most)}, a minute later ${megabytes(after)}\n`,
    )
    const [least] = results
    if (found / words < SHARE || (least && least.found / least.words < LEAST_OF_A_PAGE))
      process.exitCode = 1
  } finally {
    await service.stop()
  }
})
