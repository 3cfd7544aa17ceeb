import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** The second factors that an account has set up. */
export interface Factors {
  readonly app: boolean
  readonly passkeys: number
}

/** Reads which second factors an account has. */
export async function findFactors(db: Kysely<Schema>, userId: string): Promise<Factors> {
  const { app, passkeys } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('identity_totp')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .as('app'),
      eb
        .selectFrom('identity_passkey')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .as('passkeys'),
    ])
    .executeTakeFirstOrThrow()
  return { app: Number(app) > 0, passkeys: Number(passkeys) }
}

export function hasFactor({ app, passkeys }: Factors): boolean {
  return app || passkeys > 0
}

/**
 * Locks an account until the transaction ends, so that of concurrent calls about its second factor each sees what the one
 * before did. Returns the account, or undefined if it is gone.
 */
export async function lockAccount(
  trx: Transaction<Schema>,
  userId: string,
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  return await trx
    .selectFrom('identity_user')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}
