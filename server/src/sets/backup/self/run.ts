import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { runLeased } from '../../../platform/command/leasedProcess.ts'
import type { BackupSettings } from '../../../platform/config/backups.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { LEASE_MS, type Lease, renewLease } from './lease.ts'
import type { BackupOrder, BackupReport } from './messages.ts'
import * as texts from './texts.ts'

const RENEW_MS = 5000
/** A backup can wait. */
const NICENESS = 10

interface BackupRun {
  readonly lease: Lease
  readonly beganAt: Date
  /** Called when the lease could not be renewed: a database that is away for a moment ends nothing. */
  readonly onUnrenewed: (cause: unknown) => void
}

/**
 * Makes a backup in a process of its own, and renews the lease meanwhile. Ends that process where the lease is lost; when aborted, also
 * throws the signal's reason.
 */
export async function runBackup(
  db: Kysely<Schema>,
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'documents'>,
  backups: BackupSettings,
  { lease, beganAt, onUnrenewed }: BackupRun,
  signal: AbortSignal,
): Promise<BackupReport> {
  const { dataDir, databaseUrl, documents } = config
  const scratch = join(dataDir, 'backup-test')
  // What a process that was killed has left.
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { mode: 0o700 })
  const order: BackupOrder = { databaseUrl, documents, backups, scratch, beganAt }
  let report: BackupReport | undefined
  let isOurs = true
  let renewedAt = performance.now()
  try {
    const ended = await runLeased<BackupReport>(
      {
        worker: new URL('./worker.ts', import.meta.url),
        niceness: NICENESS,
        order,
        onMessage: (message) => {
          report = message
        },
        renewEveryMs: RENEW_MS,
        renew: async () => {
          try {
            isOurs = await renewLease(db, lease)
            renewedAt = performance.now()
          } catch (cause) {
            onUnrenewed(cause)
            isOurs = performance.now() - renewedAt < LEASE_MS
          }
          return isOurs
        },
      },
      signal,
    )
    const detail = isOurs ? `ended by ${ended}` : 'its lease was lost'
    return report ?? { fault: texts.brokenOff, detail }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
