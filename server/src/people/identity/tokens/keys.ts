import { errors, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Kysely } from 'kysely'
import type { IdentityKeyTable } from '../../../platform/database/tables/accounts.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Encryption } from '../account/encryption.ts'
import { identityToken } from '../account/identityToken.ts'
import { createId } from '../account/token.ts'

/** A token's lifetime plus tolerated clock skew. */
const OUTLIVED_MS = (identityToken.lifetimeSeconds + 60) * 1000

/**
 * Retires the keys of secrets that are no longer configured: they sign nothing more, and verify until the last token signed
 * with them has expired.
 */
export async function retireKeys(db: Kysely<Schema>, encryption: Encryption): Promise<void> {
  const keys = await readKeysInUse(db)
  const others = keys.filter((key) => !encryption.isKnown(privateKeyOf(key))).map(({ id }) => id)
  if (others.length === 0) return
  const expires_at = new Date(Date.now() + OUTLIVED_MS).toISOString()
  await db.updateTable('identity_key').set({ expires_at }).where('id', 'in', others).execute()
}

/** Deletes retired keys whose tokens have all expired. */
export async function removeRetiredKeys(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('identity_key').where('expires_at', '<=', now.toISOString()).execute()
}

/**
 * Returns the key with which a process of the current secret signs, and creates it if there is none. Each secret has its own
 * key, so that processes can sign side by side while the secret is rotated; all keys verify.
 */
export async function findSigningKey(db: Kysely<Schema>, encryption: Encryption) {
  const keys = await readKeysInUse(db)
  const own = keys.find((key) => encryption.isCurrent(privateKeyOf(key)))
  const { id, private_key } = own ?? (await createKey(db, encryption))
  const jwk = JSON.parse(encryption.decrypt(privateKeyOf({ private_key })))
  return { id, privateKey: await importJWK(jwk, identityToken.algorithm) }
}

async function createKey(db: Kysely<Schema>, { encrypt }: Encryption): Promise<IdentityKeyTable> {
  const pair = await generateKeyPair(identityToken.algorithm, { extractable: true })
  const key = {
    id: createId(),
    public_key: JSON.stringify(await exportJWK(pair.publicKey)),
    private_key: JSON.stringify(encrypt(JSON.stringify(await exportJWK(pair.privateKey)))),
    alg: identityToken.algorithm,
    created_at: new Date().toISOString(),
    expires_at: null,
  }
  await db.insertInto('identity_key').values(key).execute()
  return key
}

/** Reads the keys that are not retired, the newest first. */
async function readKeysInUse(db: Kysely<Schema>): Promise<IdentityKeyTable[]> {
  return await db
    .selectFrom('identity_key')
    .selectAll()
    .where('expires_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Returns a private key, encrypted. */
function privateKeyOf({ private_key }: Pick<IdentityKeyTable, 'private_key'>): string {
  return String(private_key === '' ? '' : JSON.parse(private_key))
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
