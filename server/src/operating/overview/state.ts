import type { ServiceState } from '@hausblick/contract/calls/overview.ts'
import type { Kysely } from 'kysely'
import { readMailboxState } from '../../documents/mailbox/state.ts'
import { readFolderState } from '../../documents/watched/state.ts'
import type { Config } from '../../platform/config/config.ts'
import { measureSpace } from '../../platform/database/noSpace.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { findLastBackup, isBackupOld } from '../../sets/backup/lastBackup.ts'

/** As in the alert about the disk (docs/operations/alerts.yml). */
const LOW_SHARE = 0.1

/** Reads how the service is. */
export async function readState(
  db: Kysely<Schema>,
  {
    dataDir,
    smtpUrl,
    mailbox,
    intakeFolder,
  }: Pick<Config, 'dataDir' | 'intakeFolder' | 'mailbox' | 'smtpUrl'>,
): Promise<ServiceState> {
  const backup = await findLastBackup(db)
  const { free, size } = await measureSpace(dataDir)
  return {
    backup: {
      at: backup.at?.toISOString() ?? null,
      isOld: isBackupOld(backup),
      hasFailed: backup.hasFailed,
    },
    areMailsSent: smtpUrl !== null,
    mailbox: await readMailboxState(db, mailbox),
    folder: await readFolderState(db, intakeFolder),
    disk: { free: roundDown(free), isLow: free < LOW_SHARE * size },
  }
}

/** Rounds a size down to two digits, which is all that people read of it, so that few replies differ from the one before. */
function roundDown(bytes: number): number {
  const unit = 10 ** Math.max(0, String(Math.trunc(bytes)).length - 2)
  return Math.floor(bytes / unit) * unit
}
