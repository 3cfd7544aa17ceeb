import type { Transaction } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/database/open.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addInvitation } from './create.ts'

/** Processes started within this time count as started together. */
const TOGETHER_MS = 60_000

export interface OperatorLink {
  readonly email: string
  /** Null where another process created one within the last minute, which a new one would replace. */
  readonly link: string | null
}

/**
 * Creates a sign-up link for each configured operator without an account, in the configured order, replacing unused links of
 * earlier starts. Of processes that start together, one creates the link.
 */
export async function createOperatorLinks(
  { db }: Pick<Database, 'db'>,
  { operatorEmails, publicUrl }: Pick<Config, 'operatorEmails' | 'publicUrl'>,
  now = new Date(),
): Promise<OperatorLink[]> {
  return await transact(db, async (trx) => {
    // Other starting processes wait here.
    await trx.selectFrom('service').select('id').forUpdate().execute()
    const links: OperatorLink[] = []
    for (const email of await findWithoutAccount(trx, operatorEmails)) {
      const invitee = { kind: 'operator', email } as const
      const isMade = await hasFreshLink(trx, email, now)
      links.push({ email, link: isMade ? null : await addInvitation(trx, invitee, publicUrl, now) })
    }
    return links
  })
}

async function findWithoutAccount(
  trx: Transaction<Schema>,
  operatorEmails: readonly string[],
): Promise<string[]> {
  const accounts = await trx
    .selectFrom('account_link')
    .select('email')
    .where('kind', '=', 'operator')
    .execute()
  const known = new Set(accounts.map((account) => account.email))
  return operatorEmails.filter((email) => !known.has(email))
}

async function hasFreshLink(trx: Transaction<Schema>, email: string, now: Date): Promise<boolean> {
  const fresh = await trx
    .selectFrom('invitation')
    .select('email')
    .where('kind', '=', 'operator')
    .where('email', '=', email)
    .where('redeemed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - TOGETHER_MS).toISOString())
    .executeTakeFirst()
  return fresh !== undefined
}
