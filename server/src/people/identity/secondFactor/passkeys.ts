import { randomUUID } from 'node:crypto'
import type { Passkey, PasskeyAttestation } from '@hausblick/contract/calls/secondFactor.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { ServiceError } from '../../../platform/http/errors.ts'
import { createIdentityError } from '../account/identityError.ts'
import { issueChallenge, takeChallenge } from '../sessions/challenges.ts'
import type { Own } from '../sessions/store.ts'
import {
  describeCredential,
  pickTransports,
  type RelyingParty,
  readCircumstances,
} from './webAuthn.ts'

const MAX_PASSKEYS = 20
/** Ed25519, ES256 and RS256, which all devices know at least one of. Others are experimental in Node. */
const ALGORITHMS = [-8, -7, -257]

/** Returns the options with which a browser makes a passkey for an account. */
export async function startNewPasskey(
  trx: Transaction<Schema>,
  party: RelyingParty,
  { userId, sessionId }: Own,
  { rpName, email }: { readonly rpName: string; readonly email: string },
) {
  const passkeys = await trx
    .selectFrom('identity_passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  if (passkeys.length >= MAX_PASSKEYS) throw createIdentityError(409, 'tooManyPasskeys')
  const options = await generateRegistrationOptions({
    rpName,
    rpID: party.id,
    userName: email,
    userID: Uint8Array.from(Buffer.from(userId)),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(describeCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await issueChallenge(trx, options.challenge, { kind: 'newPasskey', userId, sessionId })
  return options
}

/** Adds the passkey that answers `startNewPasskey`. Returns the refusal, if any: then the challenge has been used up all the same. */
export async function addPasskey(
  trx: Transaction<Schema>,
  party: RelyingParty,
  own: Own,
  { name, attestation }: { readonly name: string; readonly attestation: PasskeyAttestation },
  now = new Date(),
): Promise<ServiceError | null> {
  const { challenge: expectedChallenge, isTopLevel } = readCircumstances(
    attestation.response.clientDataJSON,
  )
  if (!(await takeChallenge(trx, expectedChallenge, { kind: 'newPasskey', ...own }, now)))
    return createIdentityError(403, 'passkeyRefused')
  if (!isTopLevel) return createIdentityError(403, 'passkeyRefused')
  const found = await verifyRegistrationResponse({
    response: {
      ...attestation,
      response: {
        ...attestation.response,
        transports: pickTransports(attestation.response.transports ?? []),
      },
    },
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    // Checked below, for a reply of its own.
    requireUserVerification: false,
  }).catch(() => null)
  if (!found?.verified) return createIdentityError(403, 'passkeyRefused')
  const { credential, userVerified } = found.registrationInfo
  if (!userVerified) return createIdentityError(403, 'passkeyUnverified')
  const added = await trx
    .insertInto('identity_passkey')
    .values({
      id: randomUUID(),
      user_id: own.userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      name,
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? null : createIdentityError(409, 'passkeyExists')
}

/** Lists an account's passkeys, the oldest first. */
export async function listPasskeys(db: Kysely<Schema>, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('identity_passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}
