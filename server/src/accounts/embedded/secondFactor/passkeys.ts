import { randomUUID } from 'node:crypto'
import type { Passkey } from '@hausblick/contract/secondFactor.ts'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
} from '@hausblick/contract/secondFactorRequests.ts'
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '../../../config/config.ts'
import type { IdentityPasskeyTable } from '../../../database/tables/accounts.ts'
import type { Schema } from '../../../database/tables/schema.ts'
import type { ServiceError } from '../../../http/errors.ts'
import { createIdentityError } from '../identityError.ts'
import type { Own } from './app.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { lockAccount } from './factors.ts'

const MAX_PASSKEYS = 20
/** Ed25519, ES256 and RS256, which all devices know at least one of. Others are experimental in Node. */
const ALGORITHMS = [-8, -7, -257]

/** For whom passkeys are: the service by its public address, and the dashboard's other origins. */
export interface RelyingParty {
  readonly name: string
  readonly id: string
  readonly origins: string[]
}

export function describeRelyingParty({
  publicUrl,
  allowedOrigins,
  operator,
}: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'operator'>): RelyingParty {
  const id = new URL(publicUrl).hostname
  return { name: operator.name, id, origins: [publicUrl, ...allowedOrigins] }
}

/** Returns the options with which a browser makes a passkey for an account. */
export async function startNewPasskey(
  trx: Transaction<Schema>,
  party: RelyingParty,
  { userId, sessionId }: Own,
  email: string,
) {
  const passkeys = await trx
    .selectFrom('identity_passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  if (passkeys.length >= MAX_PASSKEYS) throw createIdentityError(409, 'tooManyPasskeys')
  const options = await generateRegistrationOptions({
    rpName: party.name,
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
  const expectedChallenge = readChallenge(attestation.response.clientDataJSON)
  if (!(await takeChallenge(trx, expectedChallenge, { kind: 'newPasskey', ...own }, now)))
    return createIdentityError(403, 'passkeyRefused')
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
  const expectedChallenge = readChallenge(assertion.response.clientDataJSON)
  await lockAccount(trx, userId)
  const isAwaited = await takeChallenge(trx, expectedChallenge, { kind: 'passkeySignIn' }, now)
  const passkey = await trx
    .selectFrom('identity_passkey')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!isAwaited || !passkey) return createIdentityError(401, 'passkeyRefused')
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

function describeCredential({
  credential_id,
  transports,
}: Pick<IdentityPasskeyTable, 'credential_id' | 'transports'>) {
  return { id: credential_id, transports: pickTransports(transports.split(',')) }
}

/** How a browser reaches a device. Others than these are left out: they are only hints. */
const knownTransports: readonly AuthenticatorTransport[] = [
  'ble',
  'hybrid',
  'internal',
  'nfc',
  'usb',
]

function pickTransports(said: readonly string[]): AuthenticatorTransport[] {
  return knownTransports.filter((transport) => said.includes(transport))
}

/** Returns the challenge that an answer claims to be for; empty where it is unreadable. */
function readChallenge(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge)
  } catch {
    return ''
  }
}
