import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { Rate } from './actionLimits.ts'

/** By how much the clocks of processes may differ. */
const SKEW_MS = 5 * 60_000

/**
 * Counts an attempt in one atomic statement. Returns 0, or the milliseconds until the next attempt is allowed; attempts that
 * are not allowed do not count. Implements the generic cell rate algorithm: each attempt moves `free_at_ms`, when nothing
 * counts any longer, ahead by `everyMs`. Where that is later than attempts can move it, the clock has been set back, and
 * counting starts anew.
 */
export async function consumeAttempt(
  db: Kysely<Schema>,
  key: string,
  { burst, everyMs }: Rate,
  now: number,
): Promise<number> {
  const latest = now + (burst - 1) * everyMs
  const impossible = now + burst * everyMs + SKEW_MS
  const counted = await db
    .insertInto('attempt')
    .values({ key, free_at_ms: now + everyMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          free_at_ms: sql`case when attempt.free_at_ms > ${now} and attempt.free_at_ms <= ${impossible} then attempt.free_at_ms else ${now} end + ${everyMs}`,
        })
        .where(({ or, eb }) =>
          or([eb('attempt.free_at_ms', '<=', latest), eb('attempt.free_at_ms', '>', impossible)]),
        ),
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

export async function clearAttempts(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}
