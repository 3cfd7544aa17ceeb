import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { BackupSettings } from '../../config/backups.ts'
import type { Config } from '../../config/config.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { renewLease } from './lease.ts'
import type { BackupOrder, BackupReport } from './messages.ts'
import * as texts from './texts.ts'

const RENEW_MS = 5000
/** A backup can wait. */
const NICENESS = 10

/**
 * Makes a backup in a process that yields to the service's own, and renews the lease meanwhile. When aborted, ends that process
 * and throws the signal's reason.
 */
export async function runBackup(
  db: Kysely<Schema>,
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'documents'>,
  backups: BackupSettings,
  { lease, beganAt }: { readonly lease: string; readonly beganAt: Date },
  signal: AbortSignal,
): Promise<BackupReport> {
  const { dataDir, databaseUrl, documents } = config
  const scratch = join(dataDir, 'backup-test')
  // What a process that was killed has left.
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { mode: 0o700 })
  const child = fork(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  lowerPriority(child)
  const exited = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  const timer = setInterval(() => {
    // A database that is away for a moment ends nothing: the lease lasts longer.
    renewLease(db, lease).then(
      (isOurs) => isOurs || end(),
      () => undefined,
    )
  }, RENEW_MS)
  let report: BackupReport | undefined
  child.on('message', (message: BackupReport) => {
    report = message
  })
  try {
    const order: BackupOrder = { databaseUrl, documents, backups, scratch, beganAt }
    child.send(order, () => {})
    const [code, ended] = await exited
    signal.throwIfAborted()
    return report ?? brokenOff(ended ?? `code ${code}`)
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', end)
    await rm(scratch, { recursive: true, force: true })
  }
}

function brokenOff(by: string): BackupReport {
  return {
    fault: texts.brokenOff,
    detail: `ended by ${by}`,
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, NICENESS)
}
