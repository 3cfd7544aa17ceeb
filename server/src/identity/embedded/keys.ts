import { BetterAuthError } from 'better-auth'
import { importJWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Auth } from './auth.ts'
import { identityToken } from './identityToken.ts'

/**
 * Makes the key that identity tokens are signed with, before the first calls would each make one. A key that the secret
 * does not open, because the secret was lost or changed, is replaced; what it signed lives for minutes only.
 */
export async function prepareSigningKey(auth: Auth, db: Kysely<Schema>): Promise<void> {
  try {
    await sign(auth)
  } catch (error) {
    if (!(error instanceof BetterAuthError)) throw error
    await db.deleteFrom('identity_key').execute()
    await sign(auth)
  }
}

async function sign(auth: Auth): Promise<void> {
  await auth.api.signJWT({ body: { payload: {} } })
}

type PublicKey = Awaited<ReturnType<typeof importJWK>>

/** Finds the public key that a token names; asks the database only for keys that it has not seen. */
export function keyFinder(db: Kysely<Schema>): (id: string) => Promise<PublicKey | undefined> {
  const seen = new Map<string, PublicKey>()
  return async (id) => {
    const known = seen.get(id)
    if (known) return known
    const row = await db
      .selectFrom('identity_key')
      .select('public_key')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const key = await importJWK(JSON.parse(row.public_key), identityToken.algorithm)
    seen.set(id, key)
    return key
  }
}
