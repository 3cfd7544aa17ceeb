import type { Transaction } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'

/**
 * What the version of the service that signed people in by better-auth 1.7 has stored and sent, as it was: of an account with
 * a second factor and a session, of a password hashed by scrypt, and of the key of its secret.
 */
export const earlier = {
  secret: 'das Geheimnis von früher, das lang genug ist',
  /** The password of both accounts. */
  password: 'ein langes Passwort',
  scryptHash:
    '462fc9d0ce9db076aaa8d708633fc8fa:a076ebdb462f06cd0989c2ec6bb364ba9f8c28853aa8d4ff167946a2d402d062a3dc06736994e618b59b5d2e7b819aaa1273c27b8dded4c7c9721371f719a9ff',
  argon2Hash:
    '$argon2id$v=19$m=8,t=1,p=1$71Z3pGQaeStwRDcLvO2RHA$9VQdDm8WUHpiq8SKbWbFjg3L+x9Le82xBW+Y1ikLC4A',
  account: { id: 'lgJipS6X1Zw1oL8ZTXilNVXZJE5T7HpZ', email: 'anna@example.de' },
  session: {
    id: 'eHjDNOBwMHpPmno5vpTwCpFNUpLRrZaX',
    token: '9WXdhhOzgVLCVCAmEvJLM2YGlgSirK41',
    cookieName: 'hausblick.session_token',
    /** As sent, encoded. */
    cookie: '9WXdhhOzgVLCVCAmEvJLM2YGlgSirK41.5gXqy5%2Bo5GiWxkl0tLgJQbWwBV0E7XYfipCrt90NQ4g%3D',
  },
  app: {
    secret: 'PUJKCYFJLBGTY76VTWQBAC6CHZVUBHVE',
    stored:
      '$ba$266710597634880$d2bc6e1b9ce31f478a541efc43a8c8272df56b1b2e8910cc3f4eddd4673dc8f064202ffdc84864cf2176dc079f7d3fd26a274d7c088e4eddae0ec14f621a6b5fd994c5fece99096e',
  },
  recoveryCode: {
    code: 'E7EM-OUAH-EXJC-AODK-EXNK-4PFM',
    stored: '1Cdh3JSFNS-S9U9gpdBnVG9OLuI8CWnLMHN7xNgNfmM',
  },
  key: {
    id: 'fX8j39wf6QWOoopoqROO5xMNPHXKlC24',
    public_key:
      '{"kty":"EC","x":"eJQBrQcfVoYmEXQxYjJJiu_-gKDs0SKtkwNHFGYLuPU","y":"sw8Q3cCpK29Mv1P-Bn1SIUGcMCHsLsqxfOI_GKvy4oc","crv":"P-256"}',
    private_key:
      '"$ba$266710597634880$63cd518755c36eac1b30ae7e4cf2fc4dc989e2aaee62a7d8b11d3022749b9488c89bff4b2cc9ceeb9a593723e722e389928e88931512df0f7df3d0519e046c005b2d911fb05dc37b1b80a9019c1548445c0f29f437836f298084dbeffb60be7f08477dfa71dfebc56429c0883016b4cc1222893609e369d8bcebd870500c6daf706d003d7694e1f7486791868ab1113868b8599265518c3c673b98a70a64755d361e015bcf3af83bf80e503e7ffcca1a19b67c6f9ceef9654e3fba6cc15281823731ff5b5f5c053595d2a0807ff32c43d4da8dba09ba97d9"',
  },
} as const

/** Stores it, as if the account had signed in at this time. */
export async function storeEarlier(trx: Transaction<Schema>, now = new Date()): Promise<void> {
  const { account, session, app, recoveryCode, key } = earlier
  const then = now.toISOString()
  const times = { created_at: then, updated_at: then }
  const user_id = account.id
  await trx
    .insertInto('identity_user')
    .values({ ...account, name: '', email_verified: 0, ...times })
    .execute()
  await trx
    .insertInto('identity_account')
    .values({
      id: 'vxNpdXxVIRE00XwVlDD4A1DMT6y0f8Pr',
      user_id,
      provider_id: 'credential',
      account_id: user_id,
      password: earlier.argon2Hash,
      ...times,
    })
    .execute()
  await trx
    .insertInto('identity_session')
    .values({
      id: session.id,
      token: session.token,
      user_id,
      expires_at: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
      ip_address: '',
      user_agent: '',
      second_factor: 'totp',
      ...times,
    })
    .execute()
  await trx
    .insertInto('identity_totp')
    .values({
      user_id,
      secret: app.stored,
      confirmed_at: then,
      session_id: session.id,
      last_step: 0,
      created_at: then,
    })
    .execute()
  await trx
    .insertInto('identity_recovery_code')
    .values({ user_id, code_hash: recoveryCode.stored })
    .execute()
  await trx
    .insertInto('identity_key')
    .values({ ...key, alg: 'ES256', created_at: then, expires_at: null })
    .execute()
}
