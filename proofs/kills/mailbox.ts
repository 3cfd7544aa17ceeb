import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { looksInto } from '@hausblick/server/src/platform/jobs/lease.ts'
import { AUTHORITY, newMailbox, writeMail } from '@hausblick/server/src/testing/mailbox.ts'
import { createPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { sql } from 'kysely'
import type { Findings } from '../service/findings.ts'
import { KilledService } from '../service/killedService.ts'
import { endClaims } from './endClaims.ts'

const CUSTOMER = 'A'
const KNOWN = 'a@example.org'
const UNKNOWN = 'handwerker@example.com'
/** What waits when a round begins, with two attachments each: more than it can take. */
const MAILS = 6
const MOST_MS = 3000
const LONGEST_MS = 300_000

/** An attachment that was mailed, by its name. */
interface Mailed {
  readonly name: string
  readonly isKnown: boolean
}

/**
 * Kills the service `rounds` times while it takes mails from a mailbox, which `TEST_IMAP_URL` names. In the end each attachment
 * must be there once, with its line in the log: in the inbox of its sender, or among the papers.
 */
export async function killMailbox(
  { folder }: KilledService,
  rounds: number,
  databaseUrl?: string,
): Promise<Findings> {
  const mailbox = newMailbox()
  const settings = { IMAP_URL: mailbox.url, IMAP_AUTHSERV_ID: AUTHORITY }
  const service = new KilledService(folder, databaseUrl, settings)
  const { faults } = service
  const mailed: Mailed[] = []

  async function mail(): Promise<void> {
    const isKnown = randomInt(2) === 0
    const attachments = await Promise.all(
      [1, 2].map(async (part) => {
        const name = `Anlage ${part} ${randomUUID()}`
        mailed.push({ name, isKnown })
        return { filename: `${name}.pdf`, content: await createPdf([name]) }
      }),
    )
    const subject = `Nummer ${mailed.length}`
    const bytes = await writeMail({ from: isKnown ? KNOWN : UNKNOWN, subject, attachments })
    await mailbox.append(bytes)
  }
  const count = (kept: ReadonlyMap<string, number>) =>
    mailed.filter(({ name }) => kept.has(name)).length

  await service.signIn({ email: KNOWN, kind: 'customer', customerId: CUSTOMER })
  let kept = 0
  for (let round = 1; round <= rounds; round++) {
    while (mailed.length - kept < MAILS * 2) await mail()
    await service.start()
    await setTimeout(randomInt(MOST_MS))
    await service.end('kill')
    await service.withDatabase((database) => endClaims(database, looksInto('mailbox'), round))
    kept = count(await service.withDatabase(readKept))
  }
  await service.start()
  const end = performance.now() + LONGEST_MS
  while (count(await service.withDatabase(readKept)) < mailed.length) {
    if (performance.now() > end) break
    await setTimeout(500)
  }
  const { all, lines } = await service.withDatabase(async (database) => ({
    all: await readKept(database),
    lines: await countLines(database),
  }))
  for (const { name, isKnown } of mailed) {
    const places = all.get(name) ?? 0
    const expected = isKnown ? IN_INBOX : AMONG_PAPERS
    if (places !== expected)
      faults.push(`${name} of ${isKnown ? KNOWN : UNKNOWN} is there as ${places}`)
  }
  if (lines !== mailed.length) faults.push(`${mailed.length} attachments have ${lines} lines`)
  const acknowledged = mailed.length
  return await service.finish({ acknowledged, interrupted: rounds, found: count(all) })
}

/** Summed for each place where an attachment is. */
const IN_INBOX = 1
const AMONG_PAPERS = 1000

/** Returns how often attachments are in which places, by their names. */
async function readKept({ db }: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; place: number }>`
    select typed_name as name, ${IN_INBOX} as place from document
    where customer_id = ${CUSTOMER} and state = 'received'
    union all select name, ${AMONG_PAPERS} as place from paper where state = 'waiting'`.execute(db)
  const places = new Map<string, number>()
  for (const { name, place } of rows) places.set(name, (places.get(name) ?? 0) + Number(place))
  return places
}

async function countLines({ db }: Database): Promise<number> {
  const lines = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('action', 'in', ['documentUploaded', 'paperUploaded'])
    .execute()
  return lines.length
}
