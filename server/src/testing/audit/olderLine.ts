import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** What an older program says beside what its lines have in common. */
interface OlderLine {
  readonly at: string
  readonly customerId: string
  readonly details?: string
  readonly onceKey?: string
}

const said = {
  action: 'documentOpened',
  kind: 'staff',
  issuer: 'hausblick',
  subject: 's',
  email: 's@x',
}

/** Appends a line as programs did before lines had a format, which may run beside this one. */
export async function appendAsOlder(
  db: Kysely<Schema>,
  secret: string,
  { at, customerId, details = '{}', onceKey }: OlderLine,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const {
      mac: _,
      id: __,
      ...head
    } = await trx.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
    const number = head.last_number + 1
    const { action, kind, issuer, subject, email } = said
    const content = ['salt', at, action, kind, issuer, subject, email, customerId, details]
    const digest = sha256(JSON.stringify(content))
    const hash = sha256(JSON.stringify([head.last_hash, number, digest]))
    await sql`insert into audit_entry (number, at, action, actor_kind, actor_issuer, actor_subject, actor_email, customer_id, details, once_key, salt, digest, hash) values (${number}, ${at}, ${action}, ${kind}, ${issuer}, ${subject}, ${email}, ${customerId}, ${details}, ${onceKey ?? null}, 'salt', ${digest}, ${hash})`.execute(
      trx,
    )
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'hausblick audit log', 32))
    const ends = JSON.stringify([head.first_number, head.first_previous, number, hash])
    const mac = createHmac('sha256', key).update(ends).digest('base64url')
    await trx.updateTable('audit_head').set({ last_number: number, last_hash: hash, mac }).execute()
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
