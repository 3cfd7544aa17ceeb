import type { OpenInvitation } from '@hausblick/contract/calls/invitations.ts'
import { hasWords, searchable } from '@hausblick/figures/text.ts'
import { type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Recorder } from '../../audit/log.ts'
import type { Config } from '../../config/config.ts'
import type { InvitationTable } from '../../database/tables/accounts.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { ServiceError } from '../../http/errors.ts'
import { hasSearchWords } from '../customerSearch/find.ts'
import { splitSearchWords } from '../customerSearch/parts.ts'
import * as texts from '../texts.ts'
import { addInvitation, describeInvitee } from './create.ts'
import { checkInvitee, type Invitee } from './invitee.ts'

interface Search {
  /** Words that all match the customer, or that all occur in the invited email address. */
  readonly search?: string | undefined
  readonly limit?: number | undefined
}

/** Lists unused invitations, newest first, and their total regardless of the limit. */
export async function listOpenInvitations(
  db: Kysely<Schema>,
  { search = '', limit }: Search,
  now = new Date(),
): Promise<{ invitations: OpenInvitation[]; total: number }> {
  const found = db
    .selectFrom('invitation')
    .where('redeemed_at', 'is', null)
    .where(await hasInvitee(db, splitSearchWords(search)))
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const latest = found.selectAll().orderBy('created_at', 'desc').orderBy('token_hash')
  const rows = await (limit === undefined ? latest : latest.limit(limit)).execute()
  return { invitations: rows.map((row) => toOpenInvitation(row, now)), total }
}

async function hasInvitee(
  db: Kysely<Schema>,
  words: readonly string[],
): Promise<RawBuilder<SqlBool>> {
  if (words.length === 0) return sql`true`
  // Few, since only configured addresses can be invited.
  const invitations = await db
    .selectFrom('invitation')
    .select(['token_hash', 'email'])
    .where('redeemed_at', 'is', null)
    .where('kind', '!=', 'customer')
    .execute()
  const found = invitations.filter(({ email }) => hasWords(searchable(email ?? ''), words))
  const hashes = found.map(({ token_hash }) => token_hash)
  const isFound = hashes.length > 0 ? sql`token_hash in (${sql.join(hashes)})` : sql`false`
  return sql`(${isFound} or ${hasSearchWords('invitation.customer_id', words)})`
}

/**
 * Replaces an unused invitation and returns the new sign-up link, which invalidates the old one. Throws a ServiceError: 404
 * if there is no such invitation, 409 if its invitee can no longer be invited.
 */
export async function renewInvitation(
  db: Kysely<Schema>,
  config: Pick<Config, 'operatorEmails' | 'staffEmails' | 'publicUrl'>,
  id: string,
  record: Recorder,
): Promise<string> {
  return await transact(db, async (trx) => {
    const old = await trx
      .deleteFrom('invitation')
      .where(isOpen(id))
      .returningAll()
      .executeTakeFirst()
    if (!old) throw new ServiceError(404, texts.invitationGone)
    const invitee = inviteeOf(old)
    const refusal = await checkInvitee(trx, config, invitee)
    if (refusal) throw new ServiceError(409, refusal)
    const link = await addInvitation(trx, invitee, config.publicUrl)
    await record(trx, { action: 'invitationRenewed', ...describeInvitee(invitee) })
    return link
  })
}

/** Withdraws an unused invitation. Throws a ServiceError (404) if there is none. */
export async function withdrawInvitation(
  db: Kysely<Schema>,
  id: string,
  record: Recorder,
): Promise<void> {
  await transact(db, async (trx) => {
    const ended = await trx
      .deleteFrom('invitation')
      .where(isOpen(id))
      .returningAll()
      .executeTakeFirst()
    if (!ended) throw new ServiceError(404, texts.invitationGone)
    await record(trx, { action: 'invitationWithdrawn', ...describeInvitee(inviteeOf(ended)) })
  })
}

function isOpen(id: string) {
  return (eb: ExpressionBuilder<Schema, 'invitation'>) =>
    eb.and([eb('token_hash', '=', id), eb('redeemed_at', 'is', null)])
}

function inviteeOf({ kind, customer_id, email }: InvitationTable): Invitee {
  return kind === 'customer'
    ? { kind, customerId: customer_id ?? '' }
    : { kind, email: email ?? '' }
}

function toOpenInvitation(row: InvitationTable, now: Date): OpenInvitation {
  return {
    id: row.token_hash,
    role: row.kind,
    invitee: row.customer_id ?? row.email ?? '',
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    expired: row.expires_at <= now.toISOString(),
  }
}
