import type { Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { QueuedMail } from './mail.ts'
import { readQueued } from './mailer.ts'
import { deleteMails } from './outbox.ts'
import type { Seal } from './seal.ts'

const MAILS_AT_A_TIME = 200

/** Deletes the waiting mails that match, in a transaction; returns how many. Those that no secret decrypts stay. */
export async function withdrawMails(
  trx: Transaction<Schema>,
  seal: Seal,
  matches: (mail: QueuedMail) => boolean,
): Promise<number> {
  let withdrawn = 0
  for (let last = 0; ; ) {
    const waiting = await trx
      .selectFrom('outbox')
      .select(['id', 'content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(MAILS_AT_A_TIME)
      .execute()
    const matching: number[] = []
    for (const { id, content } of waiting) {
      last = id
      const mail = await readQueued(seal, content)
      if (mail !== null && matches(mail)) matching.push(id)
    }
    await deleteMails(trx, matching)
    withdrawn += matching.length
    if (waiting.length < MAILS_AT_A_TIME) return withdrawn
  }
}
