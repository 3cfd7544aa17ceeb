import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { removeExpiredAttempts } from '../oidc/attempts.ts'
import { removeExpiredResets } from '../reset/store.ts'
import { removeExpiredChallenges } from '../sessions/challenges.ts'
import { removeExpiredSessions } from '../sessions/store.ts'
import { removeRetiredKeys } from '../tokens/keys.ts'

/** Deletes sessions, reset tokens and signing keys that are no longer valid. */
export async function removeExpiredIdentity(db: Kysely<Schema>, now: Date): Promise<void> {
  await removeExpiredResets(db, now)
  await removeExpiredChallenges(db, now)
  await removeExpiredAttempts(db, now)
  await removeExpiredSessions(db, now)
  await removeRetiredKeys(db, now)
}
