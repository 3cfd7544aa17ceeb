import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { Limit } from './limits.ts'

/**
 * Counts an attempt in one statement, so that none slips through beside another, in whichever process. Gives 0, or in how
 * many milliseconds the next one will be let through; an attempt that is not let through does not count. It is the
 * "generic cell rate algorithm": each attempt moves the time at which all is forgotten on by `everyMs`.
 */
export async function countAttempt(
  db: Kysely<Schema>,
  key: string,
  { burst, everyMs }: Limit,
  now: number,
): Promise<number> {
  const latest = now + (burst - 1) * everyMs
  const counted = await db
    .insertInto('attempt')
    .values({ key, free_at_ms: now + everyMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          free_at_ms: sql`case when attempt.free_at_ms > ${now} then attempt.free_at_ms else ${now} end + ${everyMs}`,
        })
        .where('attempt.free_at_ms', '<=', latest),
    )
    .returning('free_at_ms')
    .executeTakeFirst()
  if (counted) return 0
  const { free_at_ms } = await db
    .selectFrom('attempt')
    .select('free_at_ms')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return free_at_ms - latest
}

export async function forgetAttempts(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}
