import type { Confirmation } from '@hausblick/contract/secondFactor.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { BareRequest } from '../../../platform/http/exchange.ts'
import { createId, createToken } from '../account/token.ts'
import type { SessionCookie } from './cookie.ts'
import { endSession, findCookieSession } from './current.ts'
import { describeDevice } from './device.ts'
import { expiryOf } from './lifetime.ts'

/** Whose session it is, and how it was confirmed beyond the password. */
export interface SignedIn {
  readonly userId: string
  readonly secondFactor: Confirmation | null
  /** The identity at a provider by which it came. */
  readonly oidcId?: string | null
  /** When they showed who they are; by default now. */
  readonly signedInAt?: Date
}

/**
 * Opens a session in place of the browser's current one. Returns its token, to be set as the cookie once the transaction has
 * committed.
 */
export async function openSession(
  trx: Transaction<Schema>,
  cookie: SessionCookie,
  request: BareRequest,
  { userId, secondFactor, oidcId = null, signedInAt }: SignedIn,
  now = new Date(),
): Promise<string> {
  const token = createToken()
  const replaced = await findCookieSession(trx, cookie, request)
  if (replaced !== null) await endSession(trx, replaced)
  await trx
    .insertInto('identity_session')
    .values({
      id: createId(),
      token,
      user_id: userId,
      created_at: (signedInAt ?? now).toISOString(),
      updated_at: now.toISOString(),
      expires_at: expiryOf(now),
      ip_address: null,
      // To recognise the device.
      user_agent: describeDevice(request.headers['user-agent']),
      second_factor: secondFactor,
      oidc_id: oidcId,
    })
    .execute()
  return token
}
