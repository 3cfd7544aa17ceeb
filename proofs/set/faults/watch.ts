import { type Database, openDatabase } from '@hausblick/server/src/database/open.ts'
import { countBacklog } from '@hausblick/server/src/mail/backlog.ts'
import type { MailSink } from '@hausblick/server/src/testing/mailSink.ts'
import { sql } from 'kysely'
import type { Load } from '../clients/load.ts'
import { countMailed } from './mails.ts'

/** How long the last mails may take to be sent: a process that died held some for five minutes. */
const PATIENCE_MS = 400_000
const COUNTED = 1000

/**
 * Has the database keep a record of every text that is claimed or given back, and makes mails about documents due at once
 * instead of after three minutes.
 */
export async function watchDatabase({ db }: Database): Promise<void> {
  await sql`create table watched_text (storage_key text not null, change int not null)`.execute(db)
  await sql`
    create function watch_text() returns trigger language plpgsql as $$
    begin
      if old.text_claimed_until is null and new.text_claimed_until is not null then
        insert into watched_text values (new.storage_key, 1);
      elsif new.text_claimed_until is null and old.text_claimed_until is not null
        and new.text_state = 'pending' then
        insert into watched_text values (new.storage_key, -1);
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger watch_text before update on document
    for each row execute function watch_text()`.execute(db)
  await sql`
    create function hurry_notice() returns trigger language plpgsql as $$
    begin new.due_at := '2000-01-01T00:00:00.000Z'; return new; end $$`.execute(db)
  await sql`
    create trigger hurry_notice before insert on notice
    for each row execute function hurry_notice()`.execute(db)
}

/** Checks, once the clients have stopped, what happened behind the replies: accounts, texts and mails. */
export async function checkDatabase(
  url: string,
  { ledger, acknowledged }: Load,
  sink: MailSink,
  waitUntil: (isTrue: () => Promise<boolean>, patienceMs: number) => Promise<void>,
): Promise<string[]> {
  const database = await openDatabase(url)
  const { db } = database
  try {
    const linked = await db
      .selectFrom('identity_user')
      .innerJoin('account_link', 'account_link.subject', 'identity_user.id')
      .select(['identity_user.email', 'account_link.customer_id as customerId'])
      .execute()
    for (const { email, customerId } of acknowledged.accounts) {
      const count = linked.filter((one) => one.email === email && one.customerId === customerId)
      if (count.length !== 1) ledger.noteLost(`the account of ${email}`)
    }

    const { rows: readTwice } = await sql<{ storage_key: string }>`
      select storage_key from watched_text group by storage_key having sum(change) > 1`.execute(db)
    for (const text of readTwice) ledger.noteWrong(`the text of ${text.storage_key} was read twice`)

    await waitUntil(async () => (await countMails(database)) === 0, PATIENCE_MS)
    const documents = await db
      .selectFrom('document')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('uploaded_by_email', 'is not', null)
      .groupBy('state')
      .execute()
    const countOf = (state: string) => documents.find((one) => one.state === state)?.count ?? 0
    const filed = countOf('filed')
    const announced = { received: filed + countOf('received'), filed }
    const mailed = countMailed(sink)
    for (const mail of mailed.repeated) ledger.noteWrong(`${mail} was sent twice`)
    for (const [recipient, count] of mailed.received)
      if (count !== announced.received)
        ledger.noteWrong(`${recipient} got ${count} notices of ${announced.received} documents`)
    if (mailed.filed !== announced.filed)
      ledger.noteWrong(`${mailed.filed} notices of ${announced.filed} filed documents were sent`)
    for (const [recipient, count] of mailed.resets)
      if (count > 1)
        ledger.noteWrong(`${recipient} got ${count} mails about one forgotten password`)

    const { texts } = await db
      .selectFrom('document')
      .select((eb) => eb.fn.countAll<number>().as('texts'))
      .where('text_state', '=', 'pending')
      .executeTakeFirstOrThrow()
    return [
      `${announced.received} documents received, ${filed} filed, ${texts} texts still to be read`,
      `${sink.mails.length} mails: ${mailed.resets.size} about passwords, the others about documents`,
    ]
  } finally {
    await database.close()
  }
}

async function countMails({ db }: Database): Promise<number> {
  const [notices, mails] = await Promise.all([
    countBacklog(db, 'notice', COUNTED),
    countBacklog(db, 'outbox', COUNTED),
  ])
  return notices.waiting + mails.waiting
}
