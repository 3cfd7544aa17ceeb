import type { PasskeyAssertion } from '@hausblick/contract/calls/secondFactor.ts'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { ServiceError } from '../../../platform/http/errors.ts'
import { createIdentityError } from '../account/identityError.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { issueChallenge, takeChallenge } from '../sessions/challenges.ts'
import { describeCredential, type RelyingParty, readCircumstances } from './webAuthn.ts'

/** Returns the options with which a browser signs in by any passkey that it has for the service. */
export async function startPasskeySignIn(db: Kysely<Schema>, party: RelyingParty) {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  })
  await issueChallenge(db, options.challenge, { kind: 'passkeySignIn' })
  return options
}

/** Returns the account of a passkey; undefined if there is none. */
export async function findPasskeyAccount(db: Kysely<Schema>, { id }: PasskeyAssertion) {
  return await db
    .selectFrom('identity_passkey as passkey')
    .innerJoin('identity_user as user', 'user.id', 'passkey.user_id')
    .select(['user.id', 'user.email'])
    .where('passkey.credential_id', '=', id)
    .executeTakeFirst()
}

/**
 * Verifies the answer to `startPasskeySignIn`, locks the account and remembers the passkey's counter. Returns the account, or
 * the refusal: then the challenge has been used up all the same.
 */
export async function redeemAssertion(
  trx: Transaction<Schema>,
  party: RelyingParty,
  userId: string,
  assertion: PasskeyAssertion,
  now = new Date(),
): Promise<ServiceError | null> {
  const { challenge: expectedChallenge, isTopLevel } = readCircumstances(
    assertion.response.clientDataJSON,
  )
  await lockAccount(trx, userId)
  const isAwaited = await takeChallenge(trx, expectedChallenge, { kind: 'passkeySignIn' }, now)
  const passkey = await trx
    .selectFrom('identity_passkey')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!isAwaited || !isTopLevel || !passkey) return createIdentityError(401, 'passkeyRefused')
  const found = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      ...describeCredential(passkey),
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    // Checked below, for a reply of its own.
    requireUserVerification: false,
  }).catch(() => null)
  if (!found?.verified) return createIdentityError(401, 'passkeyRefused')
  if (!found.authenticationInfo.userVerified) return createIdentityError(401, 'passkeyUnverified')
  await trx
    .updateTable('identity_passkey')
    .set({ counter: found.authenticationInfo.newCounter, last_used_at: now.toISOString() })
    .where('id', '=', passkey.id)
    .execute()
  return null
}
