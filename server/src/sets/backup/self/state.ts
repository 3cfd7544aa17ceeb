import type { Kysely, Transaction } from 'kysely'
import type { BackupSettings, TimeOfDay } from '../../../platform/config/backups.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { type LastBackup, recordBackup } from '../lastBackup.ts'
import type { Lease } from './lease.ts'
import type { BackupReport } from './messages.ts'
import { firstPlanned, nextPlanned, nextTry } from './schedule.ts'
import * as texts from './texts.ts'

/** What the database knows of the service's own backups, and how the last one of any kind ended: read at once, so that it fits together. */
export interface OwnBackups extends LastBackup {
  /** When the next one begins; null before that is planned. */
  readonly dueAt: Date | null
  readonly isRunning: boolean
  /** Bytes of the last one; null before the first. */
  readonly size: number | null
  /** Why the last one failed, in German; null if it did not, or the reason is in the output of a command. */
  readonly fault: string | null
}

export async function readOwnBackups(db: Kysely<Schema>, now = new Date()): Promise<OwnBackups> {
  const row = await db
    .selectFrom('service')
    .select([
      'backup_at',
      'backup_failed_at',
      'backup_due_at',
      'backup_lease_until',
      'backup_size',
      'backup_fault',
    ])
    .executeTakeFirstOrThrow()
  return {
    at: row.backup_at === null ? null : new Date(row.backup_at),
    hasFailed: row.backup_failed_at !== null,
    dueAt: row.backup_due_at === null ? null : new Date(row.backup_due_at),
    isRunning: row.backup_lease_until !== null && row.backup_lease_until > now.toISOString(),
    size: row.backup_size,
    fault: row.backup_fault,
  }
}

/** Plans the next backup where there is no plan, or a later one than the settings say. What was missed stays due. */
export async function planBackup(
  db: Kysely<Schema>,
  at: TimeOfDay,
  now = new Date(),
): Promise<void> {
  const { at: lastAt, dueAt } = await readOwnBackups(db, now)
  const next = nextPlanned(now, at)
  if (dueAt !== null && dueAt <= next) return
  const planned = dueAt === null ? firstPlanned(now, lastAt, at) : next
  await db.updateTable('service').set({ backup_due_at: planned.toISOString() }).execute()
}

export async function wantBackup(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('service').set({ backup_due_at: new Date().toISOString() }).execute()
}

/** Records how a backup ended, and plans the next one. Returns false if another process has taken over meanwhile. */
export async function recordEnd(
  trx: Transaction<Schema>,
  { at }: Pick<BackupSettings, 'at'>,
  { lease, beganAt }: { readonly lease: Lease; readonly beganAt: Date },
  report: BackupReport,
): Promise<boolean> {
  const now = new Date()
  const hasFailed = 'fault' in report
  const due = hasFailed ? nextTry(now, at) : nextPlanned(now, at)
  const { numUpdatedRows } = await trx
    .updateTable('service')
    .set({
      backup_lease: null,
      backup_lease_until: null,
      backup_due_at: due.toISOString(),
      ...(!hasFailed && { backup_size: report.made.size }),
    })
    .where('backup_lease', '=', lease.backup_lease)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const fault = faultOf(report)
  await recordBackup(trx, { beganAt, isWhole: fault === null, fault })
  return true
}

/** Returns why a backup is not what it should be, in German; null if it is whole. */
export function faultOf(report: BackupReport): string | null {
  if ('fault' in report) return report.fault
  return report.made.missing === 0 ? null : texts.incomplete(report.made.missing)
}
