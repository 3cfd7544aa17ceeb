import type { OpenInvitation } from '@hausblick/contract/calls/invitations.ts'
import { hasWords, searchable } from '@hausblick/figures/text.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { InvitationTable } from '../../../platform/database/tables/accounts.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { AdmittedInvitations } from '../../../platform/http/access/people.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { withdrawInvitationMail } from '../../../platform/mail/outbox.ts'
import { hasSearchWords } from '../customerSearch/find.ts'
import { splitSearchWords } from '../customerSearch/parts.ts'
import { removeUnusedRole } from '../links/roles.ts'
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
  { onlyCustomers }: Pick<AdmittedInvitations, 'onlyCustomers'>,
  { search = '', limit }: Search,
  now = new Date(),
): Promise<{ invitations: OpenInvitation[]; total: number }> {
  const found = db
    .selectFrom('invitation')
    .where('redeemed_at', 'is', null)
    .$if(onlyCustomers, (query) => query.where('kind', '=', 'customer'))
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
  { database, config, audit }: Pick<Service, 'database' | 'config' | 'audit'>,
  admitted: AdmittedInvitations,
  id: string,
): Promise<string> {
  return await transact(database.db, async (trx) => {
    const invitee = inviteeOf(await takeInvitation(trx, admitted, id))
    const refusal = await checkInvitee(trx, config, invitee)
    if (refusal) throw new ServiceError(409, refusal)
    const link = await addInvitation(trx, invitee, config.publicUrl)
    const { actor } = admitted
    await audit.append(trx, { action: 'invitationRenewed', actor, ...describeInvitee(invitee) })
    return link
  })
}

/**
 * Withdraws an unused invitation, its mail if that still waits, and the role that it was to give. Throws a ServiceError (404)
 * if there is none.
 */
export async function withdrawInvitation(
  { database, audit }: Pick<Service, 'database' | 'audit'>,
  admitted: AdmittedInvitations,
  id: string,
): Promise<void> {
  await transact(database.db, async (trx) => {
    const invitee = inviteeOf(await takeInvitation(trx, admitted, id))
    if (invitee.kind !== 'customer') await removeUnusedRole(trx, invitee)
    const { actor } = admitted
    await audit.append(trx, { action: 'invitationWithdrawn', actor, ...describeInvitee(invitee) })
  })
}

/** Removes an unused invitation with its waiting mail, and returns it. Throws a ServiceError (404) if there is none. */
export async function takeInvitation(
  trx: Transaction<Schema>,
  { onlyCustomers }: Pick<AdmittedInvitations, 'onlyCustomers'>,
  id: string,
): Promise<InvitationTable> {
  const taken = await trx
    .deleteFrom('invitation')
    .where('token_hash', '=', id)
    .where('redeemed_at', 'is', null)
    .$if(onlyCustomers, (query) => query.where('kind', '=', 'customer'))
    .returningAll()
    .executeTakeFirst()
  if (!taken) throw new ServiceError(404, texts.invitationGone)
  await withdrawInvitationMail(trx, id)
  return taken
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
