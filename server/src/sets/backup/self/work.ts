import type { FastifyBaseLogger } from 'fastify'
import { transact } from '../../../platform/database/transact.ts'
import type { Service } from '../../../platform/http/service.ts'
import { giveLeaseBack, takeLease } from './lease.ts'
import { mailFailure } from './mails.ts'
import { runBackup } from './run.ts'
import { faultOf, planBackup, recordEnd } from './state.ts'

export type BackupParts = Pick<Service, 'config' | 'mailer'> & {
  readonly database: Pick<Service['database'], 'db'>
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
}

/** Backs the service up if that is due and no other process does. When aborted, leaves it to the next process. */
export async function backUpIfDue(
  { config, database: { db }, mailer, log }: BackupParts,
  signal: AbortSignal,
): Promise<void> {
  const { backups } = config
  if (backups === null) return
  await planBackup(db, backups.at)
  const lease = await takeLease(db)
  if (lease === null) return
  const begun = {
    ...{ lease, beganAt: new Date() },
    onUnrenewed: (err: unknown) => log.warn({ err }, 'the lease of a backup was not renewed'),
  }
  const report = await runBackup(db, config, backups, begun, signal).catch(async (error) => {
    await giveLeaseBack(db, lease)
    signal.throwIfAborted()
    throw error
  })
  if ('fault' in report) log.error(report, 'a backup has failed')
  else log.info(report.made, 'backed up')
  const fault = faultOf(report)
  await transact(db, async (trx) => {
    const isOurs = await recordEnd(trx, backups, begun, report)
    if (isOurs && fault !== null) await mailFailure(trx, { config, mailer }, fault)
  })
}
