import type { Kysely } from 'kysely'
import { listMigrations } from '../../platform/database/migrate.ts'
import type { MigrationName } from '../../platform/database/migrations.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** As in the alert about old backups (docs/operations/alerts.yml): a nightly one, and half a day. */
const PLANNED_MS = 36 * 60 * 60 * 1000

const NEEDED: MigrationName = '0038_last_backup'
const WITH_FAULT: MigrationName = '0071_own_backups'

export interface LastBackup {
  /** When the last whole backup began, which is what it has; null if there is none. */
  readonly at: Date | null
  /** Whether a later one failed, or missed documents. */
  readonly hasFailed: boolean
}

/**
 * Records how a backup ended, with the reason in German where nobody saw the output of a command. A database of an older release, which is backed up as it is, has no
 * place for that.
 */
export async function recordBackup(
  db: Kysely<Schema>,
  {
    beganAt,
    isWhole,
    fault = null,
  }: { readonly beganAt: Date; readonly isWhole: boolean; readonly fault?: string | null },
): Promise<void> {
  const known = await listMigrations(db)
  if (!known.includes(NEEDED)) return
  const ended = isWhole
    ? { backup_at: beganAt.toISOString(), backup_failed_at: null }
    : { backup_failed_at: new Date().toISOString() }
  await db
    .updateTable('service')
    .set({ ...ended, ...(known.includes(WITH_FAULT) && { backup_fault: fault }) })
    .execute()
}

export async function findLastBackup(db: Kysely<Schema>): Promise<LastBackup> {
  const { backup_at: at, backup_failed_at: failedAt } = await db
    .selectFrom('service')
    .select(['backup_at', 'backup_failed_at'])
    .executeTakeFirstOrThrow()
  return { at: at === null ? null : new Date(at), hasFailed: failedAt !== null }
}

/** Returns whether the last whole backup is longer ago than planned, or there is none. */
export function isBackupOld({ at }: Pick<LastBackup, 'at'>, now = new Date()): boolean {
  return at === null || now.getTime() - at.getTime() > PLANNED_MS
}
