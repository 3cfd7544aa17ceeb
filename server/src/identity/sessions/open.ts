import type { Confirmation } from '@hausblick/contract/secondFactor.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { BareRequest } from '../../http/exchange.ts'
import type { Auth } from '../embedded/auth.ts'
import { buildAuthHeaders } from '../embedded/forward.ts'
import { endSession, findCookieSession } from './current.ts'
import { describeDevice } from './device.ts'

/** Whose session it is, and how it was confirmed beyond the password. */
export interface SignedIn {
  readonly userId: string
  readonly secondFactor: Confirmation | null
}

/**
 * Opens a session in place of the browser's current one, and returns the headers that set its cookie, to be sent once the
 * transaction has committed.
 *
 * @param auth better-auth on the transaction
 */
export async function openSession(
  auth: Auth,
  trx: Transaction<Schema>,
  request: BareRequest,
  { userId, secondFactor }: SignedIn,
): Promise<Headers> {
  const replaced = await findCookieSession(auth, request)
  const headers = await buildAuthHeaders(auth, request)
  // Stored with the session, to recognise the device.
  headers.set('user-agent', describeDevice(request.headers['user-agent']))
  const opened = await auth.api.openSession({
    body: { userId, secondFactor },
    headers,
    returnHeaders: true,
  })
  if (replaced !== null) await endSession(trx, replaced)
  return opened.headers
}
