import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { scans as queue } from '@hausblick/server/src/documents/scans/claim.ts'
import { texts } from '@hausblick/server/src/documents/search/claimText.ts'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { sql } from 'kysely'
import { writeLetters } from '../letters/letters.ts'
import { pilePages, type Scan, scanLetters } from '../letters/scans.ts'
import { countWords } from '../letters/words.ts'
import { addPdf } from '../service/addPdf.ts'
import { CUSTOMER } from '../service/customer.ts'
import type { Findings } from '../service/findings.ts'
import type { KilledService } from '../service/killedService.ts'
import { endClaims } from './endClaims.ts'

const LETTERS = 6
const PAGES_OF_A_DOCUMENT = 3
/** What waits when a round begins: more than it can read. */
const LEAST_WAITING = 5
/** Longer than two pages take, so that the kill comes before, while and after one is stored. */
const MOST_MS = 5000
const LONGEST_MS = 300_000
const LEAST_SHARE = 0.85

/** A page that was read, by the name of its document. */
interface ReadPage {
  readonly name: string
  readonly page: number
  readonly text: string
}

/**
 * Kills the service `rounds` times while it reads scanned pages. What was read must stay as it was read, once; in the end each
 * page must be found by its words.
 */
export async function killScans(service: KilledService, rounds: number): Promise<Findings> {
  const { faults, folder } = service
  const scans = await scanLetters(writeLetters(LETTERS, 3), 3)
  const expected = new Map<string, readonly Scan[]>()

  async function add(database: Database): Promise<void> {
    const chosen = Array.from(
      { length: PAGES_OF_A_DOCUMENT },
      () => scans[randomInt(LETTERS)] as Scan,
    )
    const name = `Akte ${expected.size + 1}`
    expected.set(name, chosen)
    const bytes = await pilePages(chosen.map(({ jpeg }) => jpeg))
    await addPdf({ database, folder }, { name }, bytes)
  }
  /** Returns how many pages are read. */
  async function look(database: Database): Promise<number> {
    const pages = await readPages(database)
    for (const { name, page } of await readTwice(database))
      faults.push(`page ${page} of ${name} was read twice`)
    return pages.length
  }
  const countAll = () => expected.size * PAGES_OF_A_DOCUMENT
  /** Throws if no page is read for long: reading waits for all other work on the machine. */
  async function waitUntilRead(): Promise<void> {
    let [read, end] = [-1, 0]
    for (;;) {
      const { length } = await service.withDatabase(readPages)
      if (length === countAll()) return
      if (length > read) [read, end] = [length, performance.now() + LONGEST_MS]
      if (performance.now() > end) throw new Error(`${length} of ${countAll()} pages were read.`)
      await setTimeout(500)
    }
  }

  await service.withDatabase(async (database) => {
    await countReads(database)
    await add(database)
  })
  let read = 0
  for (let round = 1; round <= rounds; round++) {
    await service.withDatabase(async (database) => {
      while (countAll() - read < LEAST_WAITING) await add(database)
    })
    await service.start()
    await setTimeout(randomInt(MOST_MS))
    await service.end('kill')
    await service.withDatabase(async (database) => {
      await endClaims(database, queue, round)
      await endClaims(database, texts, round)
    })
    read = await service.withDatabase(look)
  }
  await service.start()
  await waitUntilRead()
  await service.end('stop')
  const pages = await service.withDatabase(async (database) => {
    await look(database)
    return await readPages(database)
  })
  for (const { name, page, text } of pages) {
    const letter = expected.get(name)?.[page - 1]?.letter
    const { found, words } = countWords(letter?.text ?? '', text)
    if (found < words * LEAST_SHARE)
      faults.push(`page ${page} of ${name} has ${found} of ${words} words`)
  }
  const found = pages.length
  return await service.finish({ acknowledged: found, interrupted: rounds, found })
}

/** Has the database keep each page that is stored as read, for as long as it is there. */
async function countReads({ db, dialect }: Database): Promise<void> {
  await sql`create table read_page (file_key text, page integer)`.execute(db)
  if (dialect === 'sqlite')
    await sql`create trigger read_page after update on scan_page
      when new.state = 'read' begin insert into read_page values (new.file_key, new.page); end`.execute(
      db,
    )
  else {
    await sql`create function keep_read() returns trigger language plpgsql as
      'begin insert into read_page values (new.file_key, new.page); return new; end'`.execute(db)
    await sql`create trigger read_page after update on scan_page
      for each row when (new.state = 'read') execute function keep_read()`.execute(db)
  }
}

async function readTwice({ db }: Database): Promise<{ name: string; page: number }[]> {
  const { rows } = await sql<{ name: string; page: number }>`
    select document.name, read_page.page from read_page
    join document on document.storage_key = read_page.file_key
    group by document.name, read_page.page having count(*) > 1`.execute(db)
  return rows
}

async function readPages({ db }: Database): Promise<ReadPage[]> {
  const { rows } = await sql<ReadPage>`
    select document.name, document_page.page, document_page.text from document
    join document_text on document_text.customer_id = document.customer_id
      and document_text.number = document.number
    join document_page on document_page.text_id = document_text.id
    where document_page.text <> '' and document.customer_id = ${CUSTOMER}`.execute(db)
  return rows
}
