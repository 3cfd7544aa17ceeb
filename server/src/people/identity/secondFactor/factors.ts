import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/** The second factors that an account has set up. */
export interface Factors {
  readonly app: boolean
  readonly passkeys: number
}

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
