import { type RawBuilder, sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { type Pair, type Part, type Parts, setAside } from './parts.ts'

const KEYS_PER_STATEMENT = 500

/** Tables whose rows go over as they are, each with its key and the name of the part. */
const simple = [
  { part: 'guest', table: 'guest', key: 'id' },
  { part: 'invitation', table: 'invitation', key: 'token_hash' },
  { part: 'reportRun', table: 'report_run', key: 'id' },
  { part: 'reminder', table: 'reminder', key: 'id' },
  { part: 'mail', table: 'mailbox_mail', key: 'key' },
  { part: 'program', table: 'program', key: 'id' },
] as const

/** Moves invitations, mails, the calendar's address, reports, programs and reminders of dates to another customer. */
export async function moveRest(
  trx: Transaction<Schema>,
  parts: Parts,
  pair: Pair,
  shift: number,
): Promise<void> {
  const { from, into } = pair
  await move(trx, parts, 'invitation', pair)
  await move(trx, parts, 'reportRun', pair)
  await move(trx, parts, 'mail', pair)
  await move(trx, parts, 'program', pair)
  // A date or month that both were told of was one and the same.
  const known = sql`kind in ('date', 'month') and not exists (
    select 1 from reminder as other
    where other.customer_id = ${into} and other.issuer = reminder.issuer
      and other.subject = reminder.subject and other.kind = reminder.kind
      and other.item = reminder.item and other.lead = reminder.lead)`
  await move(trx, parts, 'reminder', pair, known)
  await moveReports(trx, parts, pair, shift)
  const calendars = await trx
    .selectFrom('calendar_feed')
    .select('customer_id')
    .where('customer_id', '=', into)
    .execute()
  if (calendars.length > 0) await setAside(trx, parts, 'calendar_feed', sql`customer_id = ${from}`)
  const [calendar] = await trx
    .updateTable('calendar_feed')
    .set({ customer_id: into })
    .where('customer_id', '=', from)
    .returning('token_hash')
    .execute()
  if (calendar) parts.add('calendar', calendar.token_hash)
}

/** What is not released was made of the figures of one of the two; of a run for all, either may have a report. */
async function moveReports(
  trx: Transaction<Schema>,
  parts: Parts,
  { from, into }: Pair,
  shift: number,
): Promise<void> {
  await setAside(
    trx,
    parts,
    'report',
    sql`customer_id in (${from}, ${into}) and state <> 'released'`,
  )
  const ofBoth = sql`customer_id = ${from} and run_id in (
    select run_id from report where customer_id = ${into})`
  await setAside(trx, parts, 'report', ofBoth)
  const { rows } = await sql<{ run_id: string }>`
    update report set customer_id = ${into},
      document_number = document_number + cast(${shift} as bigint)
    where customer_id = ${from} returning run_id`.execute(trx)
  for (const { run_id } of rows) parts.add('report', run_id)
}

async function move(
  trx: Transaction<Schema>,
  parts: Parts,
  part: (typeof simple)[number]['part'],
  { from, into }: Pair,
  which: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  for (const { table, key } of simple.filter((one) => one.part === part)) {
    const { rows } = await sql<{ key: string | number }>`
      update ${sql.table(table)} set customer_id = ${into}
      where customer_id = ${from} and ${which} returning ${sql.ref(key)} as key`.execute(trx)
    for (const row of rows) parts.add(part, String(row.key))
  }
}

/** Moves back what went over, as it is now. */
export async function returnRest(
  trx: Transaction<Schema>,
  { from, into }: Pair,
  parts: ReadonlyMap<string, readonly Part[]>,
  shift: number,
): Promise<void> {
  const keysOf = (part: string) =>
    splitIntoChunks(
      (parts.get(part) ?? []).map(({ key }) => key),
      KEYS_PER_STATEMENT,
    )
  for (const { part, table, key } of simple)
    for (const keys of keysOf(part))
      await sql`
        update ${sql.table(table)} set customer_id = ${from}
        where customer_id = ${into} and cast(${sql.ref(key)} as text) in (${sql.join(keys)})`.execute(
        trx,
      )
  for (const keys of keysOf('report'))
    await sql`
      update report set customer_id = ${from},
        document_number = document_number - cast(${shift} as bigint)
      where customer_id = ${into} and run_id in (${sql.join(keys)})`.execute(trx)
  for (const [hash] of keysOf('calendar'))
    await trx
      .updateTable('calendar_feed')
      .set({ customer_id: from })
      .where('customer_id', '=', into)
      .where('token_hash', '=', hash ?? '')
      .execute()
}
