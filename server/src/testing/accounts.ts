import { randomUUID } from 'node:crypto'
import { type GuestRights, guestParts } from '@hausblick/contract/guests.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { sql, type Transaction } from 'kysely'
import { updateCustomerSearch } from '../people/accounts/customerSearch/entries.ts'
import { toStoredRights } from '../people/accounts/guests/rights.ts'
import { lockCustomers } from '../people/customers/store.ts'
import { identityToken } from '../people/identity/account/identityToken.ts'
import type { AccountKind } from '../platform/database/tables/accounts.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import { transact } from '../platform/database/transact.ts'
import type { TestDatabase } from './databases.ts'

const KEY_ID = 'tests'
const FAR_AWAY = '2999-01-01T00:00:00.000Z'
const keyPair = await generateKeyPair(identityToken.algorithm, { extractable: true })

export interface TestAccount {
  readonly email: string
  /** Null for an account that was never invited. */
  readonly kind: AccountKind | null
  readonly customerId?: string
  /** Customers beside the first. */
  readonly further?: readonly string[]
  /** Whether it has a password, though one that nobody knows; by default it has none, as if made at a provider. */
  readonly hasPassword?: boolean
  /** Where it is a guest. */
  readonly guestOf?: readonly TestGuest[]
}

/** What a guest may read: by default everything, for a long time. */
export interface TestGuest extends Partial<GuestRights> {
  readonly customerId: string
  readonly endedAt?: string
}

/**
 * Creates a signed-in account and returns the headers of its calls. Token, session and link equal those that the service
 * creates; no password is hashed, which takes long.
 *
 * @param token overrides of the token's audience and lifetime
 */
export async function signIn(
  { db }: TestDatabase,
  account: TestAccount,
  token: { readonly audience?: string; readonly expires?: string } = {},
): Promise<{ authorization: string }> {
  // As long as those that the service makes.
  const userId = randomUUID().replaceAll('-', '')
  const sessionId = randomUUID()
  await transact(db, async (trx) => {
    await insertUser(trx, userId, sessionId, account.email)
    if (account.hasPassword) await insertPassword(trx, userId)
    if (account.kind !== null) await insertLink(trx, userId, account.kind, account)
    for (const guest of account.guestOf ?? []) await insertGuest(trx, userId, account.email, guest)
  })
  const signed = await new SignJWT({ email: account.email, sid: sessionId })
    .setProtectedHeader({ alg: identityToken.algorithm, kid: KEY_ID })
    .setSubject(userId)
    .setIssuer(identityToken.issuer)
    .setAudience(token.audience ?? identityToken.audience)
    .setExpirationTime(token.expires ?? `${identityToken.lifetimeSeconds}s`)
    .sign(keyPair.privateKey)
  return { authorization: `Bearer ${signed}` }
}

async function insertUser(
  trx: Transaction<Schema>,
  userId: string,
  sessionId: string,
  email: string,
): Promise<void> {
  const now = new Date().toISOString()
  const publicKey = JSON.stringify(await exportJWK(keyPair.publicKey))
  // Stored as a retired key, which only verifies: the service signs with a key of its own.
  await sql`
    insert into identity_key (id, public_key, private_key, created_at, expires_at)
    values (${KEY_ID}, ${publicKey}, '', ${now}, ${FAR_AWAY}) on conflict do nothing`.execute(trx)
  await sql`
    insert into identity_user (id, name, email, email_verified, created_at, updated_at)
    values (${userId}, '', ${email}, 0, ${now}, ${now})`.execute(trx)
  await sql`
    insert into identity_session (id, token, user_id, expires_at, created_at, updated_at, second_factor)
    values (${sessionId}, ${sessionId}, ${userId}, ${FAR_AWAY}, ${now}, ${now}, 'notAsked')`.execute(
    trx,
  )
}

async function insertPassword(trx: Transaction<Schema>, userId: string): Promise<void> {
  const now = new Date().toISOString()
  await trx
    .insertInto('identity_account')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider_id: 'credential',
      account_id: userId,
      password: 'matches nothing',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

async function insertLink(
  trx: Transaction<Schema>,
  subject: string,
  kind: AccountKind,
  { email, customerId, further = [] }: TestAccount,
): Promise<void> {
  if (customerId !== undefined) await lockCustomers(trx, [customerId])
  await trx
    .insertInto('account_link')
    .values({
      issuer: identityToken.issuer,
      subject,
      kind,
      email,
      customer_id: customerId ?? null,
      created_at: new Date().toISOString(),
    })
    .execute()
  if (customerId === undefined) return
  if (further.length > 0) await lockCustomers(trx, further)
  for (const [at, id] of further.entries())
    await trx
      .insertInto('further_customer')
      .values({
        issuer: identityToken.issuer,
        subject,
        customer_id: id,
        created_at: new Date(Date.now() + at).toISOString(),
      })
      .execute()
  await updateCustomerSearch(trx, [customerId, ...further])
}

async function insertGuest(
  trx: Transaction<Schema>,
  subject: string,
  email: string,
  { customerId, endedAt, parts = [...guestParts], years = null, until = '2999-12-31' }: TestGuest,
): Promise<void> {
  const now = new Date().toISOString()
  await lockCustomers(trx, [customerId])
  await trx
    .insertInto('guest')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      email,
      ...toStoredRights({ parts, years, until }),
      invited_by: 'owner@example.org',
      created_at: now,
      token_hash: randomUUID(),
      token_expires_at: now,
      joined_at: now,
      issuer: identityToken.issuer,
      subject,
      ended_at: endedAt ?? null,
    })
    .execute()
}
