import { createHmac } from 'node:crypto'
import { parseEnvelope } from 'better-auth/crypto'
import { errors } from 'jose'
import type { Kysely } from 'kysely'
import type { Secrets } from '../../config/secrets.ts'
import type { IdentityKeyTable } from '../../database/tables/accounts.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { identityToken } from '../account/identityToken.ts'

/** A token's lifetime plus tolerated clock skew. */
const OUTLIVED_MS = (identityToken.lifetimeSeconds + 60) * 1000
const VERSION_BYTES = 6

/**
 * Retires the keys of secrets that are no longer configured: they sign nothing more, and verify until the last token signed
 * with them has expired.
 */
export async function retireKeys(db: Kysely<Schema>, secrets: Secrets): Promise<void> {
  const versions: (number | undefined)[] = secrets.map(deriveSecretVersion)
  const keys = await db
    .selectFrom('identity_key')
    .selectAll()
    .where('expires_at', 'is', null)
    .execute()
  const others = keys.filter((key) => !versions.includes(versionOf(key))).map(({ id }) => id)
  if (others.length === 0) return
  const expires_at = new Date(Date.now() + OUTLIVED_MS).toISOString()
  await db.updateTable('identity_key').set({ expires_at }).where('id', 'in', others).execute()
}

/** Deletes retired keys whose tokens have all expired. */
export async function removeRetiredKeys(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('identity_key').where('expires_at', '<=', now.toISOString()).execute()
}

/**
 * Returns the keys that a process with this secret signs with, in better-auth's shape. Each secret has its own key, so that
 * processes can sign side by side while the secret is rotated; all keys verify.
 */
export async function readSigningKeys(db: Kysely<Schema>, secret: string) {
  const keys = await db
    .selectFrom('identity_key')
    .selectAll()
    .where('expires_at', 'is', null)
    .execute()
  const version = deriveSecretVersion(secret)
  return keys
    .filter((key) => versionOf(key) === version)
    .map(({ id, public_key, private_key, created_at }) => ({
      id,
      publicKey: public_key,
      privateKey: private_key,
      alg: identityToken.algorithm,
      createdAt: new Date(created_at),
    }))
}

/** Returns the number by which better-auth tags what it encrypts with a secret. It reveals nothing about the secret. */
export function deriveSecretVersion(secret: string): number {
  const mac = createHmac('sha256', secret).update('hausblick secret version').digest()
  return mac.readUIntBE(0, VERSION_BYTES)
}

/** Undefined for keys that predate versioned secrets. */
function versionOf({ private_key }: IdentityKeyTable): number | undefined {
  const text: unknown = private_key === '' ? '' : JSON.parse(private_key)
  return parseEnvelope(String(text))?.version
}

/** Returns a public key as stored; throws JWKSNoMatchingKey if there is none with this id. */
export async function findPublicKey(db: Kysely<Schema>, id: string): Promise<string> {
  const key = await db
    .selectFrom('identity_key')
    .select('public_key')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key.public_key
}
